/**
 * Runs the five workflow templates in a real n8n, with stand-ins for every outside service, and writes what happened.
 *
 *   npm run bench:workflows                       all templates
 *   npm run bench:workflows -- newsletter         one of them; the report of the others stays as it is
 *
 * Needs Node 24, openssl, and in POSTGRES_URL a PostgreSQL with pgvector. README.md in this folder says what is real.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkedWithN8n,
  type RunScenario,
  type TemplateNode,
  workflowTemplates,
} from '#model/workflows/workflow-templates.ts';
import { type Execution, installN8n, N8nServer } from './n8n-server.ts';
import { Outside } from './outside.ts';
import type { Bench, Scenario, TemplateRuns } from './scenario.ts';
import { deepResearch } from './scenarios/deep-research.ts';
import { facelessShorts } from './scenarios/faceless-shorts.ts';
import { newsletter } from './scenarios/newsletter.ts';
import { databaseAccount, ragPipeline } from './scenarios/rag-pipeline.ts';
import { ultimateAssistant } from './scenarios/ultimate-assistant.ts';

const REPORT = join(import.meta.dirname, '../../content/workflows/runs/last-runs.json');
const ALL: TemplateRuns[] = [ultimateAssistant, deepResearch, newsletter, ragPipeline, facelessShorts];

const TOKEN = { access_token: 'bench', refresh_token: 'bench', expires_in: 86_400, token_type: 'Bearer' };
const GOOGLE_ACCOUNT = { clientId: 'bench', clientSecret: 'bench', oauthTokenData: TOKEN };
const ACCOUNTS: Record<string, object> = {
  anthropicApi: { apiKey: 'bench' },
  openAiApi: { apiKey: 'bench' },
  slackApi: { accessToken: 'bench' },
  hubspotAppToken: { appToken: 'bench' },
  mailchimpApi: { apiKey: 'bench-us21' },
  gmailOAuth2: GOOGLE_ACCOUNT,
  googleCalendarOAuth2Api: GOOGLE_ACCOUNT,
  googleTasksOAuth2Api: GOOGLE_ACCOUNT,
  googleSheetsOAuth2Api: GOOGLE_ACCOUNT,
  googleDriveOAuth2Api: GOOGLE_ACCOUNT,
  youTubeOAuth2Api: GOOGLE_ACCOUNT,
  postgres: databaseAccount(),
  s3: {
    ...{ endpoint: 'https://s3.example.com', region: 'us-east-1', forcePathStyle: true },
    ...{ accessKeyId: 'bench', secretAccessKey: 'bench' },
  },
};
/** Types of step to which n8n's editor gives an address. */
const WITH_WEBHOOK = /\.(webhook|formTrigger|form|chatTrigger|wait|chat|chatHitlTool|gmail)$/;

/** Account of a type of step, by n8n's name of the credential; others name theirs in their parameters. */
function accountType({ type, parameters }: TemplateNode): string | undefined {
  const { nodeCredentialType, genericAuthType, authentication } = parameters as Record<string, string>;
  if (type.endsWith('.webhook')) return authentication === 'headerAuth' ? 'httpHeaderAuth' : undefined;
  if (type.endsWith('.vectorStorePGVector')) return 'postgres';
  const tool = type.replace(/^.*\.(lmChat|embeddings)?|Tool$/g, '').toLowerCase();
  const known = Object.keys(ACCOUNTS).find((account) => account.toLowerCase().startsWith(tool));
  return nodeCredentialType ?? genericAuthType ?? known;
}

/** Fills a template in as its page says: placeholders, accounts, and the addresses that n8n's editor gives. */
async function fill(
  n8n: N8nServer,
  { slug, placeholders, header }: TemplateRuns,
): Promise<Bench['workflow']> {
  const template = workflowTemplates.find((one) => one.slug === slug);
  if (!template) throw new Error(`There is no template "${slug}".`);
  let text = JSON.stringify(template.workflow);
  for (const [name, value] of Object.entries(placeholders))
    text = text.replaceAll(`REPLACE_WITH_${name}`, value);
  const left = /REPLACE_WITH_\w+/.exec(text);
  if (left) throw new Error(`"${slug}" has a placeholder that the bench does not fill: ${left[0]}.`);
  const { id: _id, ...workflow } = JSON.parse(text) as Bench['workflow'] & { id?: string };
  const added = new Map<string, { id: string }>();
  const nodes: TemplateNode[] = [];
  for (const node of workflow.nodes) {
    const type = accountType(node);
    const account = type === 'httpHeaderAuth' ? header : ACCOUNTS[type ?? ''];
    if (type && !added.has(type)) added.set(type, await n8n.addCredential(type, account ?? {}));
    const credentials = type && { credentials: { [type]: { ...added.get(type), name: type } } };
    const webhook = WITH_WEBHOOK.test(node.type) && { webhookId: randomUUID() };
    nodes.push({ ...node, ...credentials, ...webhook });
  }
  return { ...workflow, nodes };
}

/** The database is not reached through the stand-ins, so its calls are counted as runs of the steps that ask it. */
const DATABASE_STEPS =
  /^(Compare with what is stored|Store the passages|Take out the old version|Find the nearest passages)$/;

function countCalls({ calls }: Outside, executions: Execution[]): RunScenario['calls'] {
  const kinds = calls.flatMap(({ kind }) => kind ?? []);
  const visits = executions.flatMap(({ steps }) =>
    Object.entries(steps).flatMap(([name, runs]) => (DATABASE_STEPS.test(name) ? runs : [])),
  );
  const counted = Map.groupBy([...kinds, ...visits.map(() => 'store' as const)], (kind) => kind);
  return Object.fromEntries([...counted].map(([kind, list]) => [kind, list.length]));
}

const itemsIn = ({ steps }: Execution) =>
  Object.values(steps)
    .flatMap((runs) => runs.flatMap(({ data }) => Object.values(data ?? {}).flat()))
    .reduce((sum, items) => sum + (items?.length ?? 0), 0);

const secondsOf = ({ startedAt, stoppedAt }: Execution) =>
  stoppedAt ? (Date.parse(stoppedAt) - Date.parse(startedAt)) / 1000 : 0;

/** Runs one scenario; a promise that was not kept is an error. */
async function runScenario(bench: Bench, { name, kind, run }: Scenario): Promise<RunScenario> {
  const { n8n, outside } = bench;
  const [before = 0] = await n8n.executionIds();
  try {
    const checks = await run(bench);
    const broken = checks.find(([, isSo]) => !isSo);
    if (broken)
      throw new Error(
        `Not so: ${broken[0]}. Calls: ${outside.calls.map(({ address }) => address).join(' ')}`,
      );
    const [last = 0] = await n8n.executionIds();
    const ids = Array.from({ length: last - before }, (_, index) => before + 1 + index);
    const executions = await Promise.all(ids.map((id) => n8n.execution(id)));
    const sum = (of: (one: Execution) => number) => executions.reduce((total, one) => total + of(one), 0);
    return {
      ...{ name, kind, seen: checks.map(([promised]) => promised), executions: executions.length },
      items: sum(itemsIn),
      seconds: Math.round(sum(secondsOf) * 10) / 10,
      calls: countCalls(outside, executions),
    };
  } finally {
    await n8n.unpublishAll();
  }
}

/** Runs one template, and puts its scenarios into the report if all of them went as they should. */
async function runTemplate(n8n: N8nServer, outside: Outside, runs: TemplateRuns): Promise<boolean> {
  if (runs.missing) {
    console.log(`left out  ${runs.slug}: ${runs.missing}`);
    return false;
  }
  const workflow = await fill(n8n, runs);
  await runs.prepare?.();
  const scenarios: RunScenario[] = [];
  for (const scenario of runs.scenarios) {
    const report = await runScenario({ n8n, outside, workflow }, scenario).catch((error: unknown) =>
      String(error),
    );
    const isGood = typeof report !== 'string';
    console.log(`${isGood ? 'ok' : 'FAILED'}  ${runs.slug}: ${scenario.name}`);
    for (const line of isGood ? report.seen : [report]) console.log(`      ${line}`);
    if (isGood) scenarios.push(report);
  }
  if (scenarios.length < runs.scenarios.length) return false;
  const date = new Date().toISOString().slice(0, 10);
  const earlier = JSON.parse(readFileSync(REPORT, 'utf8')) as object;
  const report = { ...earlier, [runs.slug]: { date, n8n: checkedWithN8n, scenarios } };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  return true;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { n8n: { type: 'string' } } });
const folder = values.n8n ?? join(import.meta.dirname, 'n8n');
if (!values.n8n) installN8n(folder);
const work = mkdtempSync(join(tmpdir(), 'workflow-runs-'));
console.log(`Working in ${work}`);
const outside = await Outside.open(work);
const n8n = await N8nServer.start(folder, work, outside.environment());
try {
  for (const runs of ALL)
    if (positionals.length === 0 || positionals.includes(runs.slug))
      if (!(await runTemplate(n8n, outside, runs))) process.exitCode = 1;
} finally {
  await n8n.stop();
}
