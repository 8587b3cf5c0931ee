/** Counts the steps and calls of a scenario, and writes the report that the pages of the templates read. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedWithN8n } from '#model/workflows/workflow-templates.ts';
import type { Execution, N8nServer } from './n8n-server.ts';
import type { CallKind, Outside } from './stand-ins/outside.ts';

export interface ScenarioReport {
  name: string;
  kind: 'normal' | 'failure';
  seen: string[];
  /** Reason why it did not go as it should. */
  failed?: string;
  executions: number;
  /** Items all steps of these executions passed on, together. */
  items: number;
  /** Duration of these executions by n8n's own clock, together. */
  seconds: number;
  calls: Partial<Record<CallKind, number>>;
}

interface Measured {
  n8n: N8nServer;
  outside: Outside;
  /** The last execution before the scenario. */
  before: number;
  name: string;
  kind: ScenarioReport['kind'];
  seen: string[];
}

const itemsIn = ({ steps }: Execution) =>
  Object.values(steps)
    .flat()
    .flatMap(({ data }) => Object.values(data ?? {}).flat())
    .reduce((sum, items) => sum + (items?.length ?? 0), 0);

const secondsOf = ({ startedAt, stoppedAt }: Execution) =>
  stoppedAt ? (Date.parse(stoppedAt) - Date.parse(startedAt)) / 1000 : 0;

/** The database is not reached through the stand-ins, so its calls are counted as runs of the steps that ask it. */
const DATABASE_STEPS =
  /^(Compare with what is stored|Store the passages|Take out the old version|Find the nearest passages)$/;

function countCalls(outside: Outside, executions: Execution[]): ScenarioReport['calls'] {
  const counted: ScenarioReport['calls'] = {};
  for (const { kind } of outside.takeCalls()) if (kind) counted[kind] = (counted[kind] ?? 0) + 1;
  const visits = executions
    .flatMap(({ steps }) => Object.entries(steps))
    .filter(([name]) => DATABASE_STEPS.test(name))
    .reduce((sum, [, runs]) => sum + runs.length, 0);
  return visits > 0 ? { ...counted, store: (counted.store ?? 0) + visits } : counted;
}

export async function measure({ n8n, outside, before, ...said }: Measured): Promise<ScenarioReport> {
  const last = await n8n.lastExecutionId();
  const ids = Array.from({ length: last - before }, (_, index) => String(before + 1 + index));
  const executions = await Promise.all(ids.map((id) => n8n.execution(id)));
  return {
    ...said,
    executions: executions.length,
    items: executions.reduce((sum, execution) => sum + itemsIn(execution), 0),
    seconds: Math.round(executions.reduce((sum, execution) => sum + secondsOf(execution), 0) * 10) / 10,
    calls: countCalls(outside, executions),
  };
}

const reportFile = join(import.meta.dirname, '../../content/workflows/runs/last-runs.json');

/** Puts the runs of one template into the report, replacing its earlier ones. */
export function writeReport(slug: string, scenarios: ScenarioReport[]): void {
  const earlier = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : {};
  const date = new Date().toISOString().slice(0, 10);
  const report = { ...earlier, [slug]: { date, n8n: checkedWithN8n, scenarios } };
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(import.meta.dirname, 'report.md'), asMarkdown(report));
}

type Report = Record<string, { date: string; n8n: string; scenarios: ScenarioReport[] }>;

function asMarkdown(report: Report): string {
  const parts = Object.entries(report).map(([slug, { date, n8n, scenarios }]) => {
    const rows = scenarios.map(({ name, failed, seen, executions, items, seconds, calls }) => {
      const made = Object.entries(calls).map(([kind, count]) => `${count} ${kind}`);
      return `| ${name} | ${failed ?? seen.join('; ')} | ${executions} | ${items} | ${seconds} | ${made.join(', ')} |`;
    });
    const head = '| scenario | seen | executions | items | seconds | calls |\n|---|---|---|---|---|---|';
    return `## ${slug}\n\n${date}, n8n ${n8n}\n\n${head}\n${rows.join('\n')}\n`;
  });
  return `# What the templates did when they were run\n\nWritten by \`npm run bench:workflows\`. Every outside service was a stand-in.\n\n${parts.join('\n')}`;
}
