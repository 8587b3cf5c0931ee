/** A real n8n on this machine: installed from npm, started, and spoken to as its editor does. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { goFirst } from '../machine.ts';

const PORT = 5699;
const OWNER = {
  email: 'owner@example.com',
  firstName: 'Owner',
  lastName: 'Bench',
  password: 'Only-for-the-bench-1',
};

/** Result of one step in an execution, once for each time it was run. */
interface StepRun {
  error?: { message: string };
  data?: Record<string, ({ json: Record<string, unknown> }[] | null)[]>;
}

export interface Execution {
  id: string;
  mode: string;
  status: string;
  startedAt: string;
  stoppedAt: string | null;
  steps: Record<string, StepRun[]>;
  error?: { message: string };
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
  private cookie = '';
  private readonly published = new Map<string, PostedWorkflow>();
  private readonly flatted: { parse(text: string): unknown };

  private constructor(child: ChildProcess, folder: string) {
    this.child = child;
    this.flatted = createRequire(join(folder, 'node_modules/n8n/package.json'))('flatted');
  }

  /** Starts the n8n installed in `folder` on an empty data folder; `env` says how it reaches the outside. */
  static async start(folder: string, dataFolder: string, env: Record<string, string>): Promise<N8nServer> {
    const child = spawn(process.execPath, [join(folder, 'node_modules/n8n/bin/n8n'), 'start'], {
      env: {
        ...process.env,
        N8N_USER_FOLDER: dataFolder,
        N8N_PORT: String(PORT),
        N8N_LISTEN_ADDRESS: '127.0.0.1',
        N8N_RUNNERS_BROKER_PORT: String(PORT + 1),
        N8N_SECURE_COOKIE: 'false',
        N8N_DIAGNOSTICS_ENABLED: 'false',
        N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
        N8N_TEMPLATES_ENABLED: 'false',
        GENERIC_TIMEZONE: 'Europe/Lisbon',
        WEBHOOK_URL: `http://127.0.0.1:${PORT}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(join(dataFolder, 'n8n.log'));
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
    // n8n fails a step whose regular expression takes 250 ms of elapsed time, even if it only waits for the processor.
    if (!goFirst(child.pid))
      console.log('n8n may not go first; on a busy machine a scenario may fail for that.');
    const n8n = new N8nServer(child, folder);
    await n8n.untilReady();
    await n8n.signIn();
    return n8n;
  }

  private async untilReady(): Promise<void> {
    for (let tries = 0; tries < 180 && this.child.exitCode === null; tries += 1) {
      await wait(1000);
      const answer = await fetch(`${this.url}/rest/settings`).catch(() => undefined);
      // Another n8n on this port answers too, and then ours has ended.
      const isReady = answer?.ok && (await answer.text()).includes('"data"');
      if (isReady && this.child.exitCode === null) return;
    }
    throw new Error(`n8n did not start on port ${PORT}. Its data folder has a log, n8n.log.`);
  }

  /** Makes the owner. While n8n is still starting it answers other pages, and later this one. */
  private async signIn(): Promise<void> {
    let answer: Response | undefined;
    for (let tries = 0; tries < 60 && !this.cookie; tries += 1) {
      if (tries > 0) await wait(1000);
      answer = await fetch(`${this.url}/rest/owner/setup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(OWNER),
      });
      const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('n8n-auth='));
      this.cookie = session?.split(';')[0] ?? '';
    }
    if (!this.cookie) throw new Error(`n8n did not make an owner: ${answer?.status} ${await answer?.text()}`);
  }

  /** A request with the owner's session, as a page of n8n would send it. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(path.startsWith('http') ? path : `${this.url}${path}`, {
      ...init,
      headers: { cookie: this.cookie, ...init.headers },
    });
  }

  get session(): string {
    return this.cookie;
  }

  /** Sends off a page of a form. Undefined while there is no such page. */
  async sendForm(address: string, fields: Record<string, string>): Promise<Response | undefined> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await this.fetch(address, { method: 'POST', body: form });
    if (answer.status === 404) return undefined;
    if (answer.ok) return answer;
    throw new Error(`n8n answered ${answer.status} to the form at ${address}: ${await answer.text()}`);
  }

  private async rest<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.fetch(`/rest${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(`n8n answered ${answer.status} to ${method} ${path}: ${text.slice(0, 500)}`);
    return (JSON.parse(text) as { data: T }).data;
  }

  addCredential(name: string, type: string, data: object): Promise<{ id: string }> {
    return this.rest('POST', '/credentials', { name, type, data });
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

  /** Ids of the executions of a workflow, oldest first. */
  async executionIds({ id }: PostedWorkflow): Promise<string[]> {
    const filter = encodeURIComponent(JSON.stringify({ workflowId: id }));
    const { results } = await this.rest<{ results: { id: string }[] }>(
      'GET',
      `/executions?filter=${filter}&limit=100`,
    );
    return results.map((execution) => execution.id).sort((a, b) => Number(a) - Number(b));
  }

  /** The number of the newest execution of all; n8n counts them from 1. */
  async lastExecutionId(): Promise<number> {
    const { results } = await this.rest<{ results: { id: string }[] }>('GET', '/executions?limit=1');
    return Number(results[0]?.id ?? 0);
  }

  async execution(id: string): Promise<Execution> {
    const { data, ...rest } = await this.rest<Omit<Execution, 'steps'> & { data: string }>(
      'GET',
      `/executions/${id}`,
    );
    const { resultData } = this.flatted.parse(data) as {
      resultData: { runData?: Execution['steps']; error?: { message: string } };
    };
    return { ...rest, steps: resultData.runData ?? {}, ...(resultData.error && { error: resultData.error }) };
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const exited = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await Promise.race([exited, wait(15_000)]);
    this.child.kill('SIGKILL');
  }
}
