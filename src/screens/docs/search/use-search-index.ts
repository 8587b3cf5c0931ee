import { useCallback, useEffect, useState } from 'react';
import type { SearchIndex } from '#model/docs/search-index.ts';

/** State of the index: not there yet, failed to load, or its content. */
export type LoadedIndex = 'loading' | 'failed' | SearchIndex;

/**
 * The index, ready to be searched.
 * @returns with it `load`, which requests a failed index again
 */
export function useSearchIndex(
  readIndex: (() => Promise<SearchIndex>) | undefined,
): [index: LoadedIndex, load: () => void] {
  const [index, setIndex] = useState<LoadedIndex>('loading');
  const load = useCallback(() => {
    readIndex?.().then(setIndex, () => setIndex('failed'));
  }, [readIndex]);
  useEffect(load, [load]);
  return [index, load];
}
