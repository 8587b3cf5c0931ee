/**
 * Characters of each face's files. The first file of a face has what its pages show and a margin; a browser
 * fetches the others only with a page that needs them: a name with an accent, a rare sign.
 */
import { WORDMARK_LETTERS } from '#styles/wordmark-letters.ts';

const LETTERS = [...range(0x41, 0x5a), ...range(0x61, 0x7a)].join('');
const DIGITS = '0123456789';
const ASCII = range(0x20, 0x7e).join('');

/** A sentence: letters, figures, and the marks a copywriter uses. */
const SENTENCE = ` ${LETTERS}${DIGITS}\u00a0.,:;!?$%&+/()'-–—’“”…`;

/** Marks that the copy of nearly every page uses. */
const MARKS = '\u00a0©·×–—‘’“”…';

/** Accented letters that are common in names; any other comes with a second file. */
const IN_NAMES = 'áé';

/** The first file of each face. */
export const CORE = {
  wordmark: WORDMARK_LETTERS,
  display: SENTENCE,
  text: `${SENTENCE}"#=‘×÷${IN_NAMES}`,
  bold: ` ${LETTERS}${DIGITS}.,:?-’“”`,
  italic: ' abcdefghijklmnopqrstuvwxyz.,-’',
  italicCapitals: `ABCDEFGHIJKLMNOPQRSTUVWXYZ${DIGITS}:;!?&“”()–`,
  sans: `${SENTENCE}"#*<=>@[]_·‘×÷©§${IN_NAMES}`,
  mono: `${ASCII}\u00a0×’…`,
};

/** Letters of Western Europe and its signs. */
const WEST = [...new Set([...ASCII, ...MARKS, ...range(0xa1, 0xff), ...'ıŒœ‚„•‹›€™−'])].join('');

/** Characters the interface face lacks. */
const NOT_IN_SANS = '¤¦¬\u00ad±²³µ¹¼½¾ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸŎŏŜŝŢţŦŧŨũ';

/** Characters of a face's second file: those the first leaves out. */
export const rest = (core: string) => without(WEST, core);
export const restOfSans = (core: string) => without(WEST, core + NOT_IN_SANS);

/** Letters of the rest of Europe, as in Łukasz, Doğan, Ștefan. */
export const EXTENDED = without([...range(0x100, 0x17f), ...'ȘșȚț'].join(''), `${WEST}ĲĳĿŀŉſ`);
export const EXTENDED_SANS = without(EXTENDED, NOT_IN_SANS);

function without(characters: string, others: string): string {
  return [...characters].filter((character) => !others.includes(character)).join('');
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** The characters as a CSS `unicode-range` (CSS Fonts Level 4, section 4.5), neighbours joined. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const point of points) {
    const last = spans.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
