import { execFileSync, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MESSAGES } from '#leads/check-answers.ts';
import { openSqliteStore } from './leads/sqlite-store.ts';
import { createInterruptibleDatabase, createSqliteLeads } from './testing/database.ts';
import { makePlace, startReceiver, until } from './testing/resources.ts';
import { type Burst, idOf, postBurst, postLead, sampleLead } from './testing/sent-requests.ts';
import { runLeads, type ServerProcess, spawnLeads, startServerProcess } from './testing/servers.ts';

async function expectPagesOnly({ url }: ServerProcess, problem: string) {
  for (const path of ['about', 'livez']) expect((await fetch(`${url}/${path}`)).status).toBe(200);
  const post = await postLead(url);
  const isUnsettled = problem === 'unreachable';
  const message = `${MESSAGES.submitFailed}${isUnsettled ? '' : ' It was not stored.'}`;
  expect([post.status, await post.json()]).toEqual([503, { ok: false, message, errors: {} }]);
  const health = await fetch(`${url}/healthz`);
  const answer = await health.text();
  expect([health.status, JSON.parse(answer)]).toMatchObject([503, { ok: false, problem }]);
  expect(answer).not.toContain('/');
}

const untilTakingLeads = ({ url }: ServerProcess) =>
  until('it takes leads', async () => (await fetch(`${url}/healthz`)).ok);

async function expectKept(folder: string, ids: readonly string[]) {
  const store = openSqliteStore({ folder });
  const kept = new Set((await store.page({ limit: 100_000 })).map(({ id }) => id));
  await store.close();
  expect(ids.filter((id) => !kept.has(id))).toEqual([]);
}

const refused = (sentence: string) => ({ code: 1, err: expect.stringContaining(sentence) });

const untilLogged = ({ output }: ServerProcess, words: string) =>
  until(`the log says ${words}`, () => output().includes(words));

test('after kills in a burst every acknowledged lead is delivered', async () => {
  using place = makePlace();
  await using leads = await createSqliteLeads();
  let isAnswering = false;
  await using receiver = await startReceiver(() => (isAnswering ? 200 : new Promise(() => {})));
  const variables = {
    ...place.variables,
    ...leads.variables,
    CONTACT_WEBHOOK_URL: receiver.url,
    DELIVERY_SCHEDULE: Array(20).fill('0.05').join(','),
    DELIVERY_TIMEOUT_SECONDS: '0.5',
  };
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
  await expectKept(leads.folder, acknowledged);
  expect(receiver.deliveries).not.toEqual([]);
  isAnswering = true;
  await using _server = await startServerProcess(variables);
  const waiting = async () => (await leads.store.stats()).byState.pending;
  await until('all are delivered', async () => (await waiting()) === 0);
  const arrived = new Set(receiver.accepted().map(({ headers }) => headers['webhook-id']));
  expect(acknowledged.filter((id) => !arrived.has(id))).toEqual([]);
});

function mountSmallDisk(path: string): Disposable | undefined {
  fs.mkdirSync(path);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', path]);
  if (status !== 0) return undefined;
  return { [Symbol.dispose]: () => execFileSync('umount', ['-l', path]) };
}

function fillDisk(file: string) {
  spawnSync('sh', ['-c', 'head -c 4194304 /dev/zero >> "$0"', file]);
}

test('on a disk read-only, then full, no page and no lead is lost', async ({ annotate }) => {
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
  fs.rmSync(filler);
  await untilTakingLeads(server);
  const { acknowledged } = await postBurst(server.url, 1, (burst) => burst.acknowledged.length > 9);
  fillDisk(filler);
  const fits = await postBurst(server.url, 1, () => false);
  acknowledged.push(...fits.acknowledged);
  await expectPagesOnly(server, 'full');
  await untilLogged(server, 'is full, so nothing was stored');
  fs.rmSync(filler);
  await untilTakingLeads(server);
  await until('its end is told', () => told().length === 4);
  expect(told(), 'once each').toEqual([' (unwritable)', ' again', ' (full)', ' again']);
  await server.end('SIGTERM');
  await expectKept(DATA_DIR, acknowledged);
});

test('after an I/O error the file is opened again and leads are taken', async () => {
  using place = makePlace();
  // Every write beyond this size fails.
  const through = ['sh', '-c', `trap '' XFSZ; ulimit -f 512; exec "$0" "$@"`];
  await using server = await startServerProcess(place.variables, through);
  const { acknowledged, failed } = await postBurst(server.url, 1, () => false);
  expect(failed).toBe(1);
  await untilLogged(server, 'store.unavailable');
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  await until('it takes leads again', async () => (await postLead(server.url)).status === 202);
  expect(await server.end('SIGTERM')).toBe(0);
  await expectKept(place.variables.DATA_DIR, acknowledged);
});

test('while PostgreSQL is away pages are served, and then leads taken', async () => {
  using place = makePlace();
  await using database = await createInterruptibleDatabase();
  await database.pause();
  await using server = await startServerProcess({ ...place.variables, DATABASE_URL: database.url });
  for (const _time of ['at the start', 'later']) {
    await expectPagesOnly(server, 'unreachable');
    await untilLogged(server, 'Check DATABASE_URL');
    await database.resume();
    await untilTakingLeads(server);
    await idOf(await postLead(server.url));
    await untilLogged(server, 'store.recovered');
    await database.pause();
  }
});

test('a backup under load holds all before it, and mends a damaged file', async () => {
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
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    const restored = await runLeads(place.variables, 'restore', file);
    expect(restored).toMatchObject(refused('Stop it first'));
    isOver = true;
    await posting;
    expect(burst.failed).toBe(0);
    await server.end('SIGKILL');
  }
  expect((await runLeads(place.variables, 'restore', file)).code).toBe(0);
  await expectKept(DATA_DIR, before);
  const aside = fs.readdirSync(DATA_DIR).find((name) => name.startsWith('before-restore-')) ?? '';
  await expectKept(join(DATA_DIR, aside), burst.acknowledged);

  fs.writeFileSync(lost, 'no bytes of a database '.repeat(400));
  await using server = await startServerProcess(place.variables);
  await expectPagesOnly(server, 'damaged');
  expect(server.output()).toMatch(/cannot be read as a lead database .*npm run leads -- restore/);
  expect(fs.readFileSync(lost, 'utf8')).toMatch(/^no bytes/);
  expect((await spawnLeads(place.variables, ['restore', file])).err).toMatch(/^Restored \d+ leads/);
  await untilTakingLeads(server);
  await untilLogged(server, 'store.recovered');
  expect(await server.end('SIGTERM')).toBe(0);
  await expectKept(DATA_DIR, before);
});

test('no file is overwritten, no bad one taken, and none begun unasked', async () => {
  using place = makePlace();
  const { DATA_DIR } = place.variables;
  const [file, leads] = [(name: string) => join(place.path, name), join(DATA_DIR, 'leads.sqlite')];
  const expectRefused = async (command: string, name: string, sentence: string) =>
    expect(await runLeads(place.variables, command, file(name))).toMatchObject(refused(sentence));
  await expectRefused('backup', 'none', 'nothing to back up');
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
  await expectRefused('backup', 'held', 'open');
  await expectRefused('backup', 'away/b', `${file('away/b')}: ENOENT`);
  expect(fs.existsSync(file('held.part'))).toBe(true);
  held?.close();
  // Of which SQLite would make an address.
  const addressed = { ...place.variables, INIT_CWD: place.path };
  const { err } = await runLeads(addressed, 'backup', 'file:good');
  expect(err).toContain(`${file('file:good')} holds 50 leads of ${DATA_DIR} and`);
  fs.renameSync(file('file:good'), file('good'));
  const good = fs.readFileSync(file('good'));
  await expectRefused('backup', 'good', 'is not overwritten');
  expect(fs.readFileSync(file('good')).equals(good)).toBe(true);

  fs.writeFileSync(file('damaged'), good.fill(0x5a, 8192));
  const shop = new DatabaseSync(file('shop'));
  shop.exec('CREATE TABLE leads (id); PRAGMA user_version = 1');
  shop.close();
  const before = fs.readFileSync(leads);
  await expectRefused('restore', 'damaged', 'is damaged');
  await expectRefused('restore', 'shop', 'cannot be read as a lead database');
  await expectRefused('restore', 'missing', 'not exist');
  expect(fs.readFileSync(leads).equals(before)).toBe(true);
  expect(fs.readdirSync(DATA_DIR).filter((name) => name.includes('restor'))).toEqual([]);
  expect(fs.existsSync(file('missing'))).toBe(false);

  const other = file('other');
  const restored = (...args: string[]) =>
    runLeads({ ...place.variables, DATA_DIR: other }, 'restore', file('good'), ...args);
  expect(await restored()).toMatchObject(refused('add --new'));
  expect(fs.existsSync(other)).toBe(false);
  const said = `Restored 50 leads from ${file('good')} into ${other}.`;
  expect(await restored('--new')).toMatchObject({ ...refused(said), code: 0 });
  // What root restores, another user's server writes.
  if (process.getuid?.() === 0) fs.chownSync(other, 65_534, 65_534);
  expect((await restored()).code).toBe(0);
  const { uid } = fs.statSync(other);
  for (const name of fs.readdirSync(other))
    expect([name, fs.statSync(join(other, name)).uid]).toEqual([name, uid]);
});
