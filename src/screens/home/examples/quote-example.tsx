import { quoteExample } from '#content/data/examples.ts';
import { ExampleSheet, ExampleTable } from './example-sheet.tsx';

export function QuoteExample() {
  const { heading, time, client, columns, rows, total, remarks, outcome, remark } = quoteExample;
  return (
    <ExampleSheet {...{ heading, outcome, remark }} aside={time}>
      <p className="caption">{client}</p>
      <ExampleTable columns={columns} rows={rows} total={total} />
      <p className="ex-remarks">{remarks}</p>
    </ExampleSheet>
  );
}
