import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen, makePlace, until } from '#server/testing/resources.ts';
import { client, samplePayload } from '#server/testing/sent-requests.ts';
import { startServer } from '#server/testing/servers.ts';
import { serverEnvironment } from '#tests/support/clean-environment.ts';
import { buildStamp } from './build/build-stamp.ts';
import { isTaken } from './run-tool.ts';

function endGroup({ pid = 0 }: ChildProcess) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const endsOn = test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT'] as const);

endsOn('on %s to npm the server answers what is under way, and both end', async (signal) => {
  using place = makePlace({ '.build-stamp': await buildStamp() });
  const options = { env: serverEnvironment(place.variables), detached: true };
  const started = await startServer(['npm', 'start'], options);
  using _group = { [Symbol.dispose]: () => endGroup(started.process) };
  const port = Number(new URL(started.url).port);
  const body = JSON.stringify(samplePayload());
  const { socket, heard } = client(
    started.url,
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await until('the server has the request', () => heard().includes('100 Continue'));
  const ended = started.end(signal);
  await until('it takes no more connections', async () => !(await isTaken(port)));
  socket.write(body);
  expect(await ended).toBe(0);
  expect(heard()).toContain(' 202 ');
});

test.each(['start', 'leads'])('with an old Node npm run %s says what to install', async (name) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, options = ''] = /node (.*?)(?: \|\||$)/.exec(scripts[name]) ?? [];
  // What Node 20 cannot do.
  const args = ['--no-experimental-strip-types', ...options.split(' ')];
  const old = spawn(process.execPath, args, { env: serverEnvironment({}) });
  expect((await old.stderr.toArray()).join('')).toMatch(
    /^Node v[\d.]+ cannot run this project\..* Run: npm rebuild node --ignore-scripts=false\n$/,
  );
});

test.each(['PORT', 'INTAKE_PORT'])('with %s taken, development does not start', async (setting) => {
  await using other = await listen(createServer());
  const { port } = new URL(other.url);
  const free = setting === 'PORT' ? 'INTAKE_PORT' : 'PORT';
  const env = serverEnvironment({ [setting]: port, [free]: '0' });
  const dev = spawn(process.execPath, ['editor/dev.ts'], { env });
  const said = (await dev.stderr.toArray()).join('');
  expect(said).toBe(
    `Another program listens on port ${port}. Stop it, or set ${setting} to another number.\n`,
  );
  expect(dev.exitCode ?? (await once(dev, 'exit'))[0]).toBe(1);
});
