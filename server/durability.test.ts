import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { MESSAGES } from '#leads/check-answers.ts';
import { openSqliteStore } from './leads/sqlite-store.ts';
import type { LeadStore } from './leads/store.ts';
import { createInterruptibleDatabase, createSqliteLeads, STORES } from './testing/database.ts';
import {
  fillDisk,
  makePlace,
  mountSmallDisk,
  type Receiver,
  startReceiver,
  until,
} from './testing/resources.ts';
import { type Burst, idOf, postBurst, postLead, sampleLead } from './testing/sent-requests.ts';
import { runLeads, type ServerProcess, spawnLeads, startServerProcess } from './testing/servers.ts';

// In processes of their own: the machine, the system or another program brings these faults.

async function expectPagesOnly({ url }: ServerProcess, problem: string): Promise<void> {
  for (const path of ['about', 'livez']) expect((await fetch(`${url}/${path}`)).status).toBe(200);
  const post = await postLead(url);
  const isUnsettled = problem === 'unreachable';
  const message = `${MESSAGES.submitFailed}${isUnsettled ? '' : ' It was not stored.'}`;
  expect([post.status, await post.json()]).toEqual([503, { ok: false, message }]);
  const health = await fetch(`${url}/healthz`);
  const answer = await health.text();
  expect([health.status, JSON.parse(answer)]).toMatchObject([503, { ok: false, problem }]);
  expect(answer).not.toContain('/');
}

const untilTakingLeads = ({ url }: ServerProcess) =>
  until('it takes leads', async () => (await fetch(`${url}/healthz`)).ok);

async function expectKept(folder: string, ids: readonly string[]): Promise<void> {
  const store = openSqliteStore({ folder });
  const kept = new Set((await store.page({ limit: 100_000 })).map(({ id }) => id));
  await store.close();
  expect(ids.filter((id) => !kept.has(id))).toEqual([]);
}

const arrivalsAt = (receiver: Receiver) =>
  receiver.accepted().map(({ headers }) => String(headers['webhook-id']));

const untilDelivered = (store: LeadStore) =>
  until('all are delivered', async () => (await store.stats()).byState.pending === 0);

const FAST = {
  DELIVERY_SCHEDULE: Array(20).fill('0.05').join(','),
  // Ample for a busy machine: who takes an answer for late sends again.
  DELIVERY_TIMEOUT_SECONDS: '20',
  DELIVERY_LEASE_SECONDS: '60',
};

test('after kills in a burst every acknowledged lead is delivered, also what a killed server had claimed', async () => {
  using place = makePlace();
  await using leads = await createSqliteLeads();
  let isAnswering = false;
  await using receiver = await startReceiver(() => (isAnswering ? 200 : new Promise(() => {})));
  const delivery = { ...FAST, DELIVERY_TIMEOUT_SECONDS: '1', DELIVERY_LEASE_SECONDS: '1.5' };
  const webhook = { CONTACT_WEBHOOK_URL: receiver.url, ...delivery };
  const variables = { ...place.variables, ...leads.variables, ...webhook };
  const acknowledged: string[] = [];
  for (let cycle = 0; cycle < 6; cycle += 1) {
    await using server = await startServerProcess(variables);
    let isOver = false;
    const burst: Burst = { acknowledged, failed: 0 };
    const before = acknowledged.length;
    const posting = postBurst(server.url, 16, () => isOver, burst);
    await until('the burst is under way', () => acknowledged.length > before + 5 + cycle * 3);
    await server.end('SIGKILL');
    isOver = true;
    await posting;
    expect(burst.failed, 'the kill must come while posts are under way').toBeGreaterThan(0);
  }
  await expectKept(variables.DATA_DIR, acknowledged);
  expect(receiver.deliveries).not.toEqual([]);
  isAnswering = true;
  await using _server = await startServerProcess(variables);
  await untilDelivered(leads.store);
  const arrived = new Set(arrivalsAt(receiver));
  expect(acknowledged.filter((id) => !arrived.has(id))).toEqual([]);
});

test('on a disk that is read-only, then full, no page and no lead is lost', async ({
  annotate,
}) => {
  using place = makePlace();
  const { DATA_DIR } = place.variables;
  using disk = mountSmallDisk(DATA_DIR);
  if (!disk) return void annotate('No file system can be mounted here, so this was not shown.');
  const filler = join(DATA_DIR, 'filler');
  fillDisk(filler);
  execFileSync('mount', ['-o', 'remount,ro', DATA_DIR]);
  await using chat = await startReceiver();
  const told = () => chat.accepted().map(({ body }) => / stored( \(\w+\)| again)/.exec(body)?.[1]);
  const variables = { ...place.variables, NOTICE_WEBHOOK_URL: chat.url };
  await using server = await startServerProcess(variables);
  await expectPagesOnly(server, 'unwritable');
  execFileSync('mount', ['-o', 'remount,rw', DATA_DIR]);
  const health = async () => (await fetch(`${server.url}/healthz`)).text();
  await until('it is full', async () => (await health()).includes('full'));
  await expectPagesOnly(server, 'full');
  rmSync(filler);
  await untilTakingLeads(server);
  const { acknowledged } = await postBurst(server.url, 1, (burst) => burst.acknowledged.length > 9);
  fillDisk(filler);
  const fits = await postBurst(server.url, 1, () => false);
  acknowledged.push(...fits.acknowledged);
  await expectPagesOnly(server, 'full');
  await until('the log says why', () => server.output().includes('so the lead was not stored'));
  rmSync(filler);
  await untilTakingLeads(server);
  await until('its end is told', () => told().length === 4);
  expect(told(), 'once each').toEqual([' (unwritable)', ' again', ' (full)', ' again']);
  await server.end('SIGTERM');
  await expectKept(DATA_DIR, acknowledged);
});

test('after an I/O error it refuses the lead, opens the file again and takes leads again', async () => {
  using place = makePlace();
  // Every write beyond this size fails.
  const through = ['sh', '-c', `trap '' XFSZ; ulimit -f 512; exec "$0" "$@"`];
  await using server = await startServerProcess(place.variables, through);
  const { acknowledged, failed } = await postBurst(server.url, 1, () => false);
  expect(failed).toBe(1);
  await until('the log says so', () => server.output().includes('"event":"store.unavailable"'));
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  await until('it takes leads again', async () => (await postLead(server.url)).status === 202);
  expect(await server.end('SIGTERM')).toBe(0);
  await expectKept(place.variables.DATA_DIR, acknowledged);
});

test('while PostgreSQL is away pages are served, and leads are taken once it is there', async () => {
  using place = makePlace();
  await using database = await createInterruptibleDatabase();
  await database.pause();
  await using server = await startServerProcess({ ...place.variables, DATABASE_URL: database.url });
  for (const _time of ['at the start', 'later']) {
    await expectPagesOnly(server, 'unreachable');
    await until('the log says so', () => server.output().includes('Check DATABASE_URL'));
    await database.resume();
    await untilTakingLeads(server);
    await idOf(await postLead(server.url));
    await until('the log says so', () => server.output().includes('"event":"store.recovered"'));
    await database.pause();
  }
});

test.for(STORES)('two servers on one %s deliver each lead, never both', async ([_, create]) => {
  let count = 0;
  const underWay = new Set<unknown>();
  const twice: unknown[] = [];
  await using receiver = await startReceiver(async ({ headers }) => {
    const id = headers['webhook-id'];
    if (underWay.has(id)) twice.push(id);
    underWay.add(id);
    count += 1;
    const isFailing = count % 10 < 3;
    await sleep(5);
    underWay.delete(id);
    return isFailing ? 500 : 200;
  });
  using place = makePlace();
  await using leads = await create();
  const delivery = { CONTACT_WEBHOOK_URL: receiver.url, ...FAST };
  const variables = { ...place.variables, ...leads.variables, ...delivery };
  await using first = await startServerProcess(variables);
  await using second = await startServerProcess(variables);
  const isOver = ({ acknowledged }: Burst) => acknowledged.length > 100;
  const bursts = await Promise.all([first, second].map(({ url }) => postBurst(url, 4, isOver)));
  expect(bursts.map(({ failed }) => failed)).toEqual([0, 0]);
  await untilDelivered(leads.store);
  const acknowledged = bursts.flatMap((burst) => burst.acknowledged);
  expect(arrivalsAt(receiver).toSorted()).toEqual(acknowledged.toSorted());
  expect(twice).toEqual([]);
  for (const server of [first, second])
    expect(server.output()).toContain('"event":"lead.delivered"');
});

test('a backup under load holds every lead acknowledged before it, and mends a damaged file', async () => {
  using place = makePlace();
  const { DATA_DIR } = place.variables;
  const [lost, file] = [join(DATA_DIR, 'leads.sqlite'), join(place.path, 'leads.backup')];
  const burst: Burst = { acknowledged: [], failed: 0 };
  let before: string[];
  {
    await using server = await startServerProcess(place.variables);
    let isOver = false;
    const posting = postBurst(server.url, 8, () => isOver, burst);
    await until('many leads', () => burst.acknowledged.length > 100);
    before = [...burst.acknowledged];
    expect((await spawnLeads(place.variables, ['backup', file])).code).toBe(0);
    const meanwhile = burst.acknowledged.length - before.length;
    expect(meanwhile, 'it must be writing').toBeGreaterThan(5);
    expect(statSync(file).mode & 0o077).toBe(0);
    const refused = await runLeads(place.variables, 'restore', file);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first') });
    isOver = true;
    await posting;
    expect(burst.failed).toBe(0);
    await server.end('SIGKILL');
  }
  expect((await runLeads(place.variables, 'restore', file)).code).toBe(0);
  await expectKept(DATA_DIR, before);
  const aside = readdirSync(DATA_DIR).find((name) => name.startsWith('before-restore-')) ?? '';
  await expectKept(join(DATA_DIR, aside), burst.acknowledged);

  writeFileSync(lost, 'no bytes of a database '.repeat(400));
  await using server = await startServerProcess(place.variables);
  await expectPagesOnly(server, 'damaged');
  expect(server.output()).toMatch(/cannot be read as a lead database .*npm run leads -- restore/);
  expect(readFileSync(lost, 'utf8')).toMatch(/^no bytes/);
  expect((await spawnLeads(place.variables, ['restore', file])).err).toMatch(/^Restored \d+ leads/);
  await untilTakingLeads(server);
  expect(server.output()).toContain('"event":"store.recovered"');
  expect(await server.end('SIGTERM')).toBe(0);
  await expectKept(DATA_DIR, before);
});

test('neither overwrites a file, nor takes one that is damaged, foreign or missing, nor begins anew unasked', async () => {
  using place = makePlace();
  const { DATA_DIR } = place.variables;
  const file = (name: string) => join(place.path, name);
  const run = (command: string, name: string) => runLeads(place.variables, command, file(name));
  expect((await run('backup', 'none')).err).toContain('nothing to back up');
  const store = openSqliteStore({ folder: DATA_DIR });
  await Promise.all(Array.from({ length: 50 }, () => store.add(sampleLead())));
  await store.close();
  // What a killed backup left is nobody's any more; what one is writing is.
  const [left, held] = ['file:good', 'held'].map((name) => {
    const part = new DatabaseSync(file(`${name}.part`));
    part.exec('CREATE TABLE half (x); BEGIN IMMEDIATE');
    return part;
  });
  left?.close();
  expect((await run('backup', 'held')).err).toContain('open');
  expect(existsSync(file('held.part'))).toBe(true);
  held?.close();
  // Of which SQLite would make an address.
  const addressed = { ...place.variables, INIT_CWD: place.path };
  const backup = await runLeads(addressed, 'backup', 'file:good');
  expect(backup.err).toContain(`${file('file:good')} holds 50 leads of ${DATA_DIR} and`);
  renameSync(file('file:good'), file('good'));
  const good = readFileSync(file('good'));
  expect((await run('backup', 'good')).err).toContain('is not overwritten');
  expect(readFileSync(file('good')).equals(good)).toBe(true);

  writeFileSync(file('damaged'), good.fill(0x5a, 8192));
  const shop = new DatabaseSync(file('shop'));
  shop.exec('CREATE TABLE leads (id); PRAGMA user_version = 1');
  shop.close();
  const before = readFileSync(join(DATA_DIR, 'leads.sqlite'));
  const isNone = 'cannot be read as a lead database';
  const refusals = { damaged: 'is damaged', shop: isNone, missing: 'not exist' };
  for (const [name, sentence] of Object.entries(refusals)) {
    const err = expect.stringContaining(sentence);
    expect(await run('restore', name)).toMatchObject({ code: 1, err });
  }
  expect(readFileSync(join(DATA_DIR, 'leads.sqlite')).equals(before)).toBe(true);
  expect(readdirSync(DATA_DIR).filter((name) => name.includes('restor'))).toEqual([]);
  expect(existsSync(file('missing'))).toBe(false);

  const other = { ...place.variables, DATA_DIR: file('other') };
  const restored = (...args: string[]) => runLeads(other, 'restore', file('good'), ...args);
  expect(await restored()).toMatchObject({ code: 1, err: expect.stringContaining('add --new') });
  expect(existsSync(file('other'))).toBe(false);
  const said = `Restored 50 leads from ${file('good')} into ${file('other')}.`;
  expect(await restored('--new')).toMatchObject({ code: 0, err: expect.stringContaining(said) });
  // What root restores, another user's server writes.
  if (process.getuid?.() === 0) chownSync(file('other'), 65_534, 65_534);
  expect((await restored()).code).toBe(0);
  const { uid } = statSync(file('other'));
  for (const name of readdirSync(file('other')))
    expect([name, statSync(join(file('other'), name)).uid]).toEqual([name, uid]);
});
