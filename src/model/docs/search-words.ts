/** The words of a text as the search for close matches compares them. */
import { stemmer } from 'stemmer';

/** Words so frequent that they tell no two sections apart. */
const STOP_WORDS = new Set(
  'a about am an and any are as at be been but by can could did do does for from get had has have how i if in into is it its just may me mean means my no not of on or our please should so some that the their them then there these they this to us use used using via was we were what when where which who why will with would you your yours'.split(
    ' ',
  ),
);

const COMPOUND = /[\p{L}\p{N}]+(?:[-‑/'’][\p{L}\p{N}]+)*/gu;
const MARKS = /\p{M}/gu;

/** The words of a text in order. Of a compound the parts and the whole: `SOC-2` is "soc", "2" and "soc2". */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [compound] of text.normalize('NFKD').replace(MARKS, '').toLowerCase().matchAll(COMPOUND)) {
    const parts = compound.replace(/['’]s?$|['’]s?(?=-)/g, '').split(/[-‑/'’]/);
    words.push(...parts);
    if (parts.length > 1) words.push(parts.join(''));
  }
  return words;
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

const stems = new Map<string, string>();

/** What is left of a word when its ending is taken off: "booking" and "booked" are one. Remembered, for texts repeat words. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem =
    word.length < 4 ? word.replace(/(?<=[a-z]{2})s$/, '') : stemmer(word).replace(/(?<=\w{4})li$/, '');
  stems.set(word, stem);
  return stem;
}
