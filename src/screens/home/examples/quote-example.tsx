import { quoteExample } from '#model/facts/home-facts.ts';
import { AgentRemark, Example, ExampleTable } from './example.tsx';

export function QuoteExample() {
  const { heading, time, client, columns, rows, total, remarks, outcome, remark } = quoteExample;
  return (
    <Example {...{ heading, outcome, remark }} aside={time}>
      <p className="caption">{client}</p>
      <ExampleTable columns={columns} rows={rows} total={total} />
      <AgentRemark>{remarks}</AgentRemark>
    </Example>
  );
}
