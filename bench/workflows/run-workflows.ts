/**
 * Runs the five workflow templates in a real n8n, with stand-ins for every outside service, and writes what happened.
 *
 *   npm run bench:workflows                       all templates
 *   npm run bench:workflows -- newsletter         one of them; the report of the others stays as it is
 *
 * Needs Node 24, openssl, and in POSTGRES_URL a PostgreSQL with pgvector. README.md in this folder says what is real.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workflowTemplates } from '#model/workflows/workflow-templates.ts';
import { type Accounts, TemplateFiller } from './fill-template.ts';
import { installN8n, N8nServer } from './n8n-server.ts';
import { measure, type ScenarioReport, writeReport } from './report.ts';
import { accounts } from './scenarios/accounts.ts';
import { deepResearch } from './scenarios/deep-research.ts';
import { facelessShorts } from './scenarios/faceless-shorts.ts';
import { newsletter } from './scenarios/newsletter.ts';
import { ragPipeline } from './scenarios/rag-pipeline.ts';
import type { Bench, Scenario, TemplateRuns } from './scenarios/scenario.ts';
import { ultimateAssistant } from './scenarios/ultimate-assistant.ts';
import { Outside } from './stand-ins/outside.ts';

const here = import.meta.dirname;
const all: TemplateRuns[] = [ultimateAssistant, deepResearch, newsletter, ragPipeline, facelessShorts];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { n8n: { type: 'string' } },
});
const n8nFolder = values.n8n ?? join(here, 'n8n');
const chosen = positionals.length > 0 ? all.filter(({ slug }) => positionals.includes(slug)) : all;
const work = mkdtempSync(join(tmpdir(), 'workflow-runs-'));
const kept = join(here, '../../content/workflows/runs');

if (!values.n8n) installN8n(n8nFolder);
const outside = await Outside.open(work);
console.log(`Working in ${work}`);
const n8n = await N8nServer.start(n8nFolder, work, outside.environment());

async function runScenario(bench: Bench, { name, kind, run }: Scenario): Promise<ScenarioReport> {
  const before = await n8n.lastExecutionId();
  outside.takeCalls();
  try {
    const seen = await run(bench);
    return await measure({ n8n, outside, before, name, kind, seen });
  } catch (error) {
    console.error(error);
    return { name, kind, failed: String(error), seen: [], executions: 0, items: 0, seconds: 0, calls: {} };
  } finally {
    await n8n.unpublishAll();
  }
}

async function runTemplate(runs: TemplateRuns, byType: Accounts): Promise<ScenarioReport[]> {
  const template = workflowTemplates.find(({ slug }) => slug === runs.slug);
  if (!template) throw new Error(`There is no template "${runs.slug}".`);
  const filler = new TemplateFiller(n8n, byType);
  const workflow = await filler.fill(template.workflow, runs.placeholders(outside));
  const keep = (fileName: string, content: string | Buffer) => writeFileSync(join(kept, fileName), content);
  await runs.prepare?.();
  const reports: ScenarioReport[] = [];
  for (const scenario of runs.scenarios) {
    const report = await runScenario({ n8n, outside, workflow, keep }, scenario);
    console.log(`${report.failed ? 'FAILED' : 'ok'}  ${runs.slug}: ${scenario.name}`);
    for (const line of report.failed ? [report.failed] : report.seen) console.log(`      ${line}`);
    reports.push(report);
  }
  return reports;
}

/** Runs one template; a report with a failure in it is not written. */
async function runAndReport(runs: TemplateRuns): Promise<boolean> {
  if (runs.missing) {
    console.log(`left out  ${runs.slug}: ${runs.missing}`);
    return false;
  }
  const reports = await runTemplate(runs, accounts(runs.slug));
  const isGood = reports.every(({ failed }) => failed === undefined);
  if (isGood) writeReport(runs.slug, reports);
  return isGood;
}

try {
  const results: boolean[] = [];
  for (const runs of chosen) results.push(await runAndReport(runs));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await n8n.stop();
  outside.shut();
}
