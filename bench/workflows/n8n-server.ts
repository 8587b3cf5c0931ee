/** A real n8n on this machine: installed from npm, started, and spoken to as its editor does. */
import { type ChildProcess, execSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

export const RELEASE = '2.41.1';
export const ADDRESS = 'http://127.0.0.1:5699';
const FOLDER = `${homedir()}/.cache/website-bench/n8n-${RELEASE}`;
const PROGRAM = `${FOLDER}/node_modules/n8n/bin/n8n`;
const PACKAGE = {
  private: true,
  dependencies: { 'date-fns': '^2.30.0', n8n: RELEASE },
  overrides: { '@langchain/langgraph': '1.4.0', linkedom: '0.18.12' },
};

let child: ChildProcess;
let encoding: { encode: (text: string) => number[] };
let cookie = '';
let published = '';

export async function until<T>(look: () => Promise<T>): Promise<NonNullable<T>> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const found = await look();
    if (found) return found;
    await wait(250);
  }
  throw new Error('Nothing came in five minutes.');
}

function install() {
  if (existsSync(`${FOLDER}/done`)) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/package.json`, JSON.stringify(PACKAGE));
  const line =
    'npm install --ignore-scripts --legacy-peer-deps && npm rebuild sqlite3 && touch done';
  execSync(line, { cwd: FOLDER, stdio: 'inherit' });
}

export async function startN8n(dataFolder: string) {
  install();
  encoding = createRequire(PROGRAM)('js-tiktoken').getEncoding('o200k_base');
  const log = openSync(`${dataFolder}/n8n.log`, 'w');
  const env = {
    ...process.env,
    N8N_USER_FOLDER: dataFolder,
    N8N_PORT: '5699',
    N8N_RUNNERS_BROKER_PORT: '5700',
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_DIAGNOSTICS_ENABLED: 'false',
    WEBHOOK_URL: ADDRESS,
  };
  const inside = `${import.meta.dirname}/inside-n8n.ts`;
  child = spawn(process.execPath, ['--import', inside, PROGRAM], {
    env,
    stdio: ['ignore', log, log],
  });
  child.unref();
  process.once('exit', () => child.kill());
  cookie = await until(makeOwner);
}

/** While n8n is still starting it does not answer, or with other pages. */
async function makeOwner() {
  if (child.exitCode !== null) throw new Error('n8n did not start. Its data folder has n8n.log.');
  const name = { firstName: 'Owner', lastName: 'Bench' };
  const owner = { ...name, email: 'owner@example.com', password: 'For-the-bench-1' };
  const answer = await send('/rest/owner/setup', owner).catch(() => undefined);
  return /n8n-auth=[^;]+/.exec(answer?.cookies ?? '')?.[0];
}

/** Gives nothing while there is no such address yet. */
export async function send(address: string, sent?: object, headers = {}) {
  const json = () => new Blob([JSON.stringify(sent)], { type: 'application/json' });
  const answer = await fetch(new URL(address, ADDRESS), {
    method: sent ? 'POST' : 'GET',
    // Buttons in a mail take no answer from a program. A connection that is kept may be closed.
    headers: { cookie, 'user-agent': 'Mozilla/5.0 Chrome/140', connection: 'close', ...headers },
    body: sent && !(sent instanceof FormData) ? json() : (sent ?? null),
  });
  const text = await answer.text();
  if (answer.status === 404) return undefined;
  const body = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: answer.status, text, body, cookies: answer.headers.get('set-cookie') };
}

export async function rest(path: string, sent?: object) {
  const { status, text, body } = (await send(`/rest${path}`, sent)) ?? {};
  if (status !== 200) throw new Error(`n8n answered ${status} to ${path}: ${text}`);
  return body.data;
}

export async function publish<T>(workflow: object, knock: () => Promise<T>) {
  const { id, versionId } = await rest('/workflows', workflow);
  published = id;
  await rest(`/workflows/${id}/activate`, { versionId, name: '', description: '' });
  try {
    return await until(knock);
  } finally {
    await rest(`/workflows/${id}/deactivate`, {});
  }
}

export interface Execution {
  status: string;
  startedAt: string;
  stoppedAt: string;
}

/** Of the workflow that was published last, oldest first. */
export async function executions(): Promise<Execution[]> {
  const filter = encodeURIComponent(JSON.stringify({ workflowId: published }));
  return (await rest(`/executions?limit=100&filter=${filter}`)).results.reverse();
}

export const hasOne = async (wanted = /./) =>
  (await executions()).find(({ status }) => wanted.test(status));

export const untilPaused = () => until(() => hasOne(/waiting/));

export async function ended() {
  const allOver = async () => !(await hasOne(/new|running|waiting/));
  await until(allOver);
  // The workflow for errors begins after the end of the one that failed.
  await wait(500);
  await until(allOver);
  return executions();
}

/** By OpenAI's tokenizer; of the same text, other makers' models count more. */
export const tokens = (text: string) => encoding.encode(text).length;
