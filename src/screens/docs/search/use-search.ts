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

/** Close matches follow when there are fewer results. */
const FEW_RESULTS = 3;

/** At most {@link MOST_RESULTS} in all. */
export interface Found {
  results: readonly SearchResult[];
  /** Matches outside the documentation. */
  elsewhere: readonly SearchResult[];
  place?: SearchEntry | undefined;
  /** The query is the whole name of the place. */
  isPlaceFirst: boolean;
  close: readonly CloseMatch[];
}

const NOTHING: Found = { results: [], elsewhere: [], isPlaceFirst: false, close: [] };

export function rowsOf(index: SearchIndex, query: string, find?: FindCloseMatches): Found {
  const { page, isWhole } = pageNamed(index, query);
  const inDocs = searchDocs(index.docs, query);
  // A page that is only begun to be named takes no row from what matches.
  const place = isWhole || inDocs.length < MOST_RESULTS ? page : undefined;
  const [top] = place?.sections ?? [];
  const shown = new Set([place?.path, place && top && sectionPath(place, top)]);
  let room = place ? MOST_RESULTS - 1 : MOST_RESULTS;
  const take = <Row extends { path: string }>(rows: readonly Row[]): Row[] => {
    const taken = rows.filter(({ path }) => !shown.has(path)).slice(0, room);
    for (const { path } of taken) shown.add(path);
    room -= taken.length;
    return taken;
  };
  const results = take(inDocs);
  const elsewhere = take(searchDocs(index.outside, query));
  const offersClose = query !== '' && results.length + elsewhere.length < FEW_RESULTS;
  const close = take((offersClose && find?.(query)) || []);
  return { results, elsewhere, place, isPlaceFirst: isWhole, close };
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

export function useSearch(query: string) {
  const { ready, state, load } = useFile('/docs/search-index.json', readIndex);
  const [find, setFind] = useState<FindCloseMatches>();
  // Most questions match nothing as they are written.
  useEffect(() => {
    if (!ready) return;
    // Should it not load, the visitor still has the list of all pages.
    import('./close-matches.ts')
      .then(({ indexWords }) => indexWords(ready))
      .catch((): FindCloseMatches => () => [])
      .then((found) => setFind(() => found));
  }, [ready]);
  // Otherwise every result the pointer passes would search again.
  const found = useMemo(
    () => (ready && query !== '' ? rowsOf(ready, query, find) : NOTHING),
    [ready, find, query],
  );
  const matches = found.results.length + found.elsewhere.length + (found.place ? 1 : 0);
  const count = matches + found.close.length;
  const isEmpty = query !== '' && matches === 0;
  return {
    state,
    load,
    found,
    count,
    isLooking: isEmpty && ready !== undefined && !find,
    isNone: isEmpty && find !== undefined,
  } as const;
}
