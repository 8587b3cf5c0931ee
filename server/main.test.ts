import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, existsSync, globSync, openSync, readFileSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serverEnvironment } from '#tests/support/clean-environment.ts';
import { realEffects, uuidV7 } from './effects.ts';
import { openSqliteStore } from './leads/sqlite-store.ts';
import { startReceiver } from './testing/receiver.ts';
import { freePort, temporaryFolder, until, writeSite } from './testing/resources.ts';
import { serverFolders } from './testing/running-website.ts';
import { samplePayload } from './testing/sample-lead.ts';
import { postLead } from './testing/sent-requests.ts';
import { failToStart, type ServerProcess, startServerProcess } from './testing/server-process.ts';

const folder = serverFolders();
const { dataFolder } = folder;

const post = ({ url }: ServerProcess, change = {}) =>
  postLead(url, change, { 'X-Forwarded-For': '203.0.113.77' });

test('it says where it listens, serves, logs JSON without personal data, and ends on a signal', async () => {
  await using receiver = await startReceiver((_delivery, response) => {
    response.writeHead(500).end('echo of ada@example.com');
    return undefined;
  });
  await using server = await startServerProcess({
    SITE_DIR: folder.siteDir,
    DATA_DIR: dataFolder(),
    CONTACT_WEBHOOK_URL: receiver.url.replace('//', '//hookuser:hookpass@'),
    DELIVERY_SCHEDULE: '0.01',
  });
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  expect((await post(server)).status).toBe(202);
  expect((await post(server, { email: 'secret-malformed-address' })).status).toBe(422);
  await until('given up', () => server.output().includes('lead.dead'));
  expect(await server.end('SIGTERM')).toBe(0);
  const [first, ...lines] = server.output().trim().split('\n');
  expect(first).toBe(`Listening on ${server.url}`);
  const logged = lines.map((line) => JSON.parse(line) as { event: string; setting?: string });
  const events = logged.filter(({ event }) => event !== 'setting.missing');
  expect(logged.map(({ setting }) => setting).filter(Boolean)).toEqual([
    'CONTACT_WEBHOOK_SECRET',
    'RECAPTCHA_SECRET_KEY',
    'NOTICE_WEBHOOK_URL',
  ]);
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set(['lead.stored', 'lead.refused', 'lead.retry', 'lead.dead']),
  );
  expect(lines.join('\n')).not.toMatch(
    /Ada|Byron|ada@|secret-malformed|Engines|555 0100|203\.0\.113|127\.0\.0\.1|hookpass/,
  );
});

test.each(['SIGTERM', 'SIGINT'] as const)('on %s it ends the requests under way first', async (signal) => {
  const DATA_DIR = dataFolder();
  await using server = await startServerProcess({ SITE_DIR: folder.siteDir, DATA_DIR });
  const body = JSON.stringify(samplePayload());
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n`);
  await until('the server has the request', () => answer.includes('100 Continue'));
  const ended = server.end(signal);
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.write(body);
  expect(await ended).toBe(0);
  expect(answer).toContain(' 202 ');
  const store = openSqliteStore({ folder: DATA_DIR });
  expect((await store.stats()).total).toBe(1);
  await store.close();
});

test('it goes on serving and storing when nobody can take its log any more', async () => {
  await using server = await startServerProcess({ SITE_DIR: folder.siteDir, DATA_DIR: dataFolder() });
  server.process.stdout?.destroy();
  for (let count = 0; count < 5; count += 1) expect((await post(server)).status).toBe(202);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
});

test('a lead that came while no webhook was configured is delivered once there is one', async () => {
  const DATA_DIR = dataFolder();
  const server = await startServerProcess({ SITE_DIR: folder.siteDir, DATA_DIR });
  expect((await post(server)).status).toBe(202);
  await server.end('SIGTERM');
  await using receiver = await startReceiver();
  await using _next = await startServerProcess({
    SITE_DIR: folder.siteDir,
    DATA_DIR,
    CONTACT_WEBHOOK_URL: receiver.url,
  });
  await until('delivered', () => receiver.accepted().length === 1);
  expect(JSON.parse(receiver.accepted()[0]?.body ?? '')).toEqual(samplePayload());
});

test('it does not start without what it needs, and says what to do', async () => {
  await using other = await startServerProcess({ SITE_DIR: folder.siteDir, DATA_DIR: dataFolder() });
  const cases: [Record<string, string>, RegExp][] = [
    [
      { SITE_DIR: join(folder.path, 'none'), DATA_DIR: dataFolder() },
      /^There is no built site in .*Run "npm run build" first/,
    ],
    [
      { SITE_DIR: folder.siteDir, DATA_DIR: dataFolder(), PORT: 'x' },
      /^The environment is not usable:\n {2}PORT: must be a number\n/,
    ],
    [
      { SITE_DIR: folder.siteDir, DATA_DIR: dataFolder(), PORT: new URL(other.url).port },
      /EADDRINUSE.*set PORT to another number/,
    ],
  ];
  for (const [variables, sentence] of cases) {
    const { code, output } = await failToStart(variables);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/\n {4}at /);
    expect(code).toBe(1);
  }
});

test('after an I/O error it refuses the lead, opens the file again and takes leads again; no acknowledged lead is lost', async () => {
  const DATA_DIR = dataFolder();
  const acknowledged: string[] = [];
  const take = async (server: ServerProcess) => {
    const response = await post(server);
    if (response.status === 202) acknowledged.push(((await response.json()) as { id: string }).id);
    return response.status;
  };
  {
    await using server = await startServerProcess(
      { SITE_DIR: folder.siteDir, DATA_DIR },
      { maxFileBytes: 256 * 1024 },
    );
    let status = 202;
    for (let tries = 0; status === 202 && tries < 500; tries += 1) status = await take(server);
    expect(status).toBe(503);
    await until('the log says so', () => server.output().includes('"event":"store.unavailable"'));
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    await until('it takes leads again', async () => (await take(server)) === 202);
    expect(await server.end('SIGTERM')).toBe(0);
  }
  expect(acknowledged.length).toBeGreaterThan(5);
  const store = openSqliteStore({ folder: DATA_DIR });
  for (const id of acknowledged) expect(await store.get(id)).not.toBeNull();
  await store.close();
});

const FULL = '/dev/full';
const MAIN = join(import.meta.dirname, 'main.ts');

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
    for (let count = 0; count < 5; count += 1) expect((await postLead(url)).status).toBe(202);
    expect((await fetch(`${url}/about`)).status).toBe(200);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  },
);

/** The image is not built here; the files and the command of its last stage are tested in a folder of its own. */

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

/** `npm ci --omit=dev` installs the packages that serving a built site needs, and no others. */

const SERVED = [
  ...['server/**/*.ts', 'src/leads/**/*.ts', 'src/build-environment.ts'],
  ...['scripts/{start,run-tool,load-environment-file}.ts', 'scripts/build/build-stamp.ts'],
];
const TESTS = /\.test\.ts$|^server\/testing\/|store-contract/;
/** Imports of packages, without those of types, which are gone when the code runs. */
const PACKAGE = /^import (?!type\b)[^'"]*?from '((?:@[\w-]+\/)?[\w-]+)(?:\/[\w-]+)*'/gm;

const files = globSync(SERVED, { cwd: ROOT }).filter((file) => !TESTS.test(file));
const imported = new Set(
  files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(PACKAGE)].map(([, name]) => name),
  ),
);
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

test('a package that the server imports is a dependency, and every other is a devDependency', () => {
  expect(files.length).toBeGreaterThan(30);
  // The Node that everything runs with is imported by nothing.
  expect(Object.keys(dependencies).sort()).toEqual([...imported, 'node'].sort());
});

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids are UUIDs of version 7, all different and in order of time, whatever the clock says', async () => {
  const chance = '01234567-89ab-4cde-8f01-23456789abcd';
  const odd = [1960, 1970, 2026, 2500].map((year) => uuidV7(Date.UTC(year, 0), chance));
  const ids = Array.from({ length: 2000 }, () => realEffects.newId());
  for (const id of [...odd, ...ids]) expect(id).toMatch(VERSION_7);
  expect(new Set(ids).size).toBe(ids.length);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(realEffects.newId() > (ids.at(-1) ?? '')).toBe(true);
});
