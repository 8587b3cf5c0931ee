import { useCallback, useEffect, useState } from 'react';
import { prepareSearch, type SearchEntry } from '#model/docs/search-docs.ts';
import { parseSearchIndex } from '#model/docs/search-index-schema.ts';

/** How far the index is: not there yet, not to be had, or what it holds. */
export type SearchIndex = 'loading' | 'failed' | readonly SearchEntry[];

/**
 * The index, parsed and ready to be searched.
 * @returns with it `load`, which asks again for an index that failed
 */
export function useSearchIndex(
  fetchIndex: (() => Promise<unknown>) | undefined,
): [index: SearchIndex, load: () => void] {
  const [index, setIndex] = useState<SearchIndex>('loading');
  const load = useCallback(() => {
    fetchIndex?.()
      .then(parseSearchIndex)
      .then(
        (entries) => {
          prepareSearch(entries);
          setIndex(entries);
        },
        () => setIndex('failed'),
      );
  }, [fetchIndex]);
  useEffect(load, [load]);
  return [index, load];
}
