/** The words of a text as the search for close matches compares them. */
import { stemmer } from 'stemmer';

/** The lists of `content/data/english-words.ts`. */
export interface WordLists {
  stopWords: string;
  irregularStems: Readonly<Record<string, string>>;
}

export interface WordRules {
  isStopWord: (word: string) => boolean;
  /** Takes the ending off a word, so that "booking" and "booked" are one. */
  stemOf: (word: string) => string;
}

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

export function wordRules({ stopWords, irregularStems }: WordLists): WordRules {
  const frequent = new Set(stopWords.split(' '));
  /** Stems found so far, because texts repeat words. */
  const stems = new Map(Object.entries(irregularStems));
  return {
    isStopWord: (word) => frequent.has(word),
    stemOf: (word) => {
      const known = stems.get(word);
      if (known !== undefined) return known;
      const stem = word.length < 4 ? word : stemmer(word).replace(/(?<=\w{4})li$/, '');
      stems.set(word, stem);
      return stem;
    },
  };
}
