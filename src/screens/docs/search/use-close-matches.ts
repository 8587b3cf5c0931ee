import { useEffect, useMemo, useState } from 'react';
import type { CloseMatch, FindCloseMatches } from '#model/docs/close-matches.ts';
import type { LoadedIndex } from './use-search-index.ts';

const NONE: readonly CloseMatch[] = [];

/**
 * What is close to a query without results. The words of the index are read once the first results are shown, a little
 * at a time, so that no key waits for them. What cannot be loaded leaves the list empty: there is the list of all pages.
 */
export function useCloseMatches(index: LoadedIndex, query: string, isWanted: boolean): readonly CloseMatch[] {
  const [find, setFind] = useState<FindCloseMatches>();
  const hasQuery = query !== '';
  useEffect(() => {
    if (typeof index === 'string' || !hasQuery || find) return undefined;
    let isStale = false;
    const set = (found: FindCloseMatches) => !isStale && setFind(() => found);
    import('#model/docs/close-matches.ts')
      .then(({ indexWords }) => indexWords(index))
      .then(set, () => undefined);
    return () => {
      isStale = true;
    };
  }, [index, hasQuery, find]);
  return useMemo(() => (isWanted && find ? find(query) : NONE), [isWanted, find, query]);
}
