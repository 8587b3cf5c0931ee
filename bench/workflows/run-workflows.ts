/**
 * Plays the scenarios of the five templates, or of those that are named, in a real n8n, and writes
 * what was seen into the report that the pages read (bench/README.md).
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { filesOf } from '#model/content-files.ts';
import {
  type CallKind,
  type RunScenario,
  type TemplateWorkflow,
  type WorkflowTemplate,
  workflowTemplatesOf,
} from '#model/workflows/workflow-templates.ts';
import { type Execution, ended, RELEASE, rest, startN8n, stopN8n, tokens } from './n8n-server.ts';
import { type Call, type Scenario, Scene, seenOf, type TemplateRuns } from './scene.ts';
import { openOutside, textsIn } from './stand-ins.ts';

const REPORT = 'content/workflows/runs/last-runs.json';

function filling(name: string): string {
  const word = name.toLowerCase().replaceAll('_', '-');
  if (name === 'YOUR_TIME_ZONE') return 'Europe/Lisbon';
  if (name.includes('URL')) return `https://${word}.example.com`;
  return /EMAIL|MAIL_ADDRESS/.test(name) ? `${word}@example.com` : word;
}

/** What no person would change: a schedule fires soon, a form asks for no login, a page lapses. */
const CHANGED: Record<string, object> = {
  scheduleTrigger: { rule: { interval: [{ field: 'seconds', secondsInterval: 10 }] } },
  formTrigger: { authentication: 'none' },
  form: { resumeAmount: 30, resumeUnit: 'seconds' },
};

const CREDENTIALS = `anthropicApi openAiApi slackApi hubspotAppToken mailchimpApi gmailOAuth2
  googleCalendarOAuth2Api googleTasksOAuth2Api googleSheetsOAuth2Api googleDriveOAuth2Api
  youTubeOAuth2Api postgres aws s3 httpHeaderAuth`.split(/\s+/);
/** Each takes of it what it needs. */
const ACCOUNT = {
  accessToken: 'bench',
  appToken: 'bench',
  clientId: 'bench',
  clientSecret: 'bench',
  accessKeyId: 'bench',
  secretAccessKey: 'bench',
  apiKey: 'bench-us21',
  oauthTokenData: { access_token: 'bench', token_type: 'Bearer' },
  region: 'us-east-1',
  endpoint: 'https://s3.example.com',
  forcePathStyle: true,
};

async function makeCredentials(prepared: object): Promise<object> {
  const data = { ...ACCOUNT, ...prepared };
  const made: Record<string, object> = {};
  for (const name of CREDENTIALS)
    made[name] = await rest('POST', '/credentials', { name, type: name, data });
  return made;
}

/** As its page says: placeholders, accounts, and the addresses that n8n's editor gives. */
function fill(template: TemplateWorkflow, credentials: object): TemplateWorkflow {
  const text = JSON.stringify({ ...template, id: undefined });
  const workflow: TemplateWorkflow = JSON.parse(
    text.replace(/REPLACE_WITH_([A-Z0-9_]+)/g, (_, name) => filling(name)),
  );
  const nodes = workflow.nodes.map((node) => {
    const parameters = { ...node.parameters, ...CHANGED[node.type.replace(/^.*\./, '')] };
    return { ...node, parameters, credentials, webhookId: node.id };
  });
  return { ...workflow, nodes };
}

/** They do not reach the database through the stand-ins, so their runs count as calls. */
const DATABASE_STEPS =
  /^(Compare with what is stored|Store the passages|Take out .*|Find the nearest passages)$/;

function countCalls({ calls, executions }: Scene): RunScenario['calls'] {
  const kinds = calls.flatMap(({ kind }) => kind ?? []);
  for (const [name, runs] of executions.flatMap(({ steps }) => Object.entries(steps)))
    if (DATABASE_STEPS.test(name)) kinds.push(...runs.map((): CallKind => 'store'));
  const counted: RunScenario['calls'] = {};
  for (const kind of kinds) counted[kind] = (counted[kind] ?? 0) + 1;
  return counted;
}

const BILLED = /^(model|embedding|speech|picture|search|render)$/;

function billed({ kind, text, answer = '' }: Call): [priceId: string, goesIn: number, out: number] {
  if (kind === 'search') return ['brave-search', 1, 0];
  const { model, tools = '', system, messages, instructions, input, Text } = JSON.parse(text);
  if (kind === 'picture') return [model, 1, 0];
  if (kind === 'render') return ['shotstack', 1, 0];
  if (kind === 'speech') return ['amazon-polly', Text.length, 0];
  const { content, output } = JSON.parse(answer);
  const prompt = textsIn([system, messages, instructions, input, JSON.stringify(tools)]);
  return [model, tokens(prompt), tokens(textsIn(content ?? output))];
}

function used(calls: Call[]): RunScenario['used'] {
  const sums: RunScenario['used'] = {};
  for (const call of calls) {
    if (!call.answer || !BILLED.test(call.kind ?? '')) continue;
    const [id, goesIn, out] = billed(call);
    const sum = sums[id] ?? { in: 0, out: 0 };
    sums[id] = { in: sum.in + goesIn, out: sum.out + out };
  }
  return sums;
}

const itemsIn = ({ steps }: Execution) =>
  Object.values(steps)
    .flat()
    .flatMap(({ data }) => Object.values(data ?? {}).flat(2))
    .filter((item) => item !== null);

let here: Scene | undefined;

async function play(scene: Scene, name: string, scenario: Scenario, act: TemplateRuns['act']) {
  here = scene;
  await (scenario.act ?? act)(scene);
  scene.executions = await ended();
  const { calls, executions } = scene;
  const milliseconds = executions.reduce(
    (sum, { startedAt, stoppedAt }) => sum + Date.parse(stoppedAt) - Date.parse(startedAt),
    0,
  );
  return {
    name,
    kind: scenario.kind ?? 'failure',
    seen: seenOf(scene, scenario.seen),
    executions: executions.length,
    items: executions.flatMap(itemsIn).length,
    seconds: Math.round(milliseconds / 100) / 10,
    calls: countCalls(scene),
    used: used(calls),
  };
}

/** Plays one template's, and puts them into the report if all of them went as they should. */
async function playAll({ slug, workflow }: WorkflowTemplate) {
  const { prepare, world, act, scenarios }: TemplateRuns = await import(`./scenarios/${slug}.ts`);
  const filled = fill(workflow, await makeCredentials((await prepare?.()) ?? {}));
  const played: RunScenario[] = [];
  for (const [name, scenario] of Object.entries(scenarios))
    try {
      played.push(await play(new Scene(filled, world(), scenario), name, scenario, act));
      console.log(['ok', slug, name, ...(played.at(-1)?.seen ?? [])].join('\n  '));
    } catch (error) {
      console.error(`FAILED  ${slug}: ${name}`, error);
      process.exitCode = 1;
    }
  if (played.length < Object.keys(scenarios).length) return;
  const date = new Date().toISOString().slice(0, 10);
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  report[slug] = { date, n8n: RELEASE, scenarios: played };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
}

const named = process.argv.slice(2);
const work = mkdtempSync(`${tmpdir()}/workflow-runs-`);
console.log(`Working in ${work}`);
openOutside(() => here);
await startN8n(work);
try {
  for (const template of workflowTemplatesOf(filesOf('.'), console.error))
    if (named.length === 0 || named.includes(template.slug)) await playAll(template);
} finally {
  await stopN8n();
}
