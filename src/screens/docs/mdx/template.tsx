/** Parts of a template's page. What they show comes from the page's front matter, the workflow's file and its last run. */
import { clsx } from 'clsx';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { markdownTree } from '#article/markdown-tree.ts';
import { Terms } from '#components/facts.tsx';
import { ordinalDate } from '#model/calendar-day.ts';
import {
  type CallKind,
  callKinds,
  checkedWithN8n,
  lastRuns,
  nodeTypeName,
  type RunScenario,
  type TemplateNode,
  type TemplateWorkflow,
  templateFilePath,
  templateFiles,
} from '#model/workflows/workflow-templates.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { DocsIcon } from '#ui/icons.tsx';
import { useDocs, useTemplate } from './docs-context.ts';
import { FactsTable } from './facts-table.tsx';
import prose from './prose.module.css';
import { Steps } from './prose.tsx';
import { failurePaths, stepsByType, workflowStages, workflowSteps } from './read-workflow.ts';
import styles from './template.module.css';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The files to take away, each with its kind and size in a few words. */
export function TemplateFiles() {
  const template = useTemplate();
  const { workflow, workbook, tabs } = templateFiles(template);
  const label = (icon: ComponentProps<typeof DocsIcon>['name'], title: string, note: string) => (
    <span className={styles.file}>
      <DocsIcon name={icon} />
      <span>
        <b className="block">{title}</b> <span className="caption">{note}</span>
      </span>
    </span>
  );
  const link = ({ name }: { name: string }, ...words: Parameters<typeof label>) => (
    <a key={name} href={templateFilePath(name)} download>
      {label(...words)}
    </a>
  );
  const size = `${kilobytes(workflow.bytes)}, SHA-256 ${workflow.sha256.slice(0, 12)}`;
  return (
    <div className={styles.files}>
      {link(workflow, 'download', 'Download the template', `n8n JSON, ${size}`)}
      <CopyButton file={templateFilePath(workflow.name)} className="screen-only">
        {label('copy', 'Copy workflow', 'Paste it into an empty canvas in n8n')}
      </CopyButton>
      {workbook &&
        link(
          workbook,
          'sheet',
          'Download the spreadsheet',
          `${template.spreadsheet}. Excel, ${kilobytes(workbook.bytes)}`,
        )}
      {tabs.map(({ tab, file }) =>
        link(file, 'sheet', `The tab “${tab}” as CSV`, `CSV, ${kilobytes(file.bytes)}`),
      )}
    </div>
  );
}

/** The release of n8n in a sentence. */
export const N8nRelease = () => checkedWithN8n;

/** Facts about the workflow file: the release it was checked with, and its hash. */
export function TemplateFacts() {
  const template = useTemplate();
  const { workflow } = templateFiles(template);
  const runs = lastRuns(template.slug);
  const { executionTimeout = -1 } = template.workflow.settings as { executionTimeout?: number };
  const facts: Record<string, ReactNode> = {
    File: <code>{workflow.name}</code>,
    Size: `${workflow.bytes.toLocaleString('en')} bytes`,
    'SHA-256': <code>{workflow.sha256}</code>,
    'Checked with': `n8n ${checkedWithN8n}`,
    'Last run on': runs ? ordinalDate(runs.date) : 'not run yet',
    Steps: workflowSteps(template.workflow).length,
    'A run is ended after':
      executionTimeout > 0 ? `${executionTimeout / 60} minutes` : 'never: it waits for a person',
    'First published': ordinalDate(template.published),
  };
  return (
    <Terms className={clsx('ruled small num', prose.terms, styles.facts)} rows={Object.entries(facts)} />
  );
}

/** Names of the steps that are meant, in one line. */
const namesWhere = (workflow: TemplateWorkflow, isMeant: (step: TemplateNode) => boolean) =>
  workflowSteps(workflow)
    .filter(isMeant)
    .map(({ name }) => name)
    .join(', ');

/**
 * Placeholders to fill in, and the steps that contain them.
 * @throws an error that names those of the file that the page does not explain, or the other way round
 */
export function TemplatePlaceholders() {
  const { placeholders, workflow } = useTemplate();
  const explained: string[] = placeholders.map(({ name }) => name);
  const inFile: string[] = JSON.stringify(workflow.nodes).match(/REPLACE_WITH_[A-Z0-9_]+/g) ?? [];
  const odd = [...inFile, ...explained].filter((name) => !inFile.includes(name) || !explained.includes(name));
  if (odd.length > 0) {
    throw new Error(
      `Its front matter has to explain the placeholders of its workflow, and no others. Look at ${odd.join(', ')}`,
    );
  }
  return (
    <FactsTable
      className={styles.placeholders}
      caption="Placeholders to fill in"
      rows={placeholders}
      columns={{
        Placeholder: ({ name }) => <code>{name}</code>,
        'What to put there': 'meaning',
        'Where it goes': ({ name }) =>
          namesWhere(workflow, ({ parameters }) => JSON.stringify(parameters).includes(name)),
      }}
    />
  );
}

/** Each stage with the words of its note in the file, which are Markdown, and its steps. */
export function TemplateStages() {
  return (
    <Steps>
      <ol>
        {workflowStages(useTemplate().workflow).map(({ number, title, text, steps }) => (
          <li key={number}>
            <h3>{title}</h3>
            {toJsxRuntime(markdownTree(text), { Fragment, jsx, jsxs })}
            <p className="caption">{steps.map(({ name }) => name).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </Steps>
  );
}

/** The steps, counted by type. */
export function TemplateSteps() {
  const { workflow } = useTemplate();
  return (
    <FactsTable
      caption="Steps by type"
      rows={stepsByType(workflow)}
      columns={{
        Type: ({ type }) => nodeTypeName(type),
        Version: 'typeVersion',
        Count: 'count',
        Steps: ({ type }) => namesWhere(workflow, (step) => step.type === type),
      }}
    />
  );
}

/** Table of what happens when a step fails. */
export function TemplateFailures() {
  return (
    <>
      <FactsTable
        caption="What happens when a step fails"
        rows={failurePaths(useTemplate().workflow)}
        columns={{ Step: ({ steps }) => steps.join(', '), Tried: 'tries', Then: 'onward' }}
      />
      <p>
        A step that is handed several items is tried again only when the first of them fails; another one that
        fails goes where “Then” says at once. Steps that ask a model or make embeddings also ask again by
        themselves, for each item.
      </p>
    </>
  );
}

/** Cost of a run, in calls. */
export function TemplateCosts() {
  return (
    <>
      {useTemplate().runs.map(({ run, calls }) => (
        <FactsTable
          key={run}
          caption={run}
          rows={calls}
          columns={{ 'Calls to': ({ to }) => callKinds[to], 'At least': 'least', 'At most': 'most' }}
        />
      ))}
      <p>
        Counted by steps and items. A step may make several requests for one call: n8n looks up a spreadsheet
        before it writes a row, for example. “What we ran” counts requests.
      </p>
    </>
  );
}

const PAID: readonly CallKind[] = ['model', 'embedding', 'speech', 'picture', 'search', 'service'];

/** All templates in one table: how many calls a run makes, and how many of them a provider bills as a rule. */
export function TemplateCostTable() {
  return (
    <FactsTable
      caption="Calls of one run, when nothing has to be tried again"
      rows={useDocs().pages.flatMap(({ title, template }) =>
        (template?.runs ?? []).map((run) => ({ title, ...run })),
      )}
      columns={{
        Template: 'title',
        Run: 'run',
        'All calls': ({ calls }) => range(calls),
        'Of those, billed as a rule': ({ calls }) => range(calls.filter(({ to }) => PAID.includes(to))),
      }}
    />
  );
}

function range(calls: readonly { least: number; most: number }[]): string {
  const sum = (end: 'least' | 'most') => calls.reduce((total, call) => total + call[end], 0);
  const [least, most] = [sum('least'), sum('most')];
  return least === most ? String(least) : `${least}\u00a0to\u00a0${most}`;
}

/** Day, n8n release and results of a template's last run. Every figure comes from the report of the run. */
export function TemplateRuns() {
  const runs = lastRuns(useTemplate().slug);
  if (!runs) return <p>The report of its last run is not in this edition.</p>;
  const { executions, items, seconds } = runs;
  return (
    <>
      <p>
        <b>
          Last run on <time dateTime={runs.date}>{ordinalDate(runs.date)}</time>
        </b>{' '}
        in n8n {runs.n8n}, in {count(runs.scenarios.length, 'way')}: {count(executions, 'execution')} that
        passed on {count(items, 'item')} and took {minutes(seconds)} by n8n’s own clock. The n8n was a real
        one, and so was the database where there is one. Every service outside was a stand-in that answers at
        once, so the times say nothing about models or networks, and nothing was billed.
      </p>
      <FactsTable
        className={styles.runs}
        caption="What was tried, and what was seen"
        rows={runs.scenarios}
        columns={{
          Tried: 'name',
          Seen: ({ seen, calls }) => [
            seen.map(asSentence).join(' '),
            // Not in a column of their own, where they would be the highest part of each row.
            <span key="calls" className="caption">
              {callsOf(calls)}
            </span>,
          ],
          Measured: measured,
        }}
      />
    </>
  );
}

const count = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

const minutes = (seconds: number) =>
  seconds < 60 ? `${seconds.toFixed(1)} seconds` : `${(seconds / 60).toFixed(1)} minutes`;

/** Error page that a refusing server sent besides its status, cut off in the middle of its markup. */
const ERROR_PAGE = / - "<[^;]*/g;

const asSentence = (text: string) => {
  const words = text.replace(ERROR_PAGE, '');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]”?$/.test(sentence) ? sentence : `${sentence}.`;
};

function callsOf(calls: RunScenario['calls']): string {
  const made = Object.entries(calls).map(([kind, number]) => `${callKinds[kind as CallKind]} ${number}`);
  return made.length > 0 ? ` Calls: ${made.join(', ')}.` : '';
}

function measured({ executions, items, seconds }: RunScenario): string {
  if (executions === 0) return 'No execution';
  // Only between its parts is the cell broken, on a phone too.
  return [count(executions, 'execution'), count(items, 'item'), `${seconds.toFixed(1)} s`]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(', ');
}
