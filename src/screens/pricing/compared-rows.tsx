import styles from './compared-rows.module.css';

interface ComparedRow {
  heading: string;
  /** Small line under the heading. */
  example?: string;
  facts: readonly [Fact, Fact];
}

interface Fact {
  term: string;
  fact: string;
}

/**
 * Rows with two facts each, under the same two terms. A list and not a table: on a narrow screen the facts go below
 * their heading, and a table that is displayed otherwise loses its meaning for some screen readers.
 */
export function ComparedRows({ rows }: { rows: readonly ComparedRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ heading, example, facts }) => (
        <li key={heading}>
          <div>
            <h3>{heading}</h3>
            {example ? <p className="note">{example}</p> : null}
          </div>
          <dl>
            {facts.map(({ term, fact }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
