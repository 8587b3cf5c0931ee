/** A real n8n on this machine: installed from npm, started, and spoken to as its editor does. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

export interface Execution {
  status: string;
  startedAt: string;
  stoppedAt: string | null;
  /** Results of each step, once for each time it was run. */
  steps: Record<string, { data?: Record<string, (unknown[] | null)[]> }[]>;
}

export interface PostedWorkflow {
  id: string;
  versionId: string;
}

/** Installs n8n in a folder without install scripts, and builds the one native part it needs. */
export function installN8n(folder: string): void {
  if (existsSync(join(folder, 'node_modules/n8n/package.json'))) return;
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
  npm('install', '--ignore-scripts', '--legacy-peer-deps', '--no-package-lock', '--no-audit', '--no-fund');
  npm('rebuild', 'sqlite3');
}

export class N8nServer {
  readonly url = `http://127.0.0.1:${PORT}`;
  private readonly child: ChildProcess;
  private readonly flatted: { parse(text: string): unknown };
  private cookie = '';
  private readonly published = new Map<string, PostedWorkflow>();

  private constructor(child: ChildProcess, folder: string) {
    this.child = child;
    this.flatted = createRequire(join(folder, 'node_modules/n8n/package.json'))('flatted');
  }

  /** Starts the n8n installed in `folder` on an empty data folder; `env` says how it reaches the outside. */
  static async start(folder: string, dataFolder: string, env: Record<string, string>): Promise<N8nServer> {
    const log = openSync(join(dataFolder, 'n8n.log'), 'w');
    const settings = {
      ...{ N8N_USER_FOLDER: dataFolder, N8N_PORT: `${PORT}`, N8N_RUNNERS_BROKER_PORT: `${PORT + 1}` },
      ...{ N8N_LISTEN_ADDRESS: '127.0.0.1', N8N_SECURE_COOKIE: 'false', N8N_DIAGNOSTICS_ENABLED: 'false' },
      ...{ N8N_VERSION_NOTIFICATIONS_ENABLED: 'false', N8N_TEMPLATES_ENABLED: 'false' },
      ...{ GENERIC_TIMEZONE: 'Europe/Lisbon', WEBHOOK_URL: `http://127.0.0.1:${PORT}` },
    };
    const child = spawn(process.execPath, [join(folder, 'node_modules/n8n/bin/n8n'), 'start'], {
      env: { ...process.env, ...settings, ...env },
      stdio: ['ignore', log, log],
    });
    // n8n fails a step whose regular expression takes 250 ms of elapsed time, even if it only waits for the processor.
    goFirst(child.pid);
    const n8n = new N8nServer(child, folder);
    await n8n.signIn();
    return n8n;
  }

  /** Makes the owner. While n8n is still starting it does not answer, or with other pages. */
  private async signIn(): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(OWNER) };
    for (let tries = 0; tries < 300 && this.child.exitCode === null && !this.cookie; tries += 1) {
      await wait(1000);
      const answer = await fetch(`${this.url}/rest/owner/setup`, request).catch(() => undefined);
      const session = answer?.headers.getSetCookie().find((cookie) => cookie.startsWith('n8n-auth='));
      this.cookie = session?.split(';')[0] ?? '';
    }
    if (!this.cookie) throw new Error(`n8n did not start on port ${PORT}. Its data folder has n8n.log.`);
  }

  /** A request with the owner's session, as a page of n8n would send it. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const address = path.startsWith('http') ? path : `${this.url}${path}`;
    return fetch(address, { ...init, headers: { cookie: this.cookie, ...init.headers } });
  }

  /** Follows a link that a person got, as their browser does: n8n takes no answer from a program. */
  async follow(link: string): Promise<void> {
    await answered(link, await this.fetch(link, { headers: { 'user-agent': BROWSER } }));
  }

  /** Posts to an address that n8n gave; nothing while there is none yet. */
  async post(address: string, body: FormData | object): Promise<Record<string, unknown> | undefined> {
    const asJson = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await this.fetch(address, {
      method: 'POST',
      ...(body instanceof FormData ? { body } : asJson),
    });
    if (answer.status === 404) return undefined;
    const text = await answered(address, answer);
    return text.startsWith('{') ? JSON.parse(text) : {};
  }

  private async rest<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const text = await answered(path, await this.fetch(`/rest${path}`, { method, headers, ...sent }));
    return (JSON.parse(text) as { data: T }).data;
  }

  addCredential(type: string, data: object): Promise<{ id: string }> {
    return this.rest('POST', '/credentials', { name: type, type, data });
  }

  postWorkflow(workflow: object): Promise<PostedWorkflow> {
    return this.rest('POST', '/workflows', workflow);
  }

  async publish(workflow: PostedWorkflow): Promise<void> {
    const { id, versionId } = workflow;
    this.published.set(id, workflow);
    await this.rest('POST', `/workflows/${id}/activate`, { versionId, name: '', description: '' });
  }

  async unpublish({ id }: PostedWorkflow): Promise<void> {
    this.published.delete(id);
    await this.rest('POST', `/workflows/${id}/deactivate`, {});
  }

  /** Nothing of a scenario that failed may answer in the next one. */
  async unpublishAll(): Promise<void> {
    for (const workflow of [...this.published.values()]) await this.unpublish(workflow);
  }

  /** Ids of the executions of a workflow, oldest first; of all, the newest. */
  async executionIds(workflow?: PostedWorkflow): Promise<number[]> {
    const filter = encodeURIComponent(JSON.stringify({ workflowId: workflow?.id }));
    const query = workflow ? `filter=${filter}&limit=100` : 'limit=1';
    const { results } = await this.rest<{ results: { id: string }[] }>('GET', `/executions?${query}`);
    return results.map(({ id }) => Number(id)).sort((a, b) => a - b);
  }

  async execution(id: number): Promise<Execution> {
    type Stored = Omit<Execution, 'steps'> & { data: string };
    const { data, ...rest } = await this.rest<Stored>('GET', `/executions/${id}`);
    const { resultData } = this.flatted.parse(data) as { resultData: { runData?: Execution['steps'] } };
    return { ...rest, steps: resultData.runData ?? {} };
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const exited = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await Promise.race([exited, wait(15_000)]);
    this.child.kill('SIGKILL');
  }
}

async function answered(address: string, answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Error(`n8n answered ${answer.status} to ${address}: ${text.slice(0, 500)}`);
}
