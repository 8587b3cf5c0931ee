import {
  MOST_RESULTS,
  pageNamed,
  type SearchEntry,
  type SearchIndex,
  type SearchResult,
  searchDocs,
  sectionPath,
} from '#src/search/search-docs.ts';
import type { CloseMatch, FindCloseMatches } from './close-matches.ts';

const FEW_RESULTS = 3;

/** At most {@link MOST_RESULTS} in all. */
export interface Found {
  results: readonly SearchResult[];
  elsewhere: readonly SearchResult[];
  place?: SearchEntry | undefined;
  /** The query is the whole name of the place. */
  isPlaceFirst: boolean;
  close: readonly CloseMatch[];
}

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

export const matchesIn = ({ results, elsewhere, place }: Found) =>
  results.length + elsewhere.length + (place ? 1 : 0);

export const nameOf = ({ names, title }: SearchEntry) => names?.[0] ?? title;

export const NONE_FOUND = 'No results found';
export const ELSEWHERE = 'Elsewhere on this site';
export const READY = 'Type to search every page and section';

/** Some screen readers cannot follow the list. */
export function statement(found: Found): string {
  const [matches, near] = [matchesIn(found), found.close.length];
  const parts = [
    matches > 0 &&
      `${matches === MOST_RESULTS ? 'First ' : ''}${matches} result${matches === 1 ? '' : 's'}`,
    matches === 0 && NONE_FOUND + (near > 0 ? ' word for word' : ''),
    near > 0 && `${near} close to that`,
  ];
  return parts.filter(Boolean).join(', ');
}
