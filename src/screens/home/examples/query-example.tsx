import { clsx } from 'clsx';
import { queryExample } from '#content/data/examples.ts';
import { Example, ExampleRemarks, ExampleTable } from './example.tsx';
import styles from './query-example.module.css';

export function QueryExample() {
  const { heading, basis, question, query, columns, rows, source, outcome, remark } = queryExample;
  return (
    <Example {...{ heading, outcome, remark }} aside={basis}>
      <p className={clsx('serif', styles.question)}>{question}</p>
      <Sql query={query} />
      <ExampleTable columns={columns} rows={rows} />
      <ExampleRemarks className="caption">{source}</ExampleRemarks>
    </Example>
  );
}

/** Sets the keywords of a query, its words in capitals, apart. It scrolls by itself, so a keyboard must reach it. */
function Sql({ query }: { query: string }) {
  const parts = query.split(/\b([A-Z]{2,})\b/).map((text, at) => ({ text, at, isKeyword: at % 2 === 1 }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <pre className={styles.code} tabIndex={0}>
      {parts.map(({ text, at, isKeyword }) => (isKeyword ? <b key={at}>{text}</b> : text))}
    </pre>
  );
}
