import { clsx } from 'clsx';
import { queryExample } from '#model/facts/home-facts.ts';
import { AgentRemark, Example, ExampleTable } from './example.tsx';
import styles from './query-example.module.css';

export function QueryExample() {
  const { heading, basis, question, query, columns, rows, source, outcome, remark } = queryExample;
  return (
    <Example {...{ heading, outcome, remark }} aside={basis}>
      <p className={clsx('serif', styles.question)}>{question}</p>
      <Sql query={query} />
      <ExampleTable columns={columns} rows={rows} />
      <AgentRemark className="caption">{source}</AgentRemark>
    </Example>
  );
}

/**
 * Sets the keywords of a query, its words in capitals, apart. Always a stop of the Tab key: `scroll-frame`, which would
 * ask whether it scrolls, does not fit the page's budget of script.
 */
function Sql({ query }: { query: string }) {
  const parts = query.split(/\b([A-Z]{2,})\b/).map((text, at) => ({ text, at, isKeyword: at % 2 === 1 }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <pre className={styles.code} tabIndex={0}>
      {parts.map(({ text, at, isKeyword }) => (isKeyword ? <b key={at}>{text}</b> : text))}
    </pre>
  );
}
