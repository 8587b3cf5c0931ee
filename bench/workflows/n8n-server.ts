/** A real n8n on this machine: installed from npm, started, and spoken to as its editor does. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { goFirst } from '../machine.ts';

export const RELEASE = '2.41.1';
export const ADDRESS = 'http://127.0.0.1:5699';
/** 1.3 GB, three minutes; kept for the next time. */
const FOLDER = `${homedir()}/.cache/website-bench/n8n-${RELEASE}`;
const PACKAGE = {
  private: true,
  dependencies: { 'date-fns': '^2.30.0', n8n: RELEASE },
  overrides: { '@langchain/langgraph': '1.4.0', linkedom: '0.18.12' },
};
const requireOfN8n = createRequire(`${FOLDER}/node_modules/n8n/package.json`);

export interface Execution {
  status: string;
  startedAt: string;
  stoppedAt: string;
  /** Results of each step, once for each time it was run. */
  steps: Record<string, { data?: Record<string, (unknown[] | null)[]> }[]>;
}

let child: ChildProcess;
let cookie = '';
let published = '';

export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 1200; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(250);
  }
  throw new Error('Nothing came in five minutes.');
}

function install(): void {
  const done = `${FOLDER}/done`;
  if (existsSync(done)) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/package.json`, JSON.stringify(PACKAGE));
  const npm = (line: string) =>
    execFileSync('npm', line.split(' '), { cwd: FOLDER, stdio: 'inherit' });
  npm('install --ignore-scripts --legacy-peer-deps --no-package-lock');
  npm('rebuild sqlite3');
  writeFileSync(done, '');
}

export async function startN8n(dataFolder: string): Promise<void> {
  install();
  const log = openSync(`${dataFolder}/n8n.log`, 'w');
  const env = {
    ...process.env,
    N8N_USER_FOLDER: dataFolder,
    N8N_PORT: '5699',
    N8N_RUNNERS_BROKER_PORT: '5700',
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_DIAGNOSTICS_ENABLED: 'false',
    GENERIC_TIMEZONE: 'Europe/Lisbon',
    WEBHOOK_URL: ADDRESS,
  };
  // n8n fails a step whose regular expression takes 250 ms, even if it waits for the processor.
  goFirst();
  const inside = `${import.meta.dirname}/inside-n8n.ts`;
  const command = ['--import', inside, `${FOLDER}/node_modules/n8n/bin/n8n`, 'start'];
  child = spawn(process.execPath, command, { env, stdio: ['ignore', log, log] });
  cookie = await until(makeOwner);
}

export async function stopN8n(): Promise<void> {
  if (child.exitCode === null && child.kill()) await once(child, 'exit');
}

/** While n8n is still starting it does not answer, or with other pages. */
async function makeOwner(): Promise<string | undefined> {
  if (child.exitCode !== null) throw new Error('n8n did not start. Its data folder has n8n.log.');
  const name = { firstName: 'Owner', lastName: 'Bench' };
  const owner = { ...name, email: 'owner@example.com', password: 'For-the-bench-1' };
  const answer = await send('POST', '/rest/owner/setup', owner).catch(() => undefined);
  return /n8n-auth=[^;]+/.exec(answer?.cookies ?? '')?.[0];
}

/** Gives nothing while there is no such address yet. */
export async function send(method: string, address: string, sent?: object, headers = {}) {
  const isForm = sent instanceof FormData;
  const body = isForm ? sent : new Blob([JSON.stringify(sent)], { type: 'application/json' });
  const answer = await fetch(new URL(address, ADDRESS), {
    method,
    // Buttons in a mail take no answer from a program. A connection that is kept may be closed.
    headers: { cookie, 'user-agent': 'Mozilla/5.0 Chrome/140', connection: 'close', ...headers },
    body: sent ? body : null,
  });
  const text = await answer.text();
  if (answer.status === 404) return undefined;
  const json = text.startsWith('{') ? JSON.parse(text) : {};
  const cookies = answer.headers.get('set-cookie') ?? '';
  return { status: answer.status, text, body: json, cookies };
}

export async function rest(method: string, path: string, sent?: object) {
  const { status, text, body } = (await send(method, `/rest${path}`, sent)) ?? {};
  if (status !== 200) throw new Error(`n8n answered ${status} to ${path}: ${text}`);
  return body.data;
}

/** Publishes a workflow until somebody who `knocks` is answered. */
export async function publish<T>(workflow: object, knock: () => Promise<T | undefined>) {
  const { id, versionId } = await rest('POST', '/workflows', workflow);
  published = id;
  await rest('POST', `/workflows/${id}/activate`, { versionId, name: '', description: '' });
  try {
    return await until(knock);
  } finally {
    await rest('POST', `/workflows/${id}/deactivate`, {});
  }
}

/** Of the workflow that was published last, oldest first. */
export async function executions(): Promise<{ id: string; status: string }[]> {
  const filter = encodeURIComponent(JSON.stringify({ workflowId: published }));
  return (await rest('GET', `/executions?limit=100&filter=${filter}`)).results.reverse();
}

export const firstRun = async () => (await executions())[0];

export const hasOne = async (wanted: string) =>
  (await executions()).find(({ status }) => status === wanted);

export const untilPaused = () => until(() => hasOne('waiting'));

export async function ended(): Promise<Execution[]> {
  const allOver = async () => {
    const all = await executions();
    return all.some(({ status }) => /new|running|waiting/.test(status)) ? undefined : all;
  };
  await until(allOver);
  // The workflow for errors begins after the end of the one that failed.
  await wait(500);
  const over = (await until(allOver)).map(async ({ id }) => {
    const { data, ...listed } = await rest('GET', `/executions/${id}`);
    return { ...listed, steps: requireOfN8n('flatted').parse(data).resultData.runData ?? {} };
  });
  return Promise.all(over);
}

/** By OpenAI's tokenizer; of the same text, other makers' models count more. */
export const tokens = (texts: string[]): number =>
  requireOfN8n('js-tiktoken').getEncoding('o200k_base').encode(texts.join('\n')).length;
