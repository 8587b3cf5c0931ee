import { queryExample } from '#content/data/examples.ts';
import { ExampleSheet, ExampleTable } from './example-sheet.tsx';

export function QueryExample() {
  const { heading, basis, question, query, columns, rows, source, outcome, remark } = queryExample;
  return (
    <ExampleSheet {...{ heading, outcome, remark }} aside={basis}>
      <p className="serif ex-question">{question}</p>
      <Sql query={query} />
      <ExampleTable columns={columns} rows={rows} />
      <p className="caption ex-remarks">{source}</p>
    </ExampleSheet>
  );
}

/** A query with its keywords, which are written in capitals, set apart. It scrolls by itself, so keys must reach it. */
function Sql({ query }: { query: string }) {
  const parts = query.split(/\b([A-Z]{2,})\b/).map((text, at) => ({ text, at, isKeyword: at % 2 === 1 }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <pre className="ex-code" tabIndex={0}>
      {parts.map(({ text, at, isKeyword }) => (isKeyword ? <b key={at}>{text}</b> : text))}
    </pre>
  );
}
