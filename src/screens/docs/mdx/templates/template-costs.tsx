import { callKinds, type WorkflowTemplate, workflowTemplates } from '#content/data/workflows.ts';
import { ArticleTable } from '../article-table.tsx';
import { type OfTemplate, templateOf } from './template-of.ts';

/** Cost of a run, in calls. */
export function TemplateCosts({ of }: OfTemplate) {
  return (
    <>
      {templateOf(of).costs.map(({ run, calls }) => (
        <ArticleTable
          key={run}
          caption={run}
          columns={['Calls to', 'At least', 'At most']}
          rows={calls.map(({ kind, least, most }) => [callKinds[kind], String(least), String(most)])}
        />
      ))}
      <p>
        Counted by steps and items. A step may make several requests for one call: n8n looks up a spreadsheet
        before it writes a row, for example. “What we ran” counts requests.
      </p>
    </>
  );
}

const PAID: ReadonlySet<string> = new Set(['model', 'embedding', 'speech', 'picture', 'search', 'service']);

/** All templates in one table: how many calls a run makes, and how many of them a provider bills as a rule. */
export function TemplateCostTable() {
  return (
    <ArticleTable
      caption="Calls of one run, when nothing has to be tried again"
      columns={['Template', 'Run', 'All calls', 'Of those, billed as a rule']}
      rows={workflowTemplates.flatMap(({ title, costs }) =>
        costs.map(({ run, calls }) => [
          title,
          run,
          range(calls),
          range(calls.filter(({ kind }) => PAID.has(kind))),
        ]),
      )}
    />
  );
}

function range(calls: WorkflowTemplate['costs'][number]['calls']): string {
  const sum = (end: 'least' | 'most') => calls.reduce((total, call) => total + call[end], 0);
  const [least, most] = [sum('least'), sum('most')];
  return least === most ? String(least) : `${least}\u00a0to\u00a0${most}`;
}
