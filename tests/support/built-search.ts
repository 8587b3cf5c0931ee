/** The documentation search on the built site, put together as in the dialog. */
import { type FindCloseMatches, indexWords } from '#model/docs/close-matches.ts';
import { type SearchIndex, searchDocs } from '#model/docs/search-docs.ts';
import { FEW_RESULTS } from '#screens/docs/search/use-search.ts';
import { readSiteFile } from './built-site.ts';

export function builtSearchIndex(): SearchIndex {
  return JSON.parse(readSiteFile('docs/search-index.json'));
}

let indexed: Promise<FindCloseMatches> | undefined;

/** The addresses that the dialog shows for a query, best first: results, and after few or none what is close. */
export async function shownFor(index: SearchIndex, query: string): Promise<string[]> {
  indexed ??= indexWords(index);
  const results = searchDocs(index.docs, query);
  const close = results.length < FEW_RESULTS ? (await indexed)(query) : [];
  return [...new Set([...results, ...close].map(({ path }) => path))];
}
