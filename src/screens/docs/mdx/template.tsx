/** Parts of a template's page, from its front matter, the workflow's file and its last run. */
import { hash } from 'node:crypto';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { markdownTree } from '#article/markdown-tree.ts';
import { FactsTable } from '#components/facts.tsx';
import { ordinalDate } from '#model/calendar-day.ts';
import { capital, count } from '#model/sentence.ts';
import { listCost, priceId } from '#model/workflows/list-prices.ts';
import { templateFilePath, templateFiles } from '#model/workflows/template-files.ts';
import { type CallKind, callKinds } from '#model/workflows/workflow-templates.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { DocsIcon } from '#ui/icons.tsx';
import { useDocs, useTemplate } from './docs-context.ts';
import { TemplateDrawing } from './figures.tsx';
import { Fold } from './process-figures.tsx';
import { Steps } from './prose.tsx';
import { workflowStages } from './read-workflow.ts';
import styles from './template.module.css';

const kilobytes = ({ body }: { body: Buffer }) => `${(body.length / 1000).toFixed(1)} kB`;

export function TemplateFiles() {
  const template = useTemplate();
  const { workflow, workbook, tabs } = templateFiles(template);
  const label = (icon: ComponentProps<typeof DocsIcon>['name'], title: string, note: string) => (
    <span className={styles.file}>
      <DocsIcon name={icon} />
      <span>
        <b>{title}</b> <span className="caption">{note}</span>
      </span>
    </span>
  );
  const link = ({ name }: { name: string }, ...words: Parameters<typeof label>) => (
    <a key={name} href={templateFilePath(name)} download>
      {label(...words)}
    </a>
  );
  return (
    <>
      <TemplateNeeds />
      <div className={styles.files}>
        {link(workflow, 'download', 'Download the template', `n8n JSON, ${kilobytes(workflow)}`)}
        <CopyButton file={templateFilePath(workflow.name)} className="screen-only">
          {label('copy', 'Copy workflow', 'Paste it into an empty canvas in n8n')}
        </CopyButton>
        {workbook &&
          link(
            workbook,
            'sheet',
            'Download the spreadsheet',
            `${template.spreadsheet}. Excel, ${kilobytes(workbook)}`,
          )}
        {tabs.map(({ tab, file }) =>
          link(file, 'sheet', `The tab “${tab}” as CSV`, `CSV, ${kilobytes(file)}`),
        )}
      </div>
    </>
  );
}

function usePlannedRun() {
  const { listPrices, lastRuns } = useDocs().site;
  return (lastRuns.get(useTemplate().slug)?.scenarios ?? [])
    .filter(({ kind }) => kind === 'normal')
    .map((run) => ({ ...run, ...listCost(run.used, listPrices) }))
    .find(({ dollars }) => dollars >= 0.0001);
}

function TemplateNeeds() {
  const { accounts, placeholders } = useTemplate();
  const run = usePlannedRun();
  return (
    <p>
      <b>It needs</b> {count(accounts.length, 'account')} and {count(placeholders.length, 'value')}{' '}
      to fill in
      {run &&
        `. Test run: ${inTime(run.seconds)}, services simulated. Cost: from ${dollars(run.dollars)}`}
      .
    </p>
  );
}

export const TemplateAccounts = () => (
  <FactsTable
    caption="Accounts to connect"
    rows={useTemplate().accounts}
    columns={{ Account: 'name', 'What the workflow does with it': 'use' }}
  />
);

export function TemplatePlaceholders() {
  const { placeholders, workflow } = useTemplate();
  const explained = placeholders.map(({ name }) => name);
  const inFile: string[] =
    JSON.stringify(workflow.nodes).match(/(?<=REPLACE_WITH_)[A-Z0-9_]+/g) ?? [];
  const odd = [...inFile, ...explained].filter(
    (name) => !inFile.includes(name) || !explained.includes(name),
  );
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
        REPLACE_WITH_: ({ name }) => <code>{name}</code>,
        'What to put there': 'meaning',
      }}
    />
  );
}

/** A note is Markdown, and ends with what to fill in, which another part of the page shows. */
export function TemplateStages() {
  const stages = workflowStages(useTemplate().workflow);
  const textOf = (note: string) =>
    markdownTree(note.replace(/\n\n\*\*(Fill in|Before the first run):.*$/s, ''));
  return (
    <div className={styles.stages}>
      <TemplateDrawing />
      <Steps>
        <ol>
          {stages.map(({ number, title, text }) => (
            <li key={number}>
              <h3>{title}</h3>
              {toJsxRuntime(textOf(text), { Fragment, jsx, jsxs })}
            </li>
          ))}
        </ol>
      </Steps>
    </div>
  );
}

const tally = (amount: number, unit = '') =>
  `${amount.toLocaleString('en')}${unit && ` ${unit}${amount === 1 ? '' : 's'}`}`;
const listed = (price: number) =>
  `$${price.toLocaleString('en', { minimumFractionDigits: Number.isInteger(price) ? 0 : 2 })}`;
const dollars = (amount: number) => `$${amount.toFixed(amount < 0.01 ? 4 : 2)}`;

export function TemplateCosts() {
  const { words, listPrices } = useDocs().site;
  const { runs } = useTemplate();
  const planned = usePlannedRun();
  return (
    <>
      {runs.map(({ run, calls }) => (
        <FactsTable
          key={run}
          className={styles.runs}
          caption={run}
          rows={calls}
          columns={{
            'Calls to': ({ to }) => callKinds[to],
            Number: (call) => range([call]),
            Billed: ({ to }) => (PAID.includes(to) ? 'yes' : 'no'),
          }}
        />
      ))}
      {planned && (
        <p>
          <b>{dollars(planned.dollars)}</b> for “{planned.name.replace(/[“”]/g, '')}”, at list
          prices of {ordinalDate(listPrices.seen)}:{' '}
          {planned.rows.map(
            ({ price: { name, source, unit, per, isRounded, ...price }, amount }, index) => (
              <Fragment key={name}>
                {index > 0 && '; '}
                <a href={source}>{name}</a>, {tally(amount.in, unit)}
                {amount.out > 0 && ` in and ${tally(amount.out)} out`} ({isRounded && 'about '}
                {listed(price.in)}
                {price.out > 0 && ` and ${listed(price.out)}`}{' '}
                {per === 1 ? 'each' : `per ${tally(per)}`})
              </Fragment>
            ),
          )}
          . {words.templates.counted}
        </p>
      )}
      <ModelEnds />
    </>
  );
}

function ModelEnds() {
  const { listPrices, lastRuns } = useDocs().site;
  const { workflow, slug } = useTemplate();
  const scenarios = lastRuns.get(slug)?.scenarios;
  const used = new Set(scenarios?.flatMap((scenario) => Object.keys(scenario.used)));
  const models = listPrices.prices.flatMap((price) => {
    const steps = workflow.nodes.filter(({ parameters }) =>
      JSON.stringify(parameters).includes(`"${priceId(price)}"`),
    );
    const isModel = used.has(priceId(price)) && steps.length > 0;
    const places = steps.map(({ name }) => `“${name}”`).join(' and ');
    return isModel ? { ...price, model: price.name.replace(/,.*/, ''), places } : [];
  });
  const lasting = models.filter(({ retires }) => !retires);
  return (
    <>
      {models.map(
        ({ model, places, retires, notice, successor }) =>
          retires && (
            <p key={model}>
              <b>{model}</b>, named in {places}, runs until{' '}
              <a href={notice}>{ordinalDate(retires)}</a>; the provider names {successor}.
            </p>
          ),
      )}
      {lasting.length > 0 && (
        <p>
          As of {ordinalDate(listPrices.seen)}, no retirement date was announced for{' '}
          {lasting
            .map(({ model, places, successor: next }) => {
              const legacy = next ? `; its provider calls it legacy and names ${next}` : '';
              return `${model} (change it in ${places}${legacy})`;
            })
            .join(', ')}
          .
        </p>
      )}
    </>
  );
}

const PAID: readonly CallKind[] = ['model', 'embedding', 'speech', 'picture', 'search', 'render'];

export const TemplateCostTable = () => (
  <FactsTable
    caption="Calls of one run, when nothing has to be tried again"
    rows={useDocs().site.docsPages.flatMap(({ title, template }) =>
      (template?.runs ?? []).map((run) => ({ title, ...run })),
    )}
    columns={{
      Template: 'title',
      Run: 'run',
      'All calls': ({ calls }) => range(calls),
      'Of those, billed': ({ calls }) => range(calls.filter(({ to }) => PAID.includes(to))),
    }}
  />
);

function range(calls: readonly { least: number; most?: number | undefined }[]) {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const least = sum(calls.map((call) => call.least));
  const most = sum(calls.map((call) => call.most ?? Infinity));
  if (most === Infinity) return `${least} or\u00a0more`;
  return least === most ? String(least) : `${least}\u00a0to\u00a0${most}`;
}

export function TemplateRuns() {
  const { words, lastRuns } = useDocs().site;
  const template = useTemplate();
  const runs = lastRuns.get(template.slug);
  if (!runs) return <p>{words.templates.noRun}</p>;
  const { executions, seconds, scenarios } = runs;
  // Of the hardest most was seen.
  const worst = scenarios
    .filter(({ kind }) => kind === 'failure')
    .sort((one, other) => other.seen.length - one.seen.length)
    .slice(0, 3);
  const others = scenarios.filter((scenario) => !worst.includes(scenario));
  return (
    <>
      <p>
        Run on {ordinalDate(runs.date)} in n8n {runs.n8n}, in {scenarios.length} scenarios:{' '}
        {tally(executions, 'execution')}, {inTime(seconds)} of n8n time. {words.templates.run}{' '}
        <span className="nowrap">SHA-256</span> of the file:{' '}
        <code className="note">{hash('sha256', templateFiles(template).workflow.body)}</code>
      </p>
      <Scenarios caption="Hardest cases" rows={worst} />
      <Fold of={`${capital(count(others.length, 'more case'))}, all passed`}>
        <Scenarios caption="More cases" rows={others} />
      </Fold>
    </>
  );
}

const Scenarios = (table: { caption: string; rows: { name: string; seen: string[] }[] }) => (
  <FactsTable
    {...table}
    className={styles.runs}
    columns={{
      'What we tried': 'name',
      'What happened': ({ seen }) => seen.map(asSentence).join(' '),
    }}
  />
);

const inTime = (seconds: number) =>
  seconds < 60 ? tally(Math.ceil(seconds), 'second') : `${(seconds / 60).toFixed(1)} minutes`;

const asSentence = (text: string) => capital(text) + (/[.!?]”?$/.test(text) ? '' : '.');
