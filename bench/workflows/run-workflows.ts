/**
 * Runs the five workflow templates in a real n8n, with stand-ins for every outside service, and
 * writes what happened.
 *
 *   node bench/workflows/run-workflows.ts                           all templates
 *   node bench/workflows/run-workflows.ts newsletter                one; other reports stay
 *   node bench/workflows/run-workflows.ts newsletter --only WORDS   scenarios named so; no report
 *
 * Needs Node 24, and in POSTGRES_URL a PostgreSQL with pgvector. bench/README.md says what
 * is real.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkedWithN8n,
  type RunScenario,
  type TemplateWorkflow,
  workflowTemplates,
} from '#model/workflows/workflow-templates.ts';
import { type Execution, installN8n, N8nServer } from './n8n-server.ts';
import { Outside } from './outside.ts';
import type { Scenario, TemplateRuns } from './scenario.ts';
import { deepResearch } from './scenarios/deep-research.ts';
import { facelessShorts } from './scenarios/faceless-shorts.ts';
import { newsletter } from './scenarios/newsletter.ts';
import { databaseAccount, HEADER, ragPipeline } from './scenarios/rag-pipeline.ts';
import { ultimateAssistant } from './scenarios/ultimate-assistant.ts';
import { SHARED, textsIn } from './service-table.ts';

const REPORT = join(import.meta.dirname, '../../content/workflows/runs/last-runs.json');
const ALL: TemplateRuns[] = [
  ultimateAssistant,
  deepResearch,
  newsletter,
  ragPipeline,
  facelessShorts,
];

/** What a template's placeholders are filled with; one that is not here gets its own name. */
const FILLED: Record<string, string> = {
  FEED_URL_1: 'https://feeds.example.com/rooms.xml',
  FEED_URL_2: 'https://feeds.example.com/kitchen.xml',
  FEED_URL_3: 'https://feeds.example.com/law.xml',
  YOUR_EDITOR_EMAIL: 'editor@example.com',
  YOUR_MAIL_ADDRESS: 'owner@example.com',
  YOUR_GOTENBERG_URL: 'https://gotenberg.example.com',
  YOUR_MAILCHIMP_DATA_CENTER: 'us21',
  YOUR_PUBLIC_BUCKET_URL: 'https://media.example.com',
  YOUR_TIME_ZONE: 'Europe/Lisbon',
};

/**
 * What no person would change: a schedule fires soon, a form asks for no login, and lapses after
 * seconds.
 */
const CHANGED: Record<string, object> = {
  'n8n-nodes-base.scheduleTrigger': {
    rule: { interval: [{ field: 'seconds', secondsInterval: 10 }] },
  },
  'n8n-nodes-base.formTrigger': { authentication: 'none' },
  'n8n-nodes-base.form': { resumeAmount: 30, resumeUnit: 'seconds' },
};

const TOKEN = {
  access_token: 'bench',
  refresh_token: 'bench',
  expires_in: 86_400,
  token_type: 'Bearer',
};
const GOOGLE_ACCOUNT = { clientId: 'bench', clientSecret: 'bench', oauthTokenData: TOKEN };
const BUCKET = { endpoint: 'https://s3.example.com', region: 'us-east-1', forcePathStyle: true };

/**
 * Accounts by n8n's name of the credential, each with the types of step, or ways to authenticate,
 * that it is for.
 */
const ACCOUNTS: Record<string, [steps: RegExp, data: object]> = {
  anthropicApi: [/anthropic/i, { apiKey: 'bench' }],
  openAiApi: [/openai/i, { apiKey: 'bench' }],
  slackApi: [/slack/, { accessToken: 'bench' }],
  hubspotAppToken: [/hubspot/, { appToken: 'bench' }],
  mailchimpApi: [/mailchimp/, { apiKey: 'bench-us21' }],
  gmailOAuth2: [/gmail/, GOOGLE_ACCOUNT],
  googleCalendarOAuth2Api: [/googleCalendar/, GOOGLE_ACCOUNT],
  googleTasksOAuth2Api: [/googleTasks/, GOOGLE_ACCOUNT],
  googleSheetsOAuth2Api: [/googleSheets/, GOOGLE_ACCOUNT],
  googleDriveOAuth2Api: [/googleDrive/, GOOGLE_ACCOUNT],
  youTubeOAuth2Api: [/youTube/, GOOGLE_ACCOUNT],
  postgres: [/postgres|PGVector/, databaseAccount()],
  aws: [/\baws\b/, { region: 'us-east-1', accessKeyId: 'bench', secretAccessKey: 'bench' }],
  s3: [/\.s3/, { ...BUCKET, accessKeyId: 'bench', secretAccessKey: 'bench' }],
  httpHeaderAuth: [/headerAuth/i, HEADER],
};

/**
 * Fills a template in as its page says: placeholders, accounts, and the addresses that n8n's editor
 * gives.
 */
function fill(slug: string, accountIds: Record<string, string>): TemplateWorkflow {
  const template = workflowTemplates.find((one) => one.slug === slug);
  const text = JSON.stringify(template?.workflow).replace(
    /REPLACE_WITH_([A-Z0-9_]+)/g,
    (_, name: string) => FILLED[name] ?? name.toLowerCase().replaceAll('_', '-'),
  );
  const { id: _id, ...workflow } = JSON.parse(text) as TemplateWorkflow & { id: string };
  const nodes = workflow.nodes.map((node) => {
    const { nodeCredentialType, genericAuthType, authentication } = node.parameters as Record<
      string,
      string
    >;
    const asked = [node.type, nodeCredentialType, genericAuthType, authentication].join(' ');
    const account = Object.keys(ACCOUNTS).find((name) => ACCOUNTS[name]?.[0].test(asked));
    const credentials = account && {
      credentials: { [account]: { id: accountIds[account], name: account } },
    };
    const parameters = { ...node.parameters, ...CHANGED[node.type] };
    return { ...node, ...credentials, parameters, webhookId: node.id };
  });
  return { ...workflow, nodes };
}

/**
 * The database is not reached through the stand-ins, so its calls are counted as runs of the steps
 * that ask it.
 */
const DATABASE_STEPS =
  /^(Compare with what is stored|Store the passages|Take out .*|Find the nearest passages)$/;

function countCalls({ calls }: Outside, executions: Execution[]): RunScenario['calls'] {
  const kinds = calls.flatMap(({ kind }) => kind ?? []);
  const visits = executions.flatMap(({ steps }) =>
    Object.entries(steps).flatMap(([name, runs]) => (DATABASE_STEPS.test(name) ? runs : [])),
  );
  const counted = Map.groupBy([...kinds, ...visits.map(() => 'store' as const)], (kind) => kind);
  return Object.fromEntries([...counted].map(([kind, list]) => [kind, list.length]));
}

/**
 * What providers bill: tokens of models in and out, letters that are spoken, and whole calls of the
 * others.
 */
function used({ calls }: Outside): RunScenario['used'] {
  const amounts = calls.flatMap(({ kind, text, answer }): [string, number, number][] => {
    if (!answer) return [];
    if (kind === 'search') return [['brave-search', 1, 0]];
    if (kind === 'render') return [['shotstack', 1, 0]];
    if (!kind || !/model|embedding|speech|picture/.test(kind)) return [];
    const sent = JSON.parse(text) as Record<string, unknown>;
    const { model, tools, system, messages, instructions, input } = sent;
    if (kind === 'picture') return [[String(model), 1, 0]];
    if (kind === 'speech') return [['amazon-polly', String(sent['Text']).length, 0]];
    const prompt = [
      ...textsIn([system, messages, instructions, input]),
      JSON.stringify(tools ?? ''),
    ];
    const { content, output } = JSON.parse(answer) as Record<string, unknown>;
    return [[String(model), n8n.tokens(prompt), n8n.tokens(textsIn(content ?? output ?? []))]];
  });
  const sums = Map.groupBy(amounts, ([id]) => id);
  const sum = (list: typeof amounts, at: 1 | 2) => list.reduce((total, one) => total + one[at], 0);
  return Object.fromEntries(
    [...sums].map(([id, list]) => [id, { in: sum(list, 1), out: sum(list, 2) }]),
  );
}

const itemsIn = ({ steps }: Execution) =>
  Object.values(steps)
    .flatMap((runs) => runs.flatMap(({ data }) => Object.values(data ?? {}).flat()))
    .reduce((sum, items) => sum + (items?.length ?? 0), 0);

const secondsOf = ({ startedAt, stoppedAt }: Execution) =>
  stoppedAt ? (Date.parse(stoppedAt) - Date.parse(startedAt)) / 1000 : 0;

async function runScenario(scenario: Scenario, runs: TemplateRuns, workflow: TemplateWorkflow) {
  const world = {
    model: () => 'Never asked.',
    tabs: {},
    files: [],
    ...runs.world(),
    ...scenario.change,
  };
  outside.begin([...runs.services, ...SHARED], world);
  const { checks, executions } = await scenario.run({ n8n, workflow, world, sent: outside.sent });
  const missed = checks.find(([, isSo]) => !isSo);
  if (missed)
    throw new Error(
      `Not so: ${missed[0]}. Calls: ${outside.calls.map(({ line }) => line).join(' ')}`,
    );
  const sum = (of: (one: Execution) => number) =>
    executions.reduce((total, one) => total + of(one), 0);
  const seen = checks.map(([promised]) => promised);
  return {
    name: scenario.name,
    kind: scenario.kind,
    seen,
    executions: executions.length,
    items: sum(itemsIn),
    seconds: Math.round(sum(secondsOf) * 10) / 10,
    calls: countCalls(outside, executions),
    used: used(outside),
  };
}

/** Runs one template, and puts its scenarios into the report if all of them went as they should. */
async function runTemplate(runs: TemplateRuns, workflow: TemplateWorkflow): Promise<boolean> {
  if (runs.missing) {
    console.log(`left out  ${runs.slug}: ${runs.missing}`);
    return false;
  }
  await runs.prepare?.();
  const scenarios: RunScenario[] = [];
  for (const scenario of runs.scenarios.filter(({ name }) => name.includes(values.only))) {
    const report = await runScenario(scenario, runs, workflow).catch(String);
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { n8n: { type: 'string' }, only: { type: 'string', default: '' } },
});
const folder = values.n8n ?? join(import.meta.dirname, 'n8n');
if (!values.n8n) installN8n(folder);
const work = mkdtempSync(join(tmpdir(), 'workflow-runs-'));
console.log(`Working in ${work}`);
const outside = new Outside();
const n8n = await N8nServer.start(folder, work, outside);
try {
  const accountIds: Record<string, string> = {};
  for (const [type, [, data]] of Object.entries(ACCOUNTS))
    accountIds[type] = (
      await n8n.rest<{ id: string }>('POST', '/credentials', { name: type, type, data })
    ).id;
  for (const runs of ALL)
    if (positionals.length === 0 || positionals.includes(runs.slug))
      if (!(await runTemplate(runs, fill(runs.slug, accountIds)))) process.exitCode = 1;
} finally {
  await n8n.stop();
}
