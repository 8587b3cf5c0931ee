import { fold } from '#model/docs/search-index.ts';

interface MarkedTextProps {
  text: string;
  /** Text to mark wherever it occurs, or a list of whole words. */
  marks: string | readonly string[];
}

/** Wraps every match in a `mark`. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const places = typeof marks === 'string' ? placesOf(text, marks) : placesOfWords(text, marks);
  return splitAt(text, places).map(({ start, words, isMatch }) =>
    isMatch ? <mark key={start}>{words}</mark> : words,
  );
}

/** Begin and end of a match in the text. */
type Place = readonly [from: number, to: number];

function placesOf(text: string, match: string): Place[] {
  const folded = fold(text);
  const needle = fold(match);
  const places: Place[] = [];
  for (let at = folded.indexOf(needle); at >= 0 && needle; at = folded.indexOf(needle, at + needle.length)) {
    places.push([at, at + needle.length]);
  }
  return places;
}

/** The words consist of letters, digits, hyphens and apostrophes: none of them means something in an expression. */
function placesOfWords(text: string, words: readonly string[]): Place[] {
  if (words.length === 0) return [];
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return [...text.matchAll(whole)].map(({ index, 0: word }) => [index, index + word.length]);
}

interface Piece {
  start: number;
  words: string;
  isMatch: boolean;
}

function splitAt(text: string, places: readonly Place[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > start) pieces.push({ start, words: text.slice(start, to), isMatch });
    start = to;
  };
  for (const [from, to] of places) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return pieces;
}
