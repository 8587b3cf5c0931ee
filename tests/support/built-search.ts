/** Gives the results of the documentation search on the built site, put together as in the dialog. */
import { type FindCloseMatches, indexWords } from '#model/docs/close-matches.ts';
import { searchDocs } from '#model/docs/search-docs.ts';
import { parseSearchHints } from '#model/docs/search-hints.ts';
import type { SearchEntry, SearchIndex } from '#model/docs/search-index.ts';
import { parseSearchIndex } from '#model/docs/search-index-schema.ts';
import { readSiteFile } from './built-site.ts';

/** A visitor looks at so many before trying other words. With fewer results the dialog shows what is close, too. */
export const LOOKED_AT = 3;

export interface DocsSearch {
  index: SearchIndex;
  findCloseMatches: FindCloseMatches;
}

/** The index as the browser reads it. */
export function builtSearchIndex(): Promise<SearchIndex> {
  return parseSearchIndex(JSON.parse(readSiteFile('docs/search-index.json')));
}

/** @param within the only pages that are searched, as if the site had no other; all of them without it */
export async function openDocsSearch(within?: readonly string[]): Promise<DocsSearch> {
  const { docs, outside } = await builtSearchIndex();
  const isWithin = ({ path }: SearchEntry) => within?.includes(path) ?? true;
  const index: SearchIndex = { docs: docs.filter(isWithin), outside: outside.filter(isWithin) };
  const hints = parseSearchHints(JSON.parse(readSiteFile('docs/search-hints.json')));
  return { index, findCloseMatches: await indexWords(index, hints) };
}

/** The addresses that the dialog shows for a query, best first: results, and after few or none what is close. */
export function shownFor({ index, findCloseMatches }: DocsSearch, query: string): string[] {
  const results = searchDocs(index.docs, query);
  const close = results.length < LOOKED_AT ? findCloseMatches(query) : [];
  return [...new Set([...results, ...close].map(({ path }) => path))];
}

/** Place of the first address that answers a query, from 1; 0 when none does. */
export function rankOf(shown: readonly string[], answeredBy: readonly string[]): number {
  return shown.findIndex((path) => answeredBy.some((target) => isPartOf(path, target))) + 1;
}

/** Compares addresses: one without a fragment includes every section of its page and every page below it. */
function isPartOf(path: string, target: string): boolean {
  return path === target || path.startsWith(`${target}#`) || path.startsWith(`${target}/`);
}
