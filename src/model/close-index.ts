/** What documentation and directory find by when nothing matches as it is written: MiniSearch, set up for short texts. */
import MiniSearch from 'minisearch';

/** The words of a tool's name as people type them: without capitals, accents and punctuation. `&` is "and". */
export function nameWords(name: string): string[] {
  const plain = plainText(name).replaceAll('&', ' and ');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** A name without capitals, accents, spaces and punctuation, which people write differently. */
export const foldedName = (name: string) => nameWords(name).join('');

const plainText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Parts of a compound and the whole: `SOC-2` is "soc", "2" and "soc2". */
const COMPOUND = /[\p{L}\p{N}]+(?:[-‑/'’][\p{L}\p{N}]+)*/gu;

export function wordsOf(text: string): string[] {
  return Array.from(plainText(text).matchAll(COMPOUND), ([compound]) => {
    const parts = compound.replace(/['’]s?$/, '').split(/[-‑/'’]/);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  }).flat();
}

const FREQUENT = new Set(
  'a about an and any are as at be been but by can could did do does for from get had has have how i if in into is it its may me my of on or our should so that the their them then there they this to us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** A query without words that tell no two texts apart, unless it consists of them. */
export function tellingWords(query: string): string {
  const words = wordsOf(query);
  const telling = words.filter((word) => !FREQUENT.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

export interface CloseText {
  /** Number of the text. */
  row: number;
  /** Words of the text that matched. */
  terms: string[];
}

/**
 * Indexes texts, fifty at a time, so that a visitor who types is not kept waiting.
 * @param fields of a text that are read, each with its weight
 * @param mustHave what of a query a text must have to be close to it
 * @returns what finds the numbers of the texts that are close to a query, the closest first
 */
export async function closeIndex<Field extends string>(
  texts: readonly { words: Record<Field, string>; worth: number }[],
  fields: Record<Field, number>,
  mustHave: 'any word' | 'every word' = 'any word',
): Promise<(query: string) => CloseText[]> {
  const index = new MiniSearch({ fields: Object.keys(fields), storeFields: ['worth'], tokenize: wordsOf });
  await index.addAllAsync(
    texts.map(({ words, worth }, id) => ({ ...words, worth, id })),
    { chunkSize: 50 },
  );
  return (query) =>
    index
      .search(query, {
        boost: fields,
        combineWith: mustHave === 'every word' ? 'AND' : 'OR',
        prefix: ({ length }) => length > 2,
        fuzzy: ({ length }) => (length > 6 ? 2 : length > 3 && 1),
        weights: { fuzzy: 0.3, prefix: 0.5 },
        boostDocument: (_id, _term, stored) => Number(stored?.['worth']),
      })
      .map(({ id, terms }) => ({ row: Number(id), terms }));
}
