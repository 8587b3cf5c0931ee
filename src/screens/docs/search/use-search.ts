import { useEffect, useMemo, useState } from 'react';
import type { CloseMatch, FindCloseMatches } from './close-matches.ts';
import { MOST_RESULTS, type SearchIndex, type SearchResult, searchDocs } from './search-docs.ts';

/** Results a visitor looks at before trying other words. Below this number, close matches follow. */
export const FEW_RESULTS = 3;

const NO_RESULTS: readonly SearchResult[] = [];
const NOTHING_CLOSE: readonly CloseMatch[] = [];

/** What the dialog shows for a query. `load` asks again for an index that did not load. */
export function useSearch(query: string) {
  const [index, setIndex] = useState<SearchIndex | 'loading' | 'failed'>('loading');
  const [find, setFind] = useState<FindCloseMatches>();
  const load = () => {
    fetchIndex().then(setIndex, () => setIndex('failed'));
  };
  useEffect(load, []);
  const ready = typeof index === 'string' ? undefined : index;
  // Memoised, so that the search does not run again for every result the pointer passes.
  const results = useMemo(() => (ready ? searchDocs(ready.docs, query) : NO_RESULTS), [ready, query]);
  const offersClose = ready !== undefined && query !== '' && results.length < FEW_RESULTS;
  useEffect(() => {
    if (!ready || !offersClose) return;
    // Should it not load, the visitor still has the list of all pages.
    import('./close-matches.ts')
      .then(({ indexWords }) => indexWords(ready))
      .then((found) => setFind(() => found))
      .catch(() => undefined);
  }, [ready, offersClose]);
  const close = useMemo(() => {
    if (!offersClose || !find) return NOTHING_CLOSE;
    const others = find(query).filter(({ path }) => results.every((result) => result.path !== path));
    return others.slice(0, MOST_RESULTS - results.length);
  }, [offersClose, find, query, results]);
  return { state: typeof index === 'string' ? index : 'ready', load, results, offersClose, close } as const;
}

/** Not checked against a schema: it is a file of this build, and what is sent in its place by a network is no JSON. */
async function fetchIndex(): Promise<SearchIndex> {
  // The browser's cache is passed over, because it may hold the answer that was wrong.
  const answer = await fetch('/docs/search-index.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`);
  return answer.json();
}
