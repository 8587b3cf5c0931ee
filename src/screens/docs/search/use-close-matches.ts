import { useEffect, useMemo, useState } from 'react';
import type { CloseMatch, FindCloseMatches } from '#model/docs/close-matches.ts';
import { MOST_RESULTS, type SearchResult } from '#model/docs/search-docs.ts';
import { NO_HINTS, parseSearchHints, type SearchHints } from '#model/docs/search-hints.ts';
import type { SearchIndex } from '#model/docs/search-index.ts';
import type { Loaded } from '../use-right-data.ts';

const NONE: readonly CloseMatch[] = [];

/** A file, because a browser reads data faster than script. */
const HINTS_ADDRESS = '/docs/search-hints.json';

/**
 * Finds sections close to a query with few results or none, apart from those results. The words of the index are read once the
 * first results are shown, a little at a time, so that no key waits for them. A failed load leaves the list empty; the visitor
 * still has the list of all pages.
 */
export function useCloseMatches(
  index: Loaded<SearchIndex>,
  query: string,
  isWanted: boolean,
  results: readonly SearchResult[],
): readonly CloseMatch[] {
  const [find, setFind] = useState<FindCloseMatches>();
  const hasQuery = query !== '';
  useEffect(() => {
    if (typeof index === 'string' || !hasQuery || find) return undefined;
    let isStale = false;
    const set = (found: FindCloseMatches) => !isStale && setFind(() => found);
    // Waits until the browser has drawn this query's results: React runs the effects of a key before that.
    requestAnimationFrame(() => setTimeout(() => loadMatcher(index).then(set, () => undefined)));
    return () => {
      isStale = true;
    };
  }, [index, hasQuery, find]);
  return useMemo(() => {
    if (!isWanted || !find) return NONE;
    const shown = new Set(results.map(({ path }) => path));
    return find(query)
      .filter(({ path }) => !shown.has(path))
      .slice(0, MOST_RESULTS - results.length);
  }, [isWanted, find, query, results]);
}

async function loadMatcher(index: SearchIndex): Promise<FindCloseMatches> {
  const [{ indexWords }, hints] = await Promise.all([import('#model/docs/close-matches.ts'), fetchHints()]);
  return indexWords(index, hints);
}

/** Fetches the hints; without them the search reads only the words of the sections. */
async function fetchHints(): Promise<SearchHints> {
  try {
    const answer = await fetch(HINTS_ADDRESS);
    return parseSearchHints(await answer.json());
  } catch {
    return NO_HINTS;
  }
}
