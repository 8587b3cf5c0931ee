import styles from './recent-searches-list.module.css';

interface RecentSearchesProps {
  queries: readonly string[];
  onChoose: (query: string) => void;
  onForget: () => void;
}

/** Earlier searches of this visitor, to repeat or to forget. */
export function RecentSearches({ queries, onChoose, onForget }: RecentSearchesProps) {
  if (queries.length === 0) return null;
  return (
    <div className={styles.recent}>
      <p className="caption" id="recent-searches">
        Recent searches
      </p>
      <ul aria-labelledby="recent-searches">
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="caption" onClick={onForget}>
        Forget these
      </button>
    </div>
  );
}
