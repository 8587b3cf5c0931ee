import { useEffect, useMemo, useState } from 'react';
import { requireTexts, useFile } from '../use-file.ts';
import type { CloseMatch, FindCloseMatches } from './close-matches.ts';
import {
  MOST_RESULTS,
  pageNamed,
  type SearchEntry,
  type SearchIndex,
  type SearchResult,
  searchDocs,
  sectionPath,
} from './search-docs.ts';

/**
 * Results a visitor looks at before trying other words. Below this number, close matches follow.
 */
const FEW_RESULTS = 3;

/** The rows that a query has, at most {@link MOST_RESULTS} in all. */
export interface Found {
  results: readonly SearchResult[];
  /** The page that the query names. */
  place?: SearchEntry | undefined;
  /** True when the query is its name, rather than the beginning of one: then it comes first. */
  isPlaceFirst: boolean;
  close: readonly CloseMatch[];
}

const NOTHING: Found = { results: [], isPlaceFirst: false, close: [] };

/** @param find undefined until the close matches are there, which takes longer than the index */
export function rowsOf(index: SearchIndex, query: string, find?: FindCloseMatches): Found {
  const { page: place, isWhole } = pageNamed(index, query);
  const room = place ? MOST_RESULTS - 1 : MOST_RESULTS;
  const [top] = place?.sections ?? [];
  const shown = new Set([place?.path, place && top && sectionPath(place, top)]);
  const isNew = ({ path }: { path: string }) => !shown.has(path);
  const results = searchDocs(index.docs, query).filter(isNew).slice(0, room);
  for (const { path } of results) shown.add(path);
  const offersClose = query !== '' && results.length < FEW_RESULTS;
  const close =
    (offersClose &&
      find?.(query)
        .filter(isNew)
        .slice(0, room - results.length)) ||
    [];
  return { results, place, isPlaceFirst: isWhole, close };
}

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
  // At once, because most questions match nothing as they are written.
  useEffect(() => {
    if (!ready) return;
    // Should it not load, the visitor still has the list of all pages.
    import('./close-matches.ts')
      .then(({ indexWords }) => indexWords(ready))
      .catch((): FindCloseMatches => () => [])
      .then((found) => setFind(() => found));
  }, [ready]);
  // Memoized, so that the search does not run again for every result the pointer passes.
  const found = useMemo(
    () => (ready && query !== '' ? rowsOf(ready, query, find) : NOTHING),
    [ready, find, query],
  );
  const count = found.results.length + (found.place ? 1 : 0) + found.close.length;
  const isEmpty = query !== '' && found.results.length === 0 && !found.place;
  return {
    state,
    load,
    found,
    count,
    /** Nothing is found so far, and there is more to look at. */
    isLooking: isEmpty && ready !== undefined && !find,
    isNone: isEmpty && find !== undefined,
  } as const;
}
