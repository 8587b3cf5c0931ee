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
  /^(?:about|al(?:l|ready|so|ways)|an?|and|another|any(?:body|one|thing|way)?|are|as|at|be(?:en|ing)?|but|by|can|could|did|do|does|each|else|even|ever|every(?:body|one|thing)?|for|from|gets?|getting|give[ns]?|go(?:es|ing)?|got|had|happen(?:s|ed|ing)?|has|have|having|he|how|i|if|in(?:to)?|is|its?|just|kind|let|like|ll|long|[mt]ak(?:es?|ing)|many|may|me|might|much|must|my|need(?:ed|s)?|not?|of|ok(?:ay)?|on|one|only|or|other|our|out|own|please|put|re|real(?:ly)?|she|should|so|some(?:body|one|thing)?|still|t|than|that|the|their|them|then|these|things?|there|they|this|those|too?|turn(?:s|ed)?|up|us(?:e[ds]?|ing)?|ve|very|want(?:s|ed)?|was|we|well|were|wh(?:ats?|en|ere|ich|ile|o(?:se)?|y)|will|with|would|your?|(?:are|ca|could|did|do|does|has|have|is|should|was|wo|would)nt?)$/;

/** "Approves" and "approval" are written with one beginning. */
const ENDING =
  /(?:(?<=\p{L}{4})(?:[ai]ble|[ae]n(?:ce|t)|al|e[dr]?|(?:at)?ion|i(?:e|ng|ve)|it?y|l?y|ment)s?|(?<=\p{L}{3})s)$/u;

const stemOf = (word: string) => word.replace(ENDING, '');

export const stemsOf = (text: string) => wordsOf(text).map(stemOf).join(' ');

const formsOf = (word: string) => [...new Set([word, stemOf(word)])];

export const swapsOf = (word: string) =>
  Array.from(word.slice(1), (next, at) => word.slice(0, at) + next + word[at] + word.slice(at + 2));

export const isSmallWord = (word: string) => SMALL_WORD.test(word);

/** Fifty texts at a time, so that typing does not wait. */
export async function closeIndex<Field extends string>(
  texts: readonly { words: Record<Field, string>; worth: number }[],
  fields: Record<Field, number>,
) {
  const index = new MiniSearch({
    fields: Object.keys(fields),
    storeFields: ['worth'],
    tokenize: wordsOf,
    processTerm: formsOf,
  });
  await index.addAllAsync(
    texts.map(({ words, worth }, id) => ({ ...words, worth, id })),
    { chunkSize: 50 },
  );
  const timesOf = (word: string, processTerm = formsOf) =>
    index.search(word, { processTerm }).length;
  const isKnown = (word: string) => timesOf(word) > 0;
  /** Letters that changed places make a word as it is written, not the stem of any. */
  const meantBy = (word: string) =>
    isKnown(word)
      ? word
      : (swapsOf(word).find((swap) => timesOf(swap, (term) => [term]) > 0) ?? word);
  return (query: string) => {
    const words = wordsOf(query).map(meantBy);
    const known = new Set(words.filter(isKnown));
    const telling = words.filter((word) => !isSmallWord(word));
    /** A word that few texts have says more of what is asked. */
    const worthOfStem = (word: string) => Math.log(1 + texts.length / (timesOf(word) || 1));
    const stems = [...new Map(telling.map((word) => [stemOf(word), worthOfStem(word)]))];
    /** "The" is not, nor "whom" for "who". */
    const isTelling = (term: string) =>
      !SMALL_WORD.test(term) && telling.some((word) => term.startsWith(word.slice(0, 2)));
    const worthOf = (word: string) => (words.includes(word) ? 1 : 0.5);
    /** What is known is not misspelt. */
    const slipsIn = (word: string) =>
      words.includes(word) && !known.has(word) && (word.length > 6 ? 2 : word.length > 3 && 1);
    const sum = (some: typeof stems) => some.reduce((all, [, worth]) => all + worth, 0);
    /** The share of the query's words of which a text has the family; slips do not count. */
    const shareOf = (terms: string[]) =>
      sum(stems.filter(([stem]) => terms.some((term) => term.startsWith(stem)))) /
      (sum(stems) || 1);
    return index
      .search(words.join(' '), {
        boost: fields,
        processTerm: (word) => (isSmallWord(word) ? word : formsOf(word)),
        boostTerm: (word) => (isSmallWord(word) ? 0.05 : worthOf(word)),
        prefix: (word) => word.length > (known.has(word) ? 3 : 2),
        fuzzy: slipsIn,
        weights: { fuzzy: 0.3, prefix: 0.5 },
        // A long text that has a word is no worse than a short one that has another.
        bm25: { k: 1.2, b: 0.7, d: 1 },
        boostDocument: (_id, _term, stored) => Number(stored?.['worth']),
      })
      .map(({ id, terms, score }) => ({
        row: Number(id),
        terms: terms.filter(isTelling),
        score: score * (0.02 + shareOf(terms) ** 3),
      }))
      .sort((a, b) => b.score - a.score);
  };
}
