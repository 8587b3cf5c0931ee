import { MOST_RESULTS } from '#model/docs/search-docs.ts';
import type { SearchIndex } from './use-search-index.ts';

interface SearchStatusProps {
  index: SearchIndex;
  query: string;
  /** How many results are shown. */
  count: number;
}

/** What the search has to say, also to those who do not see the list. */
export function SearchStatus({ index, query, count }: SearchStatusProps) {
  return (
    <span role="status">
      {index === 'failed' ? (
        <>
          {'The search index did not load. '}
          <a href="/docs/all">See all pages</a>
        </>
      ) : (
        statement(index === 'loading', query, count)
      )}
    </span>
  );
}

function statement(isLoading: boolean, query: string, count: number): string {
  if (isLoading) return query === '' ? '' : 'Loading the index';
  if (query === '') return 'Type to search every page and section';
  if (count === 0) return 'No results';
  return `${count} ${count === 1 ? 'result' : 'results'}, at most ${MOST_RESULTS} shown`;
}
