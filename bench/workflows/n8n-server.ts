/** A real n8n on this machine: installed from npm, started, and spoken to as its editor does. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { goFirst } from '../machine.ts';

const PORT = 5699;
const OWNER = {
  email: 'owner@example.com',
  firstName: 'Owner',
  lastName: 'Bench',
  password: 'For-the-bench-1',
};
/** Buttons in a mail take no answer from a program. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const JSON_TYPE = { 'content-type': 'application/json' };

export interface Execution {
  status: string;
  startedAt: string;
  stoppedAt: string | null;
  /** Results of each step, once for each time it was run. */
  steps: Record<string, { data?: Record<string, (unknown[] | null)[]> }[]>;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Waits until `look` finds something. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined>,
  seconds = 180,
): Promise<T> {
  for (let tries = 0; tries < seconds * 4; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(250);
  }
  throw new Error(`After ${seconds} seconds there was still no ${what}.`);
}

/** Installs n8n in a folder without install scripts, and builds the one native part it needs. */
export function installN8n(folder: string): void {
  if (existsSync(join(folder, 'node_modules/n8n/package.json'))) return;
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  npm(
    'install',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
  );
  npm('rebuild', 'sqlite3');
}

export class N8nServer {
  readonly url = `http://127.0.0.1:${PORT}`;
  private readonly child: ChildProcess;
  private readonly flatted: { parse(text: string): unknown };
  private readonly encoding: { encode(text: string): number[] };
  private cookie = '';
  private published = '';

  private constructor(child: ChildProcess, folder: string) {
    this.child = child;
    const require = createRequire(join(folder, 'node_modules/n8n/package.json'));
    this.flatted = require('flatted');
    this.encoding = require('js-tiktoken').getEncoding('o200k_base');
  }

  /**
   * Starts the n8n installed in `folder` on an empty data folder; all that it asks of the outside
   * goes to a port.
   */
  static async start(
    folder: string,
    dataFolder: string,
    outside: { port: number },
  ): Promise<N8nServer> {
    const log = openSync(join(dataFolder, 'n8n.log'), 'w');
    const settings = {
      N8N_USER_FOLDER: dataFolder,
      N8N_PORT: `${PORT}`,
      N8N_RUNNERS_BROKER_PORT: `${PORT + 1}`,
      N8N_LISTEN_ADDRESS: '127.0.0.1',
      N8N_SECURE_COOKIE: 'false',
      N8N_DIAGNOSTICS_ENABLED: 'false',
      N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
      N8N_TEMPLATES_ENABLED: 'false',
      GENERIC_TIMEZONE: 'Europe/Lisbon',
      WEBHOOK_URL: `http://127.0.0.1:${PORT}`,
      STAND_INS_PORT: `${outside.port}`,
    };
    const inside = ['--import', join(import.meta.dirname, 'inside-n8n.ts')];
    const n8nFile = join(folder, 'node_modules/n8n/bin/n8n');
    // n8n fails a step whose regular expression takes 250 ms of elapsed time, even if it only waits
    // for the processor.
    goFirst();
    const child = spawn(process.execPath, [...inside, n8nFile, 'start'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', log, log],
    });
    const n8n = new N8nServer(child, folder);
    await n8n.signIn();
    return n8n;
  }

  /** Makes the owner. While n8n is still starting it does not answer, or with other pages. */
  private async signIn(): Promise<void> {
    const request = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(OWNER) };
    const session = async () => {
      if (this.child.exitCode !== null)
        throw new Error('n8n did not start. Its data folder has n8n.log.');
      const answer = await fetch(`${this.url}/rest/owner/setup`, request).catch(() => undefined);
      return answer?.headers.getSetCookie().find((cookie) => cookie.startsWith('n8n-auth='));
    };
    this.cookie = (await until('session in n8n', session, 300)).split(';')[0] ?? '';
  }

  /**
   * Counts tokens with OpenAI's tokenizer `o200k_base`, which n8n brings along; other makers'
   * models count a little differently.
   */
  tokens(texts: string[]): number {
    return this.encoding.encode(texts.join('\n')).length;
  }

  fetch(address: string, init: RequestInit = {}): Promise<Response> {
    // One that is kept may be closed by n8n just then.
    const headers = {
      cookie: this.cookie,
      'user-agent': BROWSER,
      connection: 'close',
      ...init.headers,
    };
    return fetch(new URL(address, this.url), { ...init, headers });
  }

  /** Posts to an address that n8n gave; nothing while there is none yet. */
  async post(address: string, sent: FormData | object, headers = {}): Promise<Answer | undefined> {
    const asJson = { body: JSON.stringify(sent), headers: { ...JSON_TYPE, ...headers } };
    const answer = await this.fetch(address, {
      method: 'POST',
      ...(sent instanceof FormData ? { body: sent } : asJson),
    });
    if (answer.status === 404) return undefined;
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  }

  async rest<T>(method: string, path: string, sent?: object): Promise<T> {
    const body = sent ? { body: JSON.stringify(sent) } : {};
    const answer = await this.fetch(`/rest${path}`, { method, headers: JSON_TYPE, ...body });
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(`n8n answered ${answer.status} to ${path}: ${text.slice(0, 500)}`);
    return (JSON.parse(text) as { data: T }).data;
  }

  /** Publishes a workflow until somebody who `knocks` is answered. */
  async publish<T>(workflow: object, knock: () => Promise<T | undefined>): Promise<T> {
    type Posted = { id: string; versionId: string };
    const { id, versionId } = await this.rest<Posted>('POST', '/workflows', workflow);
    this.published = id;
    await this.rest('POST', `/workflows/${id}/activate`, { versionId, name: '', description: '' });
    try {
      return await until('answer', knock);
    } finally {
      await this.rest('POST', `/workflows/${id}/deactivate`, {});
    }
  }

  /** Executions of the workflow that was published last, oldest first. */
  async executions(): Promise<{ id: string; status: string }[]> {
    const filter = encodeURIComponent(JSON.stringify({ workflowId: this.published }));
    type Listed = { results: { id: string; status: string }[] };
    return (
      await this.rest<Listed>('GET', `/executions?limit=100&filter=${filter}`)
    ).results.reverse();
  }

  untilWaiting() {
    const isWaiting = async () =>
      (await this.executions()).find(({ status }) => status === 'waiting');
    return until('execution that waits', isWaiting);
  }

  async ended(): Promise<Execution[]> {
    const areOver = async () => {
      const all = await this.executions();
      return all.every(({ status }) => /^(success|error|canceled|crashed)$/.test(status))
        ? all
        : undefined;
    };
    await until('end', areOver, 600);
    // The workflow for errors begins after the end of the one that failed.
    await wait(500);
    const all = await until('end', areOver, 600);
    return Promise.all(all.map(({ id }) => this.execution(id)));
  }

  private async execution(id: string): Promise<Execution> {
    type Stored = Omit<Execution, 'steps'> & { data: string };
    const { data, ...rest } = await this.rest<Stored>('GET', `/executions/${id}`);
    const { resultData } = this.flatted.parse(data) as {
      resultData: { runData?: Execution['steps'] };
    };
    return { ...rest, steps: resultData.runData ?? {} };
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    this.child.kill();
    await Promise.race([once(this.child, 'exit'), wait(15_000)]);
    this.child.kill('SIGKILL');
  }
}
