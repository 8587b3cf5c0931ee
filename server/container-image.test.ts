/** The image is not built here; the files and the command of its last stage are tested in a folder of its own. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serverEnvironment } from '#tests/support/clean-environment.ts';
import { freePort } from './testing/free-port.ts';
import { writeSite } from './testing/site-fixture.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { until } from './testing/until.ts';

const ROOT = join(import.meta.dirname, '..');
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** Folders copied from the checkout; each keeps its name in the image. */
const copied = [...lastStage.matchAll(/^COPY (?!--from)(\S+) (\S+)$/gm)].map(([, from = '']) => from);

/** The words of a command in its JSON form, without the program: `node` is the Node that runs this test. */
function argumentsOf(command: RegExp): string[] {
  const [program, ...words] = JSON.parse(command.exec(lastStage)?.[1] ?? '[]') as string[];
  expect(program).toBe('node');
  return words;
}

test('every file that the Dockerfile or compose.yaml takes from the checkout is there', () => {
  const packages = /^COPY (package\.json .*) \.\/$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
  const mounted = [...readFileSync(join(ROOT, 'compose.yaml'), 'utf8').matchAll(/- \.\/(\S+?):/g)];
  const named = [...copied, ...packages, ...mounted.map(([, path = '']) => path)];
  expect(named).toEqual(expect.arrayContaining(['server', '.npmrc', 'deploy/Caddyfile']));
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('what the image copies is all that the server needs, and its health check tells', async () => {
  using folder = temporaryFolder();
  for (const path of copied) cpSync(join(ROOT, path), join(folder.path, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder.path, 'node_modules'));
  writeSite(join(folder.path, 'dist'));
  const options = { cwd: folder.path, env: serverEnvironment({ PORT: String(await freePort()) }) };
  const isHealthy = () =>
    promisify(execFile)(process.execPath, argumentsOf(/^HEALTHCHECK .*CMD (\[.*\])$/m), options).then(
      () => true,
      () => false,
    );
  expect(await isHealthy()).toBe(false);
  const server = spawn(process.execPath, argumentsOf(/^CMD (\[.*\])$/m), options);
  const closed = once(server, 'close');
  try {
    await until('the health check passes', isHealthy);
  } finally {
    server.kill('SIGTERM');
    await closed;
  }
  expect(server.exitCode).toBe(0);
});
