/** Parts of a template's page. What they show comes from the page's front matter, the workflow's file and its last run. */
import { clsx } from 'clsx';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { markdownTree } from '#article/markdown-tree.ts';
import { DataTable } from '#components/data-table.tsx';
import { ordinalDate } from '#model/calendar-day.ts';
import { failurePaths, stepsByType, workflowStages, workflowSteps } from '#model/workflows/workflow-facts.ts';
import { templateFilePath, templateFiles } from '#model/workflows/workflow-files.ts';
import { lastRuns, type RunScenario, totalsOf } from '#model/workflows/workflow-runs.ts';
import {
  type CallKind,
  callKinds,
  checkedWithN8n,
  nodeTypeNames,
  type TemplateNode,
  type TemplateWorkflow,
} from '#model/workflows/workflow-templates.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { ExternalMark } from '#ui/icons.tsx';
import { CopyIcon, DownloadIcon, SheetIcon } from '../docs-icons.tsx';
import { useDocs, useTemplate } from './docs-context.ts';
import styles from './template.module.css';

/** A row of `FileLink`s. */
export function Files({ children }: { children: ReactNode }) {
  return <div className={styles.files}>{children}</div>;
}

interface FileLinkProps {
  href: string;
  title: string;
  /** Kind of the file and its size, in a few words. */
  note: string;
  kind?: 'download' | 'spreadsheet';
}

/** Link to a file. A file of this site is downloaded; one from elsewhere opens in a new tab and says so. */
export function FileLink({ href, title, note, kind = 'download' }: FileLinkProps) {
  if (!href) {
    throw new Error(`The file "${title}" has no address. Is its name spelled as in content/data/links.yaml?`);
  }
  const isOurs = href.startsWith('/');
  return (
    <a
      className={styles.file}
      href={href}
      {...(isOurs ? { download: true } : { target: '_blank', rel: 'noopener' })}
    >
      {kind === 'download' ? <DownloadIcon /> : <SheetIcon />}
      <FileWords title={title} note={note} />
      {isOurs ? null : (
        <>
          <ExternalMark />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </>
      )}
    </a>
  );
}

const FileWords = ({ title, note }: Pick<FileLinkProps, 'title' | 'note'>) => (
  <span>
    <b>{title}</b> <span className="caption">{note}</span>
  </span>
);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The files to take away. */
export function TemplateFiles() {
  const template = useTemplate();
  const { workflow, workbook, tabs } = templateFiles(template);
  return (
    <Files>
      <FileLink
        href={templateFilePath(workflow.name)}
        title="Download the template"
        note={`n8n JSON, ${kilobytes(workflow.bytes)}, SHA-256 ${workflow.sha256.slice(0, 12)}`}
      />
      {/* Copied instead of downloaded; not shown without a script. */}
      <CopyButton
        file={templateFilePath(workflow.name)}
        className={clsx('screen-only', styles.file, styles.copied)}
      >
        <CopyIcon />
        <FileWords title="Copy workflow" note="Paste it into an empty canvas in n8n" />
      </CopyButton>
      {workbook ? (
        <FileLink
          kind="spreadsheet"
          href={templateFilePath(workbook.name)}
          title="Download the spreadsheet"
          note={`${template.spreadsheet}. Excel, ${kilobytes(workbook.bytes)}`}
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

/** The release of n8n in a sentence. */
export const N8nRelease = () => checkedWithN8n;

/** Facts about the workflow file: the release it was checked with, and its hash. */
export function TemplateFacts() {
  const template = useTemplate();
  const { workflow } = templateFiles(template);
  const runs = lastRuns(template.slug);
  const { executionTimeout = -1 } = template.workflow.settings as { executionTimeout?: number };
  const facts: [name: string, value: ReactNode, isCode?: true][] = [
    ['File', workflow.name, true],
    ['Size', `${workflow.bytes.toLocaleString('en')} bytes`],
    ['SHA-256', inHalves(workflow.sha256), true],
    ['Checked with', `n8n ${checkedWithN8n}`],
    ['Last run on', runs ? ordinalDate(runs.date) : 'not run yet'],
    ['Steps', workflowSteps(template.workflow).length],
    [
      'A run is ended after',
      executionTimeout > 0 ? `${executionTimeout / 60} minutes` : 'never: it waits for a person',
    ],
    ['First published', ordinalDate(template.published)],
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

/** A hash that is broken in its middle where it needs two lines, rather than before its last letter. */
function inHalves(hash: string): ReactNode {
  return (
    <>
      {hash.slice(0, hash.length / 2)}
      <wbr />
      {hash.slice(hash.length / 2)}
    </>
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
  const explained = placeholders.map(({ name }) => name);
  const inFile: string[] = JSON.stringify(workflow.nodes).match(/REPLACE_WITH_[A-Z0-9_]+/g) ?? [];
  const odd = [
    ...inFile.filter((name) => !explained.includes(name)),
    ...explained.filter((name) => !inFile.includes(name)),
  ];
  if (odd.length > 0) {
    throw new Error(
      `Its front matter has to explain the placeholders of its workflow, and no others. Look at ${odd.join(', ')}`,
    );
  }
  return (
    <DataTable
      className={styles.placeholders}
      caption="Placeholders to fill in"
      columns={['Placeholder', 'What to put there', 'Where it goes']}
      rows={placeholders.map(({ name, meaning }) => [
        name,
        meaning,
        namesWhere(workflow, (step) => JSON.stringify(step.parameters).includes(name)),
      ])}
      cell={(words, column) =>
        [<code key={column}>{breakable(words)}</code>, breakable(words), words][column]
      }
    />
  );
}

/** Words that may go on in the next line after each underscore, and after the scheme of an address. */
function breakable(words: string): ReactNode {
  const [first, ...rest] = words.split(/(?<=_|:\/\/)/);
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

/** Each stage with the words of its note in the file, which are Markdown, and its steps. */
export function TemplateStages() {
  return (
    <ol className={styles.stages}>
      {workflowStages(useTemplate().workflow).map(({ number, title, text, steps }) => (
        <li key={number}>
          <h3>{title}</h3>
          {toJsxRuntime(markdownTree(text), { Fragment, jsx, jsxs })}
          <p className="caption">{steps.map(({ name }) => name).join(' · ')}</p>
        </li>
      ))}
    </ol>
  );
}

/** The steps, counted by type. */
export function TemplateSteps() {
  const { workflow } = useTemplate();
  return (
    <DataTable
      caption="Steps by type"
      columns={['Type', 'Version', 'Count', 'Steps']}
      rows={stepsByType(workflow).map(({ type, typeVersion, count: steps }) => [
        nodeTypeNames[type] ?? type,
        String(typeVersion),
        String(steps),
        namesWhere(workflow, (step) => step.type === type),
      ])}
    />
  );
}

/** Table of what happens when a step fails. */
export function TemplateFailures() {
  return (
    <>
      <DataTable
        caption="What happens when a step fails"
        columns={['Step', 'Tried', 'Then']}
        rows={failurePaths(useTemplate().workflow).map(({ steps, tries, onward }) => [
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

/** Cost of a run, in calls. */
export function TemplateCosts() {
  return (
    <>
      {useTemplate().runs.map(({ run, calls }) => (
        <DataTable
          key={run}
          caption={run}
          columns={['Calls to', 'At least', 'At most']}
          rows={calls.map(({ to, least, most }) => [callKinds[to], String(least), String(most)])}
        />
      ))}
      <p>
        Counted by steps and items. A step may make several requests for one call: n8n looks up a spreadsheet
        before it writes a row, for example. “What we ran” counts requests.
      </p>
    </>
  );
}

const PAID: ReadonlySet<CallKind> = new Set([
  ...(['model', 'embedding', 'speech', 'picture', 'search', 'service'] as const),
]);

/** All templates in one table: how many calls a run makes, and how many of them a provider bills as a rule. */
export function TemplateCostTable() {
  return (
    <DataTable
      caption="Calls of one run, when nothing has to be tried again"
      columns={['Template', 'Run', 'All calls', 'Of those, billed as a rule']}
      rows={useDocs().pages.flatMap(({ title, template }) =>
        (template?.runs ?? []).map(({ run, calls }) => [
          title,
          run,
          range(calls),
          range(calls.filter(({ to }) => PAID.has(to))),
        ]),
      )}
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
  const { executions, items, seconds } = totalsOf(runs);
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
      <DataTable
        className={styles.runs}
        caption="What was tried, and what was seen"
        columns={['Tried', 'Seen', 'Measured']}
        rows={runs.scenarios.map((scenario) => [
          scenario.name,
          scenario.seen.map(asSentence).join(' ') + calling(scenario),
          measured(scenario),
        ])}
        cell={(words) => <WithCalls words={words} />}
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

const CALLS = ' Calls: ';

function calling({ calls }: RunScenario): string {
  const made = Object.entries(calls).map(([kind, number]) => `${callKinds[kind as CallKind]} ${number}`);
  return made.length > 0 ? `${CALLS}${made.join(', ')}.` : '';
}

/** Sets the calls apart from what was seen: in a column of their own they would be the highest part of each row. */
function WithCalls({ words }: { words: string }) {
  const [seen, calls] = words.split(CALLS);
  if (!calls) return words;
  return (
    <>
      {seen}{' '}
      <span className="caption">
        {CALLS.trim()} {calls}
      </span>
    </>
  );
}

function measured({ executions, items, seconds }: RunScenario): string {
  if (executions === 0) return 'No execution';
  // Only between its parts is the cell broken, on a phone too.
  return [count(executions, 'execution'), count(items, 'item'), `${seconds.toFixed(1)} s`]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(', ');
}
