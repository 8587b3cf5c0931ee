import { useEffect, useMemo, useState } from 'react';
import { searchDocs } from '#model/docs/search-docs.ts';
import type { SearchIndex } from '#model/docs/search-index.ts';
import { useRightData } from '../use-right-data.ts';
import { forgetSearches, readRecent, rememberSearch } from './recent-searches.ts';
import { useCloseMatches } from './use-close-matches.ts';

const storage = () => localStorage;

/** Results a visitor looks at before trying other words. Below this number, close matches follow. */
const FEW_RESULTS = 3;

export type Search = ReturnType<typeof useSearch>;

/**
 * State the dialog's field, list and status share: the words, their results, and the active result.
 * @param typedBefore text typed before React arrived
 */
export function useSearch(readIndex: (() => Promise<SearchIndex>) | undefined, typedBefore: () => string) {
  const [typed, setTyped] = useState('');
  const [active, activate] = useState(0);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [index, loadIndex] = useRightData(readIndex);
  const query = typed.trim();
  // Memoised, so that the search does not run again for every result the pointer passes.
  const results = useMemo(
    () => (typeof index === 'string' ? [] : searchDocs(index.docs, query)),
    [index, query],
  );
  const offersClose = typeof index !== 'string' && query !== '' && results.length < FEW_RESULTS;
  const close = useCloseMatches(index, query, offersClose, results);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React arrives.
  useEffect(() => {
    setTyped(typedBefore());
    setRecent(readRecent(storage));
  }, []);

  /** Requests a failed index again when the field gets the focus, and with each key. */
  const loadAgain = () => {
    if (index === 'failed') loadIndex();
  };

  return {
    typed,
    query,
    active,
    activate,
    recent,
    index,
    loadAgain,
    results,
    /** True when the query has so few results that close matches follow; false until the index is there to tell. */
    offersClose,
    close,
    search: (words: string) => {
      setTyped(words);
      activate(0);
      loadAgain();
    },
    remember: () => setRecent(rememberSearch(storage, query)),
    forget: () => setRecent(forgetSearches(storage)),
  };
}
