import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteStore } from './leads/sqlite-store.ts';
import { startReceiver } from './testing/receiver.ts';
import { samplePayload } from './testing/sample-lead.ts';
import { serverFolders } from './testing/server-folders.ts';
import { failToStart, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { until } from './testing/until.ts';

const folder = serverFolders();
const { dataFolder } = folder;

function post(server: ServerProcess, change: object = {}): Promise<Response> {
  return fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.77' },
    body: JSON.stringify({ ...samplePayload(), ...change }),
  });
}

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
  expect(events.map(({ event }) => event)).toEqual(
    ['lead.stored', 'lead.refused', 'lead.retry', 'lead.dead'].sort(byOccurrence(events)),
  );
  for (const secret of [
    'Ada',
    'Byron',
    'ada@',
    'secret-malformed',
    'Engines',
    '555 0100',
    '203.0.113',
    '127.0.0.1',
    'hookpass',
  ]) {
    expect(lines.join('\n')).not.toContain(secret);
  }
});

/** Delivery and the second post run side by side, so their order is not fixed. */
function byOccurrence(events: { event: string }[]) {
  const order = events.map(({ event }) => event);
  return (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
}

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
