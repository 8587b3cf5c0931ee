import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverEnvironment } from '#tests/support/clean-environment.ts';
import { freePort } from './testing/free-port.ts';
import { samplePayload } from './testing/sample-lead.ts';
import { writeSite } from './testing/site-fixture.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { until } from './testing/until.ts';

const FULL = '/dev/full';
const MAIN = join(import.meta.dirname, 'main.ts');

async function postLead(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(samplePayload()),
  });
  return answer.status;
}

const isHealthy = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Ends it at the end of the test, whatever came of that. */
function startWithFullDisk(env: Record<string, string>): ChildProcess & Disposable {
  const full = openSync(FULL, 'w');
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', full, full] });
  closeSync(full);
  return Object.assign(child, { [Symbol.dispose]: () => void child.kill('SIGKILL') });
}

test.skipIf(!existsSync(FULL))(
  'it serves and stores while the disk of its log is full, and ends when asked',
  async () => {
    using folder = temporaryFolder();
    const [SITE_DIR, DATA_DIR] = [join(folder.path, 'dist'), join(folder.path, 'data')];
    writeSite(SITE_DIR);
    const port = await freePort();
    using server = startWithFullDisk(serverEnvironment({ SITE_DIR, DATA_DIR, PORT: String(port) }));
    const url = `http://127.0.0.1:${port}`;
    await until('it answers', () => isHealthy(url));
    for (let count = 0; count < 5; count += 1) expect(await postLead(url)).toBe(202);
    expect((await fetch(`${url}/about`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  },
);
