import { join } from 'node:path';
import { temporaryFolder } from '#server/testing/resources.ts';
import { startServerProcess } from '#server/testing/servers.ts';

export const BUILT = join(import.meta.dirname, '../../dist');

export interface RunningSite extends AsyncDisposable {
  /** Origin, without a trailing slash. */
  url: string;
  dataDir: string;
  output(): string;
}

export async function startSite(env: Record<string, string> = {}): Promise<RunningSite> {
  const { path: dataDir, remove } = temporaryFolder();
  const server = await startServerProcess({ SITE_DIR: BUILT, DATA_DIR: dataDir, ...env });
  return {
    url: server.url.replace('127.0.0.1', 'localhost').replace(/\/+$/, ''),
    dataDir,
    output: () => server.output(),
    async [Symbol.asyncDispose]() {
      await server.end('SIGTERM');
      remove();
    },
  };
}
