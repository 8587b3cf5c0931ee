import { join } from 'node:path';
import { temporaryFolder } from '#server/testing/resources.ts';
import { startServerProcess } from '#server/testing/servers.ts';

export const BUILT = join(import.meta.dirname, '../../dist');

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

export async function startSite(env: Record<string, string> = {}) {
  const { path: dataDir, remove } = temporaryFolder();
  const server = await startServerProcess({ SITE_DIR: BUILT, DATA_DIR: dataDir, ...env });
  return {
    url: server.url.replace('127.0.0.1', 'localhost'),
    dataDir,
    output: server.output,
    async [Symbol.asyncDispose]() {
      await server.end('SIGTERM');
      remove();
    },
  };
}
