/** Finds the words a text is about, for a search that does not carry the text itself. */
import { irregularStems, stopWords } from '#content/data/english-words.ts';
import { wordRules, wordsOf } from './search-words.ts';

/** Shorter ones are mostly units, signs and endings. */
const SHORTEST = 4;
/** Occurrences a word needs; one that occurs once is an aside. */
const LEAST = 2;

const { isStopWord, stemOf } = wordRules({ stopWords, irregularStems });

/** The words a text repeats, each in its first form, the most frequent first. */
export function tellingWords(text: string, most: number): string {
  const found = new Map<string, { word: string; times: number }>();
  for (const word of wordsOf(text.replace(/https?:\S+/g, ''))) {
    if (word.length < SHORTEST || isStopWord(word) || /\d/.test(word)) continue;
    const stem = stemOf(word);
    const known = found.get(stem);
    if (known) known.times += 1;
    else found.set(stem, { word, times: 1 });
  }
  return [...found.values()]
    .filter(({ times }) => times >= LEAST)
    .sort((a, b) => b.times - a.times)
    .slice(0, most)
    .map(({ word }) => word)
    .join(' ');
}
