import type { ComponentProps } from 'react';
import { fold, type SearchResult } from '#model/docs/search-docs.ts';
import styles from './search-hit.module.css';

interface SearchHitProps extends ComponentProps<'a'> {
  result: SearchResult;
  isActive: boolean;
}

/** A result: page, section and paragraph, the excerpt with what matched marked, and the path. */
export function SearchHit({ result, isActive, ...rest }: SearchHitProps) {
  const { page, heading, content, path, paragraphNumber, highlightedMatch } = result;
  return (
    <a role="option" tabIndex={-1} aria-selected={isActive} href={path} className={styles.hit} {...rest}>
      <span className={styles.page}>
        <b>
          <Marked text={page} match={highlightedMatch} />
        </b>{' '}
        <span>
          <Marked text={heading} match={highlightedMatch} />
          {`${heading ? ', ' : ''}paragraph ${paragraphNumber}`}
        </span>
      </span>
      <span className={styles.excerpt}>
        <Marked text={content} match={highlightedMatch} />
      </span>
      <span className={styles.path}>{path}</span>
    </a>
  );
}

/** The text with every occurrence of the match in a `mark`. */
function Marked({ text, match }: { text: string; match: string }) {
  return splitAround(text, match).map(({ start, words, isMatch }) =>
    isMatch ? <mark key={start}>{words}</mark> : words,
  );
}

interface Piece {
  start: number;
  words: string;
  isMatch: boolean;
}

function splitAround(text: string, match: string): Piece[] {
  const folded = fold(text);
  const needle = fold(match);
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ start: from, words: text.slice(from, to), isMatch });
    from = to;
  };
  for (let at = folded.indexOf(needle); at >= 0 && needle; at = folded.indexOf(needle, from)) {
    add(at, false);
    add(at + needle.length, true);
  }
  add(text.length, false);
  return pieces;
}
