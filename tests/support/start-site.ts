/** Starts the production server on a free port with a data folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/servers.ts';

const BUILT = join(import.meta.dirname, '../../dist');

export interface RunningSite {
  /** Origin, without a trailing slash. */
  url: string;
  dataDir: string;
  /** Output of the server so far. */
  output(): string;
  /** Stops it the way an operator does, and waits. */
  stop(): Promise<void>;
}

interface StartOptions {
  env?: Record<string, string>;
  /** The built site to serve; the one of the last build by default. */
  siteDir?: string;
}

export async function startSite({ env = {}, siteDir = BUILT }: StartOptions = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const server = await startServerProcess({ SITE_DIR: siteDir, DATA_DIR: dataDir, ...env });
  return {
    url: server.url.replace('127.0.0.1', 'localhost').replace(/\/+$/, ''),
    dataDir,
    output: () => server.output(),
    async stop() {
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
