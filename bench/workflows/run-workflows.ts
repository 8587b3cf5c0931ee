/** Plays the scenarios of templates in a real n8n, for the report (bench/README.md). */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { filesOf } from '#model/content-files.ts';
import {
  type RunScenario,
  type TemplateWorkflow,
  type WorkflowTemplate,
  workflowTemplatesOf,
} from '#model/workflows/workflow-templates.ts';
import { listen } from '#server/testing/resources.ts';
import { ended, RELEASE, rest, startN8n } from './n8n-server.ts';
import {
  bySchedule,
  ENDED_WELL,
  type Scenario,
  Scene,
  seenOf,
  type TemplateRuns,
} from './scene.ts';
import { outsideOf } from './stand-ins.ts';

const REPORT = 'content/workflows/runs/last-runs.json';

function filling(name: string) {
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
  accessKeyId: 'bench',
  secretAccessKey: 'bench',
  apiKey: 'bench-us21',
  oauthTokenData: { access_token: 'bench', token_type: 'Bearer' },
  endpoint: 'https://s3.example.com',
  forcePathStyle: true,
};

async function makeCredentials(prepared: object | undefined) {
  const data = { ...ACCOUNT, ...prepared };
  const made: Record<string, object> = {};
  for (const name of CREDENTIALS)
    made[name] = await rest('/credentials', { name, type: name, data });
  return made;
}

/** As its page says: placeholders, accounts, and the addresses that n8n's editor gives. */
function fill(template: TemplateWorkflow, credentials: object) {
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

async function play(workflow: TemplateWorkflow, name: string, scenario: Scenario) {
  const scene = new Scene(workflow, scenario);
  const { kind = 'failure', act = [bySchedule], seen } = scenario;
  await using _outside = await listen(outsideOf(scene), 5698);
  for (const step of act) await step(scene);
  scene.executions = await ended();
  const seconds = scene.executions.map(
    ({ startedAt, stoppedAt }) => (Date.parse(stoppedAt) - Date.parse(startedAt)) / 1000,
  );
  return {
    name,
    kind,
    seen: seenOf(scene, kind === 'normal' ? { ...ENDED_WELL, ...seen } : seen),
    executions: seconds.length,
    seconds: Number(seconds.reduce((sum, one) => sum + one, 0).toFixed(1)),
    used: scene.used,
  };
}

async function playAll({ slug, workflow }: WorkflowTemplate) {
  const { prepare, usual, scenarios }: TemplateRuns = await import(`./scenarios/${slug}.ts`);
  const filled = fill(workflow, await makeCredentials(await prepare?.()));
  const played: RunScenario[] = [];
  for (const [name, scenario] of Object.entries(scenarios))
    try {
      played.push(await play(filled, name, { ...usual, ...scenario }));
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
await startN8n(work);
for (const template of workflowTemplatesOf(filesOf('.'), console.error))
  if (named.length === 0 || named.includes(template.slug)) await playAll(template);
