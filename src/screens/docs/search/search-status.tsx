import { MOST_RESULTS } from '#model/docs/search-docs.ts';
import type { SearchIndex } from '#model/docs/search-index.ts';
import type { Loaded } from '../use-right-data.ts';

interface SearchStatusProps {
  index: Loaded<SearchIndex>;
  query: string;
  /** Number of results shown. */
  count: number;
  /** Number of links offered in place of results, or after few. */
  closeCount: number;
}

/** State of the search, announced to screen readers that cannot follow the list. */
export function SearchStatus({ index, ...shown }: SearchStatusProps) {
  return (
    <span role="status">
      {index === 'failed' ? (
        <>
          {'The search index did not load. '}
          <a href="/docs/all">See all pages</a>
        </>
      ) : (
        statement(index === 'loading', shown)
      )}
    </span>
  );
}

function statement(
  isLoading: boolean,
  { query, count, closeCount }: Omit<SearchStatusProps, 'index'>,
): string {
  if (isLoading) return query === '' ? '' : 'Loading the index';
  if (query === '') return 'Type to search every page and section';
  const results = count > 0 ? `${count} ${count === 1 ? 'result' : 'results'}` : 'No results';
  if (closeCount > 0) return `${results}, ${closeCount} close to that`;
  return count > 0 ? `${results}, at most ${MOST_RESULTS} shown` : results;
}
