/** Starts the production server on a free port with a data folder of its own. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const STARTED = /Listening on (http:\/\/\S+)/;
const START_LIMIT = 15_000;

export interface RunningSite {
  /** Origin, without a trailing slash. */
  url: string;
  dataDir: string;
  pid: number;
  /** Stops it the way an operator does, and waits. `SIGKILL` is the power cut. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface StartOptions {
  env?: Record<string, string>;
  /** Keep using this folder, for a second server on it or a restart. Otherwise a fresh one, removed afterwards. */
  dataDir?: string;
  /** The built site to serve; the one of the last build by default. */
  siteDir?: string;
}

export async function startSite({ env = {}, dataDir, siteDir }: StartOptions = {}): Promise<RunningSite> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'site-')));
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      CONTACT_RATE_LIMIT: 'off',
      ...(siteDir && { SITE_DIR: siteDir }),
      ...env,
    },
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = (reason: string) => reject(new Error(`The server ${reason}. It printed:\n${output}`));
    const timer = setTimeout(() => giveUp(`did not start within ${START_LIMIT} ms`), START_LIMIT);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const started = STARTED.exec(output);
      if (!started?.[1]) return;
      clearTimeout(timer);
      resolve(started[1].replace('127.0.0.1', 'localhost').replace(/\/+$/, ''));
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', (code) => giveUp(`ended with code ${code}`));
  });
  const exited = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  return {
    url,
    dataDir: folder,
    pid: server.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      if (server.exitCode === null && server.signalCode === null) server.kill(signal);
      await exited;
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}
