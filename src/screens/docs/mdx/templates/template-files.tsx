import type { ReactNode } from 'react';
import { checkedWithN8n, type WorkflowTemplate } from '#content/data/workflows.ts';
import { ordinalDate } from '#model/calendar-day.ts';
import { workflowSteps } from '#model/workflows/workflow-facts.ts';
import { templateFilePath, templateFiles } from '#model/workflows/workflow-files.ts';
import { lastRuns } from '#model/workflows/workflow-runs.ts';
import { FileCopy, FileLink, Files } from '../file-link.tsx';
import styles from './template-files.module.css';
import { type OfTemplate, type TemplateName, templateOf } from './template-of.ts';

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

/** Facts about the workflow file: the release it was checked with, and its hash. */
export function TemplateFacts({ of }: OfTemplate) {
  const template = templateOf(of);
  const { workflow } = templateFiles(template);
  const facts: [name: string, value: ReactNode, isCode?: true][] = [
    ['File', workflow.name, true],
    ['Size', `${workflow.bytes.toLocaleString('en')} bytes`],
    ['SHA-256', inHalves(workflow.sha256), true],
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

function runDate(name: TemplateName): string {
  const runs = lastRuns(name);
  return runs ? ordinalDate(runs.date) : 'not run yet';
}

function timeLimit({ workflow }: WorkflowTemplate): string {
  const { executionTimeout = -1 } = workflow.settings as { executionTimeout?: number };
  if (executionTimeout <= 0) return 'never: it waits for a person';
  return `${executionTimeout / 60} minutes`;
}
