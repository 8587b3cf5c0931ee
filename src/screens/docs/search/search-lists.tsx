import { clsx } from 'clsx';
import type { CloseMatch } from '#model/docs/close-matches.ts';
import { escaped, type SearchResult } from '#model/docs/search-docs.ts';
import styles from './search-dialog.module.css';

export const hitId = (row: number) => `search-hit-${row}`;

interface HitListProps {
  results: readonly SearchResult[];
  active: number;
  onPoint: (row: number) => void;
}

/** Results, as options of the list that the field controls. */
export function HitList({ results, active, onPoint }: HitListProps) {
  return (
    <div
      className={styles.hits}
      id="search-hits"
      role="listbox"
      aria-label="Results"
      hidden={results.length === 0}
    >
      {results.map((result, row) => (
        <a
          key={result.path}
          id={hitId(row)}
          role="option"
          tabIndex={-1}
          aria-selected={row === active}
          href={result.path}
          className={styles.hit}
          onPointerMove={() => onPoint(row)}
        >
          <HitText
            {...result}
            marks={new RegExp(escaped(result.highlightedMatch).replace(/\s+/g, '\\s+'), 'gi')}
          />
        </a>
      ))}
    </div>
  );
}

interface CloseListProps {
  matches: readonly CloseMatch[];
  /** True when the rule found nothing. */
  isAll: boolean;
}

/** Close matches below an empty or a short result. They are links and not options, because they are no results. */
export function CloseList({ matches, isAll }: CloseListProps) {
  return (
    <div>
      {isAll ? <p className={styles.none}>No results found</p> : null}
      {matches.length > 0 ? (
        <>
          <p className={clsx('caption', styles.heading)} id="search-close">
            Close to that
          </p>
          <ul aria-labelledby="search-close">
            {matches.map((match) => (
              <li key={match.path}>
                <a className={styles.match} href={match.path}>
                  <HitText {...match} />
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isAll ? (
        <p className={styles.ways}>
          <a href="/docs/all">See all pages</a>
          <a href="/contact">Ask us</a>
        </p>
      ) : null}
    </div>
  );
}

type HitTextProps = CloseMatch & Partial<Pick<SearchResult, 'paragraphNumber'>>;

/** Text of a result: its page and section, the excerpt with the match marked, the path. */
function HitText({ page, heading, content, path, marks, paragraphNumber }: HitTextProps) {
  return (
    <>
      <span className={styles.way}>
        <span>{marked(page, marks)}</span>
        {heading ? <b>{marked(heading, marks)}</b> : null}
      </span>
      <span className={styles.excerpt}>{marked(content, marks)}</span>
      <span className={styles.path}>
        {path}
        {paragraphNumber === undefined ? null : `, paragraph\u00a0${paragraphNumber}`}
      </span>
    </>
  );
}

/** Wraps every match in a `mark`. */
function marked(text: string, marks: RegExp) {
  const places = [...text.matchAll(marks)];
  const ends = places.map(({ index, 0: words }) => index + words.length);
  return [
    ...places.flatMap(({ index, 0: words }, place) => [
      text.slice(ends[place - 1] ?? 0, index),
      <mark key={index}>{words}</mark>,
    ]),
    text.slice(ends.at(-1) ?? 0),
  ];
}
