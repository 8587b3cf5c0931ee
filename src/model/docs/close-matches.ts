/**
 * What documentation and directory find by when nothing matches as it is written: MiniSearch, set up for short texts. It
 * takes words in any order, begun, with a letter or two wrong. A module of its own, because it is loaded only then.
 */
import MiniSearch from 'minisearch';
import { escaped, excerpt, HOME, type SearchIndex, sectionPath } from './search-docs.ts';

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

export interface CloseMatch {
  page: string;
  heading: string;
  path: string;
  /** A piece of the section's text. */
  content: string;
  /** The words that matched. */
  marks: RegExp;
}

export type FindCloseMatches = (query: string) => CloseMatch[];

/** A page is offered twice at most, so that one long page cannot fill the list. */
const MOST_OF_PAGE = 2;

/** Worth of what repeats other pages, or of which there is much. */
const WORTH = { home: 0.5, group: 0.6, tool: 0.5, section: 1 };

/** Finds sections close to a query that matches little by the rule of `search-docs.ts`, also by a section's keywords. */
export async function indexWords({ docs, outside }: SearchIndex): Promise<FindCloseMatches> {
  const places = [...docs, ...outside].flatMap((entry) =>
    entry.sections.map((section) => {
      const { heading, content, aliases, isGroup, keywords } = section;
      const kind = aliases ? 'tool' : isGroup ? 'group' : entry.path === HOME ? 'home' : 'section';
      // A tool is found by its names only: what its row says is shared by hundreds. A group lists tools.
      const isRead = kind === 'section' || kind === 'home';
      return {
        page: entry.title,
        path: sectionPath(entry, section),
        heading,
        content,
        worth: WORTH[kind],
        words: {
          heading: heading || entry.title,
          keywords: [...(aliases ?? []), keywords].join(' '),
          title: entry.title,
          content: isRead ? content : '',
        },
      };
    }),
  );
  const find = await closeIndex(places, { heading: 2.5, keywords: 3, title: 1, content: 1 });
  return (query) => {
    const chosen = new Map<string, CloseMatch>();
    for (const { row, terms } of find(query)) {
      const place = places[row];
      const ofPage = [...chosen.values()].filter(({ page }) => page === place?.page).length;
      if (!place || chosen.has(place.path) || ofPage === MOST_OF_PAGE) continue;
      const { page, heading, path } = place;
      const marks = wholeWords(terms);
      chosen.set(path, { page, heading, path, marks, content: bestPart(place.content, marks) });
    }
    return [...chosen.values()];
  };
}

function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** A piece of the paragraph with most of the words, of prose rather than of code. */
function bestPart(content: string, marks: RegExp): string {
  const worth = (text: string) =>
    new Set(text.toLowerCase().match(marks)).size * (/[{};=<>]/.test(text) ? 0.4 : 1);
  const best = content.split('\n').reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return excerpt(best, Math.max(best.search(marks), 0), 0);
}
