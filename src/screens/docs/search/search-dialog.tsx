import { clsx } from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { CODE_END } from '#article/read-lines.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { CloseIcon, DocsIcon } from '#ui/icons.tsx';
import { ShuttleArrow } from '#weave/drawing.tsx';
import type { CloseMatch } from './close-matches.ts';
import styles from './search-dialog.module.css';
import { escaped, MOST_RESULTS, type SearchEntry, type SearchResult } from './search-docs.ts';
import { useSearch } from './use-search.ts';

/**
 * Selector of what the arrows walk through while there is nothing to choose: the field and the
 * links below it.
 */
const STOPS = 'input, a:not([role], [hidden] *)';

type Found = Pick<ReturnType<typeof useSearch>, 'results' | 'place' | 'close'>;

const countOf = ({ results, place, close }: Found) =>
  results.length + (place ? 1 : 0) + close.length;

const hitId = (row: number) => `search-hit-${row}`;

interface SearchDialogProps {
  /** Starting points for somebody who does not know what to type. */
  doors: readonly { title: string; description: string; path: string }[];
  lost: ComponentProps<typeof NotLoaded>;
}

/**
 * A combobox with a listbox (ARIA Authoring Practices) in a native modal dialog, which keeps the
 * focus and closes on Escape. Field and doors are there from the start; the results come with
 * React. Doors are no options, so the arrows move the focus itself into them.
 */
export function SearchDialog({ doors, lost }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, activate] = useState(0);
  const query = typed.trim();
  const { state, load, isNone, ...found } = useSearch(query);
  const count = countOf(found);
  const said = {
    loading: query && 'Loading the index',
    ready: statement(query, found),
    failed: 'The search index did not load. ',
  }[state];

  // biome-ignore lint/correctness/useExhaustiveDependencies: an option becomes the active one by a key or by a new query.
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  const search = (words: string) => {
    setTyped(words);
    activate(0);
    if (state === 'failed') load();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before the key that ended it, which has this code then.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (count > 0 && event.target === field.current) {
      if (step) activate((active + step + count) % count);
      else if (event.key === 'Enter') document.getElementById(hitId(active))?.click();
      else return;
    } else if (step) {
      walk(dialog.current, step);
    } else {
      // A letter typed on a link belongs to the field, where it still has to arrive.
      if (/^(\S|Backspace)$/.test(event.key)) field.current?.focus();
      return;
    }
    event.preventDefault();
  };

  /**
   * A link leads elsewhere, perhaps on this page. The dialog itself is pressed at its backdrop, in
   * browsers without `closedby`.
   */
  const onClick = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const isLink =
      target instanceof Element && target.closest('a') && !metaKey && !ctrlKey && !shiftKey;
    if (isLink || target === dialog.current) dialog.current?.close();
  };

  const onClose = () => {
    // A visitor who opened it again before this was reported may have typed already.
    if (!field.current || dialog.current?.open) return;
    field.current.value = '';
    search('');
  };

  return (
    <dialog
      ref={dialog}
      id="docs-search"
      className={styles.dialog}
      aria-label="Search docs"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onClose={onClose}
      closedby="any"
      // It may be open already when React arrives.
      suppressHydrationWarning
    >
      <div className={styles.field}>
        <DocsIcon name="search" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search docs"
          placeholder="Search docs"
          aria-expanded={count > 0}
          aria-controls="search-hits"
          aria-activedescendant={count > 0 ? hitId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={120}
          onInput={(event) => search(event.currentTarget.value)}
        />
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label="Close search">
            <CloseIcon />
          </button>
        </form>
      </div>
      {isNone ? <p className={clsx('caption', styles.none)}>{NONE_FOUND}</p> : null}
      <Hits query={query} found={found} active={active} activate={activate} />
      {isNone ? (
        <p className={styles.ways}>
          <a href="/docs/all">See all pages</a>
          <a href="/contact">Ask us</a>
        </p>
      ) : null}
      <Doors doors={doors} hidden={query !== ''} />
      <div className={clsx(styles.foot, 'caption')}>
        <span role="status" className={isNone ? 'visually-hidden' : undefined}>
          <span key={said}>{said}</span>
          {state === 'failed' ? <a href="/docs/all">See all pages</a> : null}
        </span>
      </div>
      <NotLoaded {...lost} />
    </dialog>
  );
}

/** Moves the focus through field and links, round from the last to the first. */
function walk(dialog: HTMLDialogElement | null, step: number): void {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}

interface HitsProps {
  query: string;
  found: Found;
  active: number;
  activate: (row: number) => void;
}

/** The listbox. Its options are the results, the page that the query names, and what is close. */
function Hits({ query, found, active, activate }: HitsProps) {
  const closeId = useId();
  const { results, place, close } = found;
  const count = countOf(found);
  const option = (row: number, href: string) => ({
    id: hitId(row),
    role: 'option',
    tabIndex: -1,
    href,
    'aria-selected': row === active,
    onPointerMove: () => activate(row),
  });

  return (
    <div
      className={styles.list}
      id="search-hits"
      role="listbox"
      aria-label="Results"
      hidden={count === 0}
    >
      {results.map((result, row) => (
        <a key={result.path} {...option(row, result.path)}>
          <HitText
            key={query}
            {...result}
            marks={new RegExp(escaped(result.highlightedMatch).replace(/\s+/g, '\\s+'), 'gi')}
          />
        </a>
      ))}
      {place ? (
        <a className={clsx('small', styles.place)} {...option(results.length, place.path)}>
          <span className="caption">On this site:</span>
          <b>{nameOf(place)}</b>
          <ShuttleArrow />
        </a>
      ) : null}
      {close.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds options and groups of them; a fieldset is for fields.
        <div role="group" aria-labelledby={closeId}>
          <p className="caption" id={closeId} aria-hidden="true">
            Close to that
          </p>
          {close.map((match, row) => (
            <a key={match.path} {...option(count - close.length + row, match.path)}>
              <HitText key={query} {...match} />
            </a>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Doors({ doors, hidden }: Pick<SearchDialogProps, 'doors'> & { hidden: boolean }) {
  return (
    <div className={styles.list} hidden={hidden}>
      <p className="caption" id="search-doors">
        Start here
      </p>
      <ul className={styles.doors} aria-labelledby="search-doors">
        {doors.map(({ title, description, path }) => (
          <li key={path}>
            <a href={path}>
              <b className="block">{title}</b> <span className="small block">{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ names, title }: SearchEntry) => names?.[0] ?? title;

const NONE_FOUND = 'No results found';

/** Announced to screen readers that cannot follow the list. */
function statement(query: string, { results, place, close }: Found): string {
  if (query === '') return 'Type to search every page and section';
  const number = results.length;
  const first = number > 0 ? `${number} ${number === 1 ? 'result' : 'results'}` : NONE_FOUND;
  const more = [
    close.length > 0 && `${close.length} close to that`,
    place && `${nameOf(place)} on this site`,
  ];
  if (number === MOST_RESULTS) more.push(`at most ${MOST_RESULTS} shown`);
  return [first, ...more].filter(Boolean).join(', ');
}

type HitTextProps = CloseMatch & Partial<Pick<SearchResult, 'paragraphNumber'>>;

/**
 * Text of a result: its page and section, the excerpt with the match marked, the path. Keyed by the
 * query, as the status is by its words: React cannot edit text that a translator has put its own in
 * the place of, but it can draw it anew.
 */
function HitText({ page, heading, content, path, marks, paragraphNumber }: HitTextProps) {
  const isCode = content.endsWith(CODE_END);
  return (
    <>
      <span className={clsx('small', styles.way)}>
        <span>{marked(page, marks)}</span>
        {heading ? <b>{marked(heading, marks)}</b> : null}
      </span>
      <span
        className={clsx(styles.excerpt, isCode && styles.code)}
        translate={isCode ? 'no' : undefined}
      >
        {marked(content, marks)}
      </span>
      <span className={styles.path} translate="no">
        {path}
        {paragraphNumber === undefined ? null : `, paragraph\u00a0${paragraphNumber}`}
      </span>
    </>
  );
}

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
