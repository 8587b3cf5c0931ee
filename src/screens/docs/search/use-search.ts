import { useEffect, useMemo, useState } from 'react';
import { requireTexts, useFile } from '../use-file.ts';
import type { CloseMatch, FindCloseMatches } from './close-matches.ts';
import {
  MOST_RESULTS,
  pageNamed,
  type SearchIndex,
  type SearchResult,
  searchDocs,
} from './search-docs.ts';

/**
 * Results a visitor looks at before trying other words. Below this number, close matches follow.
 */
export const FEW_RESULTS = 3;

const NO_RESULTS: readonly SearchResult[] = [];
const NOTHING_CLOSE: readonly CloseMatch[] = [];

/** @throws when the file is that of another build, whose index may have another shape */
function readIndex(file: unknown): SearchIndex {
  const index = file as SearchIndex;
  for (const { title, path, sections, names = [] } of [...index.docs, ...index.outside]) {
    const texts = sections.flatMap(({ heading, anchor, content }) => [heading, anchor, content]);
    requireTexts([title, path, ...names, ...texts]);
  }
  return index;
}

/** What the dialog shows for a query. `load` asks again for an index that did not load. */
export function useSearch(query: string) {
  const { ready, state, load } = useFile('/docs/search-index.json', readIndex);
  const [find, setFind] = useState<FindCloseMatches>();
  // Memoized, so that the search does not run again for every result the pointer passes.
  const results = useMemo(
    () => (ready ? searchDocs(ready.docs, query) : NO_RESULTS),
    [ready, query],
  );
  const place = useMemo(() => ready && pageNamed(ready, query), [ready, query]);
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
    const shown = new Set([...results, place].map((hit) => hit?.path));
    const others = find(query).filter(({ path }) => !shown.has(path));
    return others.slice(0, MOST_RESULTS - results.length);
  }, [offersClose, find, query, results, place]);
  return {
    state,
    load,
    results,
    place,
    close,
    isNone: offersClose && results.length === 0,
  } as const;
}
