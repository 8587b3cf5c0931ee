/** Starts the production server on a free port with a data folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';

const BUILT = join(import.meta.dirname, '../../dist');

export interface RunningSite {
  /** Origin, without a trailing slash. */
  url: string;
  dataDir: string;
  pid: number;
  /** Output of the server so far. */
  output(): string;
  /** Stops it the way an operator does, and waits. `SIGKILL` is the power cut. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface StartOptions {
  env?: Record<string, string>;
  /** Keep using this folder, for a second server on it or a restart. Otherwise a fresh one, removed afterwards. */
  dataDir?: string;
  /** The built site to serve; the one of the last build by default. */
  siteDir?: string;
  /** The working folder, from which an operator's `.env` would be read. */
  cwd?: string;
}

export async function startSite({
  env = {},
  dataDir,
  siteDir = BUILT,
  cwd,
}: StartOptions = {}): Promise<RunningSite> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'site-')));
  const server = await startServerProcess(
    { SITE_DIR: siteDir, DATA_DIR: folder, ...env },
    cwd === undefined ? {} : { cwd },
  );
  return {
    url: server.url.replace('127.0.0.1', 'localhost').replace(/\/+$/, ''),
    dataDir: folder,
    pid: server.process.pid ?? 0,
    output: () => server.output(),
    async stop(signal = 'SIGTERM') {
      await server.end(signal);
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}
