/**
 * Loaded when nothing matches as written: words in any order, begun, with a letter or two wrong or
 * swapped.
 */
import MiniSearch from 'minisearch';
import { oneSpelling, plainText } from '#model/names.ts';

const COMPOUND = /[\p{L}\p{N}]+(?:[-/'][\p{L}\p{N}]+)*/gu;

/** `SOC-2` is "soc", "2" and "soc2", and so is `SOC2`. */
const PARTS = /[-/']|(?<=\p{L}{2})(?=\d)|(?<=\d)(?=\p{L}{2})/u;

export function wordsOf(text: string) {
  return Array.from(plainText(oneSpelling(text)).matchAll(COMPOUND), ([compound]) => {
    const parts = compound.replace(/'s?$/, '').split(PARTS);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  }).flat();
}

/** Words that say little of what is asked; "how much" is nothing else. */
const SMALL_WORD =
  /^(?:about|al(?:l|ready|so|ways)|an?|and|another|(?:any|every|some)(?:body|one|thing|way)?|as|at|be(?:en|ing)?|but|by|cant?|each|else|even|ever|for|from|gets?|getting|give[ns]?|go(?:es|ing)?|got|had|happen(?:s|ed|ing)?|having|he|how|i|if|in(?:to)?|its?|just|kind|let|like|ll|long|[mt]ak(?:es?|ing)|many|may|me|might|much|must|my|need(?:ed|s)?|not?|of|ok(?:ay)?|on|one|only|or|other|our|out|own|please|policy|put|re|real(?:ly)?|she|so|still|t|th(?:an|at|e(?:[mny]|ir|re|se)?|ings?|is|ose)|too?|turn(?:s|ed)?|up|us(?:e[ds]?|ing)?|ve|very|want(?:s|ed)?|we|well|were|wh(?:ats?|en|ere|ich|ile|o(?:se)?|y)|will|with|your?|wont?|(?:are|could|did|do|does|has|have|is|should|was|would)(?:nt?)?)$/;

/** "Approves" and "approval" are written with one beginning. */
const ENDING =
  /(?:(?<=\p{L}{4})(?:[ai]ble|[ae]n(?:ce|t)|al|e[dr]?|(?:at)?ion|i(?:e|ng|ve)|it?y|l?y|ment)s?|(?<=\p{L}{3})s)$/u;

const stemOf = (word: string) => word.replace(ENDING, '');

export const stemsOf = (text: string) => wordsOf(text).map(stemOf).join(' ');

const swapsOf = (word: string) =>
  Array.from(word.slice(1), (next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2));

export const isSmallWord = (word: string) => SMALL_WORD.test(word);

/** How much a word in it adds, and how surely the text is about it. */
const BOOST = { heading: 3, keywords: 3, names: 8, title: 1, content: 1 };
const SURE = { heading: 0.9, keywords: 1, names: 1, title: 0.3, content: 0.85 };

type Field = keyof typeof BOOST;

/** Fifty texts at a time, so that typing does not wait. */
export async function closeIndex(
  texts: readonly { words: Record<Field, string>; worth: number }[],
) {
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: (word) => [...new Set([word, stemOf(word)])],
  });
  await index.addAllAsync(
    texts.map(({ words }, id) => ({ ...words, id })),
    { chunkSize: 50 },
  );
  const written = (word: string, options = {}) =>
    index.search(word, { processTerm: (term) => term, ...options });
  /** What is known, or begun, is not misspelt. */
  const isKnown = (word: string) => index.search(word, { prefix: true })[0];
  const meantBy = (word: string) => {
    if (!word[3] || isKnown(word)) return word;
    const swapped = swapsOf(word).find((swap) => written(swap)[0]);
    // What a letter can make of it; last is what most texts have.
    return swapped ?? written(word, { fuzzy: 1 }).at(-1)?.terms[0] ?? word;
  };
  const lines = texts.map(({ words }) => ['', ...words.content.split('\n')].map(wordsOf));
  return (query: string) => {
    const typed = wordsOf(query);
    const words = typed.map(meantBy);
    const telling = words.filter((word) => !isSmallWord(word));
    /** "Banana bread" is no "banana read". */
    const isMeant = (word: string) => typed.includes(word) || telling.every(isKnown);
    /** A word that few texts have says more of what is asked. */
    const worthOf = (word: string) => Math.log(1 + texts.length / (index.search(word).length || 1));
    const stems = [
      ...new Map(telling.filter(isMeant).map((word) => [stemOf(word), worthOf(word)])),
    ];
    const likeness = (term: string) => (words.includes(term) ? 1 : 0.6);
    /** How surely a text is about a stem, by what is over its lines and by a line that has it. */
    const surenessOf = (stem: string, match: Record<string, string[]>) => {
      let [read, headed] = [0, 0];
      for (const [term, fields] of Object.entries(match))
        for (const field of term.startsWith(stem) ? (fields as Field[]) : []) {
          const sure = SURE[field] * likeness(term);
          if (field === 'content') read = Math.max(read, sure);
          else headed = Math.max(headed, sure);
        }
      return { read, headed };
    };
    /** The share of the query that a text is about, at its best line. */
    const shareOf = (row: number, match: Record<string, string[]>) => {
      const found = stems.map(([stem, worth]) => ({ stem, worth, ...surenessOf(stem, match) }));
      const shares = (lines[row] ?? []).map((line) =>
        found.reduce((sum, { stem, worth, read, headed }) => {
          const isHere = line.some((word) => word.startsWith(stem));
          return sum + worth * (1 - (1 - headed) * (1 - (isHere ? read : read / 4)));
        }, 0),
      );
      return Math.max(...shares);
    };
    const found = index
      .search(words.join(' '), {
        boost: BOOST,
        boostTerm: (word) => (isSmallWord(word) ? 0.05 : 1),
        prefix: true,
        bm25: { k: 1.2, b: 0.7, d: 1 },
      })
      .map(({ id: row, terms, match, score }) => ({
        row,
        terms: terms.filter((term) => stems.some(([stem]) => term.startsWith(stem))),
        score: (texts[row]?.worth ?? 1) * score ** 0.25 * shareOf(row, match) ** 2.5,
      }))
      .filter(({ terms }) => terms[0] || !telling[0])
      .sort((a, b) => b.score - a.score);
    return { meant: words.join(' '), found };
  };
}
