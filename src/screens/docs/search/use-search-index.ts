import { useCallback, useEffect, useState } from 'react';
import { prepareSearch } from '#model/docs/search-docs.ts';
import type { SearchIndex } from '#model/docs/search-index.ts';
import { parseSearchIndex } from '#model/docs/search-index-schema.ts';

/** How far the index is: not there yet, not to be had, or what it holds. */
export type LoadedIndex = 'loading' | 'failed' | SearchIndex;

/**
 * The index, parsed and ready to be searched.
 * @returns with it `load`, which asks again for an index that failed
 */
export function useSearchIndex(
  fetchIndex: (() => Promise<unknown>) | undefined,
): [index: LoadedIndex, load: () => void] {
  const [index, setIndex] = useState<LoadedIndex>('loading');
  const load = useCallback(() => {
    fetchIndex?.()
      .then(parseSearchIndex)
      .then(
        (loaded) => {
          prepareSearch(loaded.docs);
          setIndex(loaded);
        },
        () => setIndex('failed'),
      );
  }, [fetchIndex]);
  useEffect(load, [load]);
  return [index, load];
}
