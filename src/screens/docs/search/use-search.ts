import { useEffect, useMemo, useState } from 'react';
import { searchDocs } from '#model/docs/search-docs.ts';
import type { SearchIndex } from '#model/docs/search-index.ts';
import { forgetSearches, readRecent, rememberSearch } from './recent-searches.ts';
import { useCloseMatches } from './use-close-matches.ts';
import { useSearchIndex } from './use-search-index.ts';

const storage = () => localStorage;

/** As many as a visitor looks at before trying other words. With fewer, what is close to the query follows. */
const FEW_RESULTS = 3;

export type Search = ReturnType<typeof useSearch>;

/**
 * What the dialog's field, list and status all show: the words, what they find, and which result is the active one.
 * @param typedBefore what was typed before React arrived
 */
export function useSearch(readIndex: (() => Promise<SearchIndex>) | undefined, typedBefore: () => string) {
  const [typed, setTyped] = useState('');
  const [active, activate] = useState(0);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [index, loadIndex] = useSearchIndex(readIndex);
  const query = typed.trim();
  // Not again for every result the pointer passes.
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

  /** An index that failed is asked for again when the field gets the focus, and with each key. */
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
    /** Whether the query has so few results that what is close to it follows, which takes an index to know. */
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
