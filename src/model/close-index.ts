/**
 * What documentation and directory find by when nothing matches as it is written: MiniSearch, set up for short texts. It
 * takes words in any order, begun, with a letter or two wrong. A module of its own, because it is loaded only then.
 */
import MiniSearch from 'minisearch';

/** The words of a tool's name as people type them: without capitals, accents and punctuation. `&` is "and". */
export function nameWords(name: string): string[] {
  const plain = plainText(name).replaceAll('&', ' and ');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** A name without capitals, accents, spaces and punctuation, which people write differently. */
export const foldedName = (name: string) => nameWords(name).join('');

/** One key for the ways people write a tool's name, in the directory's rows, its search and its check of a list. Without a web ending: "Customer.io" and "Customer" are one tool. */
export const toolKey = (name: string) => foldedName(name.trim().replace(/\.(com|io|ai|app)$/i, ''));

const plainText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Parts of a compound and the whole: `SOC-2` is "soc", "2" and "soc2". */
const COMPOUND = /[\p{L}\p{N}]+(?:[-‑/'’][\p{L}\p{N}]+)*/gu;

export function wordsOf(text: string): string[] {
  return Array.from(plainText(text).matchAll(COMPOUND), ([compound]) => {
    const parts = compound.replace(/['’]s?$/, '').split(/[-‑/'’]/);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  }).flat();
}

/**
 * Indexes texts, fifty at a time, so that a visitor who types is not kept waiting.
 * @param fields of a text that are read, each with its weight
 * @param combineWith AND when a text must have every word of a query to be close to it
 * @returns what finds the numbers of the texts that are close to a query, the closest first, and their words that matched
 */
export async function closeIndex<Field extends string>(
  texts: readonly { words: Record<Field, string>; worth: number }[],
  fields: Record<Field, number>,
  combineWith: 'AND' | 'OR' = 'OR',
) {
  const index = new MiniSearch({ fields: Object.keys(fields), storeFields: ['worth'], tokenize: wordsOf });
  await index.addAllAsync(
    texts.map(({ words, worth }, id) => ({ ...words, worth, id })),
    { chunkSize: 50 },
  );
  return (query: string) =>
    index
      .search(query, {
        boost: fields,
        combineWith,
        prefix: ({ length }) => length > 2,
        fuzzy: ({ length }) => (length > 6 ? 2 : length > 3 && 1),
        weights: { fuzzy: 0.3, prefix: 0.5 },
        boostDocument: (_id, _term, stored) => Number(stored?.['worth']),
      })
      .map(({ id, terms }) => ({ row: Number(id), terms }));
}
