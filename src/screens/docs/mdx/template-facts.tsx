/** What a template's page says of its workflow. Every fact comes from `content/data/workflows.ts` or the file itself. */
import type { ReactNode } from 'react';
import {
  callKinds,
  checkedWithN8n,
  nodeTypeNames,
  type TemplateNode,
  type WorkflowTemplate,
  workflowTemplates,
} from '#content/data/workflows.ts';
import { ordinalDate } from '#model/calendar-day.ts';
import { stepsByType, workflowStages, workflowSteps } from '#model/workflows/workflow-facts.ts';
import { templateFilePath, templateFiles } from '#model/workflows/workflow-files.ts';
import { lastRuns } from '#model/workflows/workflow-runs.ts';
import { ArticleTable } from './article-table.tsx';
import { FileCopy, FileLink, Files } from './file-link.tsx';
import styles from './template-facts.module.css';
import { failurePaths } from './template-failures.ts';
import { NoteText } from './template-note.tsx';

export type TemplateName = WorkflowTemplate['slug'];

export function templateOf(name: TemplateName): WorkflowTemplate {
  const template = workflowTemplates.find(({ slug }) => slug === name);
  if (template) return template;
  throw new Error(
    `A page in content/docs asks for the template "${name}". content/data/workflows.ts has ${workflowTemplates.map(({ slug }) => slug).join(', ')}.`,
  );
}

interface OfTemplate {
  of: TemplateName;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The files to take away. */
export function TemplateFiles({ of }: OfTemplate) {
  const template = templateOf(of);
  const { workflow, workbook, tabs } = templateFiles(template);
  return (
    <Files>
      <FileLink
        href={templateFilePath(workflow.name)}
        title="Download the template"
        note={`n8n JSON, ${kilobytes(workflow.bytes)}, SHA-256 ${workflow.sha256.slice(0, 12)}`}
      />
      <FileCopy
        href={templateFilePath(workflow.name)}
        title="Copy workflow"
        note="Paste it into an empty canvas in n8n"
      />
      {workbook ? (
        <FileLink
          kind="spreadsheet"
          href={templateFilePath(workbook.name)}
          title="Download the spreadsheet"
          note={`${template.spreadsheet?.description}. Excel, ${kilobytes(workbook.bytes)}`}
        />
      ) : null}
      {tabs.map(({ tab, file }) => (
        <FileLink
          key={tab}
          kind="spreadsheet"
          href={templateFilePath(file.name)}
          title={`The tab “${tab}” as CSV`}
          note={`CSV, ${kilobytes(file.bytes)}`}
        />
      ))}
    </Files>
  );
}

/** What it does and for whom. */
export function TemplateOverview({ of }: OfTemplate) {
  return <p>{templateOf(of).overview}</p>;
}

/** The workflow file: what it was checked with, and how to tell that it is ours. */
export function TemplateFacts({ of }: OfTemplate) {
  const template = templateOf(of);
  const { workflow } = templateFiles(template);
  const facts: [name: string, value: string | number, isCode?: true][] = [
    ['File', workflow.name, true],
    ['Size', `${workflow.bytes.toLocaleString('en')} bytes`],
    ['SHA-256', workflow.sha256, true],
    ['Checked with', `n8n ${checkedWithN8n}`],
    ['Last run on', runDate(of)],
    ['Steps', workflowSteps(template.workflow).length],
    ['A run is ended after', timeLimit(template)],
    ['First published', ordinalDate(template.createdOn)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, isCode]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isCode ? <code>{value}</code> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function runDate(name: TemplateName): string {
  const runs = lastRuns(name);
  return runs ? ordinalDate(runs.date) : 'not run yet';
}

function timeLimit({ workflow }: WorkflowTemplate): string {
  const { executionTimeout = -1 } = workflow.settings as { executionTimeout?: number };
  if (executionTimeout <= 0) return 'never: it waits for a person';
  return `${executionTimeout / 60} minutes`;
}

/** Each stage with the words of its note in the file, and its steps. */
export function TemplateStages({ of }: OfTemplate) {
  return (
    <ol className={styles.stages}>
      {workflowStages(templateOf(of).workflow).map(({ number, title, text, steps }) => (
        <li key={number}>
          <h3>{title}</h3>
          <NoteText text={text} />
          <p className="caption">{steps.map(({ name }) => name).join(' · ')}</p>
        </li>
      ))}
    </ol>
  );
}

/** The steps, counted by type. */
export function TemplateSteps({ of }: OfTemplate) {
  const { workflow } = templateOf(of);
  return (
    <ArticleTable
      caption="Steps by type"
      columns={['Type', 'Version', 'Count', 'Steps']}
      rows={stepsByType(workflow).map(({ type, typeVersion, count }) => [
        nodeTypeNames[type] ?? type,
        String(typeVersion),
        String(count),
        namesWhere(workflowSteps(workflow), (step) => step.type === type),
      ])}
    />
  );
}

/** Accounts to connect. */
export function TemplateCredentials({ of }: OfTemplate) {
  return (
    <ArticleTable
      caption="Accounts to connect"
      columns={['Account', 'What the workflow does with it']}
      rows={templateOf(of).credentials.map(({ name, purpose }) => [name, purpose])}
    />
  );
}

/** What else has to be there. */
export function TemplateBefore({ of }: OfTemplate) {
  return (
    <ul>
      {templateOf(of).beforeYouStart.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
  );
}

/** Placeholders to fill in, and the steps that contain them. */
export function TemplatePlaceholders({ of }: OfTemplate) {
  const { placeholders, workflow } = templateOf(of);
  return (
    <table className={styles.placeholders}>
      <caption>Placeholders to fill in</caption>
      <thead>
        <tr>
          <th scope="col">Placeholder</th>
          <th scope="col">What to put there</th>
          <th scope="col">Where it stands</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(placeholders).map(([name, meaning]) => (
          <tr key={name}>
            <td>
              <code>{breakable(name)}</code>
            </td>
            <td>{meaning}</td>
            <td>
              {namesWhere(workflowSteps(workflow), (step) => JSON.stringify(step.parameters).includes(name))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A name that may go on in the next line after each underscore. */
function breakable(name: string): ReactNode {
  const [first, ...rest] = name.split(/(?<=_)/);
  return rest.reduce<ReactNode>(
    (before, word) => (
      <>
        {before}
        <wbr />
        {word}
      </>
    ),
    first,
  );
}

/** What a run costs, in calls. */
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

/** Limits that are built into the workflow. */
export function TemplateLimits({ of }: OfTemplate) {
  return (
    <ul>
      {templateOf(of).limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  );
}

/** What happens when a step fails. */
export function TemplateFailures({ of }: OfTemplate) {
  return (
    <>
      <ArticleTable
        caption="What happens when a step fails"
        columns={['Step', 'Tried', 'Then']}
        rows={failurePaths(templateOf(of).workflow).map(({ steps, tries, onward }) => [
          steps.join(', '),
          tries,
          onward,
        ])}
      />
      <p>
        A step that is handed several items is tried again only when the first of them fails; another one that
        fails goes where “Then” says at once. Steps that ask a model or make embeddings also ask again by
        themselves, for each item.
      </p>
    </>
  );
}

/** Changes people ask for, and how each is made. */
export function TemplateAdaptations({ of }: OfTemplate) {
  return (
    <ArticleTable
      caption="Changes people ask for"
      columns={['Change', 'How']}
      rows={templateOf(of).adaptations.map(({ change, how }) => [change, how])}
    />
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
  return least === most ? String(least) : `${least} to ${most}`;
}

const namesWhere = (steps: TemplateNode[], isMeant: (step: TemplateNode) => boolean) =>
  steps
    .filter(isMeant)
    .map(({ name }) => name)
    .join(', ');
