import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createServer } from 'node:tls';
import pg from 'pg';
import {
  createInterruptibleDatabase,
  createSqliteLeads,
  onEachStore as it,
  type Leads,
  onSqlite as sqlite,
} from '../testing/database.ts';
import { query } from '../testing/postgres.ts';
import { until } from '../testing/resources.ts';
import { sampleLead } from '../testing/sent-requests.ts';
import { migrations } from './migrations.ts';
import { openLastingStore } from './open-store.ts';
import { MIGRATION_LOCK, openPostgresStore } from './postgres-store.ts';
import { type LeadStore, POSTGRES, SQLITE } from './queries.ts';
import { backUp } from './sqlite-backup.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { LEAD_STATES, StoreError } from './store.ts';

const ADA = 'ada@example.com';
const idempotency = { key: 'key', fingerprint: 'same' };
const ATTEMPT = { status: 500, milliseconds: 12, answer: 'Not now' };
const claim = (store: LeadStore, token = 'w', { leaseMs = 30_000, limit = 10 } = {}) =>
  store.claim({ leaseMs, token, limit });
const failed = (id: string, delayMs: number | null = null) => {
  return { id, delayMs, token: 'w', attempt: ATTEMPT, error: 'answered 500' };
};

test('a step to a newer release stays as it was released', () => {
  const print = (sql: string) => createHash('sha256').update(sql).digest('hex').slice(0, 8);
  const prints = [SQLITE, POSTGRES].map((dialect) => migrations(dialect).map(print).join(' '));
  expect(prints).toMatchSnapshot();
});

const numbered = (kind: string, version: number) =>
  kind === 'SQLite'
    ? `PRAGMA user_version = ${version}`
    : `CREATE TABLE IF NOT EXISTS lead_schema (version INTEGER NOT NULL);
       INSERT INTO lead_schema VALUES (${version})`;

it('a stored lead is read back as it was, counted, and erased', async ({ store }) => {
  expect(await store.stats()).toMatchObject({ total: 0, oldestPendingAt: null });
  const given = { version: '1', wording: 'Yes, text me', givenAt: 5, page: '/contact' };
  const consents = (['sms', 'email'] as const).map((channel) => ({ channel, ...given }));
  const howCanWeHelp = "line\n“quotes” 🧵 '; DROP TABLE leads; --";
  const lead = sampleLead({ consents, receivedAt: 7 }, { howCanWeHelp, smsOptIn: true });
  expect(await store.add(lead)).toEqual({ outcome: 'added', id: lead.id, isQuarantined: false });
  const { idempotency: _, ...kept } = lead;
  expect(await store.get(lead.id)).toEqual({
    ...kept,
    sequence: 1,
    state: 'pending',
    attempts: 0,
    nextAttemptAt: expect.any(Number),
    deliveredAt: null,
    lastError: null,
  });
  expect(await store.get('nobody')).toBeNull();
  await store.add(sampleLead({ receivedAt: 9, quarantineReason: 'trap' }));
  const byState = { pending: 1, delivered: 0, quarantined: 1, dead: 0 };
  expect(await store.stats()).toEqual({ byState, total: 2, oldestPendingAt: 7 });
  await store.check();
  await store.add(sampleLead({ receivedAt: 3 }));
  await store.eraseOlder({ until: 9, states: LEAD_STATES, rule: '', erasedAt: 9, limit: 1 });
  expect(await store.page({ limit: 9 }), 'the oldest goes first').toMatchObject([
    { receivedAt: 7 },
    {},
  ]);
});

it('a key stores one lead, and with other answers is a conflict', async ({ store, open }) => {
  const servers = [store, store, open(), open()];
  const results = await Promise.all(servers.map((each) => each.add(sampleLead({ idempotency }))));
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  const outcomes = results.map(({ outcome }) => outcome).toSorted();
  expect(outcomes).toEqual(['added', 'repeated', 'repeated', 'repeated']);
  expect(await store.findKey('key')).toMatchObject({ id: results[0]?.id, fingerprint: 'same' });
  expect(await store.findKey('other')).toBeNull();
  const other = sampleLead({ idempotency: { ...idempotency, fingerprint: 'other' } });
  expect((await store.add(other)).outcome).toBe('conflict');
  expect((await store.stats()).total).toBe(1);
});

it('a quarantined lead is kept, and released by a clean repetition', async ({ store }) => {
  const first = await store.add(sampleLead({ idempotency, quarantineReason: 'trap' }));
  expect(first.isQuarantined).toBe(true);
  expect(await claim(store)).toEqual([]);
  const repeated = await store.add(sampleLead({ idempotency, quarantineReason: 'trap' }));
  expect(repeated).toMatchObject({ outcome: 'repeated', isQuarantined: true });
  const clean = await store.add(sampleLead({ idempotency }));
  expect(clean).toEqual({ outcome: 'released', id: first.id, isQuarantined: false });
  expect(await claim(store)).toMatchObject([{ id: first.id }]);
  expect(await store.get(first.id)).toMatchObject({ quarantineReason: null });
});

it('a claimed lead is nobody else’s until its lease ends', async ({ store }) => {
  const lead = sampleLead();
  await store.add(lead);
  expect(await claim(store, 'first', { leaseMs: 500 })).toEqual([
    { id: lead.id, payload: lead.payload, attempts: 0 },
  ]);
  // The store's own clock counts: who believed a server's would send again.
  vi.setSystemTime(Date.now() + 60_000);
  expect(await claim(store, 'second')).toEqual([]);
  vi.useRealTimers();
  const wait = (await store.dueIn()) ?? 0;
  expect([wait > 0, wait <= 500]).toEqual([true, true]);
  await until('the lease is over', async () => (await claim(store, 'second')).length === 1);
  expect(await store.settle({ ...failed(lead.id), token: 'first' })).toBe(false);
  expect(await store.get(lead.id)).toMatchObject({ state: 'pending', attempts: 0 });
  expect(await store.attempts(lead.id)).toEqual([]);
});

it('servers that claim at once have no lead twice', async ({ store, open }) => {
  await Promise.all(Array.from({ length: 40 }, () => store.add(sampleLead())));
  const servers = [store, open(), open(), open()];
  const claims = servers.map((each, index) => claim(each, `server ${index}`));
  const ids = (await Promise.all(claims)).flat().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

it('leads that were never tried come before those that failed', async ({ store }) => {
  for (const id of ['later', 'refused']) await store.add(sampleLead({ id }));
  await claim(store);
  await store.settle(failed('later', -1000));
  await store.settle(failed('refused', -60_000));
  await store.add(sampleLead({ id: 'good' }));
  for (const id of ['good', 'refused', 'later'])
    expect(await claim(store, 'w', { limit: 1 })).toMatchObject([{ id }]);
});

it('a lead that a clock ahead planned for years later is due at once', async ({ store }) => {
  const days = async (wait: number) => {
    await claim(store);
    await store.settle(failed('a', wait * 86_400_000));
    return [((await store.dueIn()) ?? 0) > 0, (await claim(store)).length];
  };
  await store.add(sampleLead({ id: 'a' }));
  expect([await days(4000), await days(7.7)]).toEqual([
    [false, 1],
    [true, 0],
  ]);
});

it('attempts, key and delivery are erased with a lead', async ({ store }) => {
  const change = { idempotency, quarantineReason: 'trap' };
  const lead = sampleLead(change, { email: 'Ada@Example.com' });
  const other = sampleLead({}, { email: 'other@example.com' });
  for (const added of [lead, sampleLead(), other]) await store.add(added);
  for (const status of [500, null]) {
    await store.retry(1);
    await claim(store);
    const attempt = { status, milliseconds: 1.6, answer: 'x' };
    await store.settle({ ...failed(lead.id, 0), attempt, error: status ? null : 'late' });
  }
  const again = { state: 'pending', quarantineReason: null, attempts: 1, lastError: 'late' };
  expect(await store.get(lead.id)).toMatchObject({ ...again, deliveredAt: expect.any(Number) });
  const kept = { endedAt: expect.any(Number), milliseconds: 2, answer: 'x' };
  expect(await store.attempts(lead.id)).toEqual([500, null].map((status) => ({ ...kept, status })));
  await store.retry(1);
  await claim(store);
  expect(await store.erase(' ada@example.COM ')).toBe(2);
  expect([await store.get(lead.id), await store.findKey('key')]).toEqual([null, null]);
  expect([await store.attempts(lead.id), await store.settle(failed(lead.id))]).toEqual([[], false]);
  expect(await store.stats()).toMatchObject({ total: 1 });
  expect(await store.erase('ada@example.com')).toBe(0);
  expect(await store.erasures()).toMatchObject([{ leads: 2, rule: 'an address' }]);
});

it('a person is erased in every spelling that was stored before', async ({ store, run }) => {
  const before = ['mailto:ada@example.com?a=b', 'ada@exam\u200bple.com;', '“ada@example.com”/'];
  await store.add(sampleLead());
  for (const id of before) {
    await store.add(sampleLead({ id }));
    await run(`UPDATE leads SET email = '${id}' WHERE id = '${id}'`);
  }
  expect(await store.erase('\u202aADA@example.com')).toBe(4);
});

it('servers that start together keep leads of the first release', async (leads, kind) => {
  const [tables = '', second = ''] = migrations(kind === 'SQLite' ? SQLITE : POSTGRES);
  const rows = fs.readFileSync('server/testing/first-release.sql', 'utf8');
  const attempt = `INSERT INTO attempts (lead_id, ended_at, milliseconds, answer)
    VALUES ('retry-1', 5, 7, 'late')`;
  for (const sql of [tables, rows, second, attempt, numbered(kind, 2)]) await leads.run(sql);
  const { store } = leads;
  await Promise.all([store, leads.open(), leads.open()].map((each) => each.check()));
  const kept = [store.stats(), store.page({ limit: 9 }), store.findKey('key-1')];
  expect(await Promise.all<unknown>(kept)).toMatchSnapshot();
  await store.add(sampleLead({ id: 'new' }));
  expect((await claim(store)).map(({ id }) => id).toSorted()).toEqual(['new', 'retry-1']);
  await store.settle(failed('retry-1', 0));
  const before = { endedAt: 5, status: null, milliseconds: 7, answer: 'late' };
  expect(await store.attempts('retry-1')).toMatchObject([before, ATTEMPT]);
  expect(await store.erase('eve@example.com')).toBe(1);
  const byAddress = { leads: 1, rule: 'an address' };
  expect(await store.erasures()).toMatchObject([byAddress, byAddress]);
});

it('leads of a newer release are refused', async ({ store, open, run }, kind) => {
  await store.check();
  await run(numbered(kind, 99));
  await expect(async () => await open().check()).rejects.toThrow(
    'written by a newer release (version 99',
  );
});

test('a connection that ends while tables are made costs an answer', async () => {
  // Cut without a word: a database that says why fails the query first.
  await using database = await createInterruptibleDatabase();
  const admin = new pg.Client({ connectionString: database.url }).on('error', () => {});
  await admin.connect();
  await admin.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const store = openPostgresStore({ url: database.url });
  const refused = expect(store.add(sampleLead())).rejects.toMatchObject({ problem: 'unreachable' });
  const waiting =
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'";
  await until('it waits for the lock', async () => (await admin.query(waiting)).rows.length > 0);
  await database.pause();
  await refused;
  await database.resume();
  expect((await store.add(sampleLead())).outcome).toBe('added');
  await store.close();
});

test('where the database grants few connections, a burst waits for those', async () => {
  await using database = await createInterruptibleDatabase();
  await query(database.url, 'CREATE ROLE few LOGIN CONNECTION LIMIT 2');
  await query(database.url, 'GRANT ALL ON SCHEMA public TO few');
  const store = openPostgresStore({ url: database.url.replace('postgres@', 'few@') });
  const burst = Array.from({ length: 20 }, () => store.add(sampleLead()));
  expect((await Promise.all(burst)).map(({ outcome }) => outcome)).toEqual(Array(20).fill('added'));
  await store.close();
});

test('a database with its own certificate is refused with what to write', async () => {
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost';
  const made = `req -x509 ${kind} -keyout - -out -`.split(' ');
  const key = execFileSync('openssl', made, { encoding: 'utf8', stdio: 'pipe' });
  const server = createServer({ key, cert: key }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const store = openPostgresStore({
    url: `postgres://localhost:${port}/x?sslmode=require&sslnegotiation=direct`,
  });
  await expect(store.check()).rejects.toThrow(
    /cannot be verified \(self-signed certificate.*sslrootcert=FILE .* sslmode=no-verify/,
  );
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  await store.close();
  server.close();
});

test.runIf(fs.existsSync('/proc'))('a folder that the system does not make is refused', () => {
  expect(() => openSqliteFile('/proc/leads')).toThrow('Leads cannot be stored in /proc/leads');
});

sqlite('the file is durable, and only its owner can read it', async ({ folder }) => {
  const path = join(folder, 'a', 'b');
  const database = openSqliteFile(path);
  const pragmas = ['synchronous', 'journal_mode', 'foreign_keys'].map((name) =>
    Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {}),
  );
  expect(pragmas.flat()).toEqual([2, 'wal', 1]);
  database.close();
  expect(fs.statSync(join(path, 'leads.sqlite')).mode & 0o077).toBe(0);
});

sqlite('for another program’s lock it waits, at work, and says so', async ({ folder, file }) => {
  const store = openSqliteStore({ folder, busyTimeoutMs: 400 });
  // On a busy machine the other may keep its turn for long.
  const patient = openSqliteStore({ folder, busyTimeoutMs: 30_000 });
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await expect(store.add(sampleLead())).rejects.toMatchObject({ problem: 'busy' });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
  setTimeout(() => other.close(), 50);
  expect((await patient.add(sampleLead())).outcome).toBe('added');
  for (const open of [patient, store]) await open.close();
});

sqlite('what was erased is in no file, nor while another reads', async ({ store, file }) => {
  const firstName = 'Zebedeus';
  const addAndRead = async () => {
    await store.add(sampleLead({}, { firstName }));
    const reader = new DatabaseSync(file);
    reader.exec('BEGIN; SELECT COUNT(*) FROM leads;');
    return reader;
  };
  const reader = await addAndRead();
  setTimeout(() => reader.close(), 100);
  await store.erase(ADA);
  const longer = await addAndRead();
  await expect(store.erase(ADA)).rejects.toThrow('its log still holds their text');
  longer.close();
  expect(await store.erase(ADA)).toBe(0);
  for (const path of [file, `${file}-wal`])
    expect(fs.readFileSync(path).includes(firstName)).toBe(false);
});

sqlite('a full file takes what fits of a group, and recovers by itself', async ({ open }) => {
  const store = open({ maxPages: 40 });
  const howCanWeHelp = 'a long text '.repeat(400);
  const adds = Array.from({ length: 60 }, (_, index) =>
    store.add(sampleLead({}, { howCanWeHelp, email: `${index % 2}@example.com` })),
  );
  const added = await Promise.allSettled(adds);
  const kept = added.flatMap((one) => (one.status === 'fulfilled' ? one.value.id : []));
  expect(kept.length).toBeGreaterThan(5);
  const message = expect.stringContaining('Free some space; no restart is needed.');
  const refused = added.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { problem: 'full', message } });
  expect((await store.page({ limit: 99 })).map(({ id }) => id)).toEqual(kept);
  expect(await store.erase('0@example.com')).toBeGreaterThan(0);
  expect((await store.add(sampleLead())).outcome).toBe('added');
});

sqlite('a backup next to another’s log is refused', async ({ store, folder, file }) => {
  const addLeads = (email: string) =>
    Promise.all(Array.from({ length: 200 }, () => store.add(sampleLead({}, { email }))));
  await addLeads('gone@example.com');
  await addLeads(ADA);
  // Erasing empties the log, and leaves free pages, which a backup has not.
  await store.erase('gone@example.com');
  const other = join(folder, 'other');
  fs.mkdirSync(other);
  backUp(folder, join(other, 'leads.sqlite'));
  await addLeads(ADA);
  fs.copyFileSync(`${file}-wal`, join(other, 'leads.sqlite-wal'));
  expect(() => openSqliteFile(other)).toThrow('cannot be read as a lead database');
});

const RECOVERED = 'store.recovered ';

function lasting(open: () => LeadStore) {
  const events: string[] = [];
  const store = openLastingStore({
    open,
    log: (_level, event, fields) => void events.push(`${event} ${fields?.message ?? ''}`),
    lookEveryMs: 20,
  });
  return { store, events };
}

const lastingIn = ({ folder }: Leads) =>
  lasting(() => openSqliteStore({ folder, isThorough: true }));

const copied = (file: string, to = `${file}.copy`) => {
  fs.copyFileSync(file, to);
  return to;
};
const backedUp = (file: string) => {
  backUp(dirname(file), `${file}.backup`);
  return `${file}.backup`;
};
const another = (file: string) => {
  openSqliteFile(`${file}.another`).close();
  return join(`${file}.another`, 'leads.sqlite');
};

test.each<[what: string, happen: (file: string) => void, areKept: boolean, leavesLog: boolean]>([
  // Whether earlier leads are there, and a log of no database is left for a person.
  ['is removed', (file) => fs.rmSync(file), false, true],
  ['loses its log', (file) => fs.rmSync(`${file}-wal`), true, false],
  ['is overwritten by another whole database', (file) => copied(another(file), file), false, true],
  ['is overwritten by a backup of itself', (file) => copied(backedUp(file), file), true, true],
  ['is replaced by a copy of itself', (file) => fs.renameSync(copied(file), file), true, false],
])('a file that %s under a server is noticed without a visitor', async (...row) => {
  const [, happen, areKept, leavesLog] = row;
  await using leads = await createSqliteLeads();
  const { store, events } = lastingIn(leads);
  await store.add(sampleLead({ id: 'before' }));
  happen(leads.file);
  await until('it takes leads again', () => events.length >= 2);
  expect(events).toEqual([
    expect.stringMatching(/was (removed or replaced|overwritten) while/),
    RECOVERED,
  ]);
  await store.add(sampleLead({ id: 'after' }));
  expect(await store.get('after')).not.toBeNull();
  expect((await store.get('before')) !== null).toBe(areKept);
  await store.close();
  expect(fs.readdirSync(leads.folder).some((name) => name.includes('-wal-left-'))).toBe(leavesLog);
});

sqlite('an older copy put over a file takes no lead until it is opened', async (leads) => {
  const { store, events } = lastingIn(leads);
  await store.add(sampleLead());
  const older = backedUp(leads.file);
  await store.add(sampleLead());
  copied(older, leads.file);
  await expect(store.add(sampleLead())).rejects.toMatchObject({ problem: 'damaged' });
  await until('the copy is opened', () => events.at(-1) === RECOVERED);
  expect((await store.stats()).total).toBe(1);
  await store.close();
});

const made = (store: Partial<LeadStore>) =>
  lasting(() => ({ look: async () => {}, close: async () => {}, ...store }) as LeadStore);

test('one check serves a second, a refused write is a fault until one', async () => {
  let [checks, isFull] = [0, false];
  const refuse = (message: string) => {
    if (isFull) throw new StoreError('full', message);
  };
  const { store, events } = made({
    retry: async () => refuse('one sentence') ?? true,
    check: async () => {
      checks += 1;
      refuse('another');
    },
  });
  await until('it is checked before anybody asks', () => checks === 1);
  for (let asked = 0; asked < 3; asked += 1) await Promise.all([store.check(), store.check()]);
  expect(checks).toBe(2);
  isFull = true;
  await expect(store.retry(1)).rejects.toThrow('one sentence');
  await expect(store.check()).rejects.toMatchObject({ problem: 'full' });
  await until('it was looked for', () => checks > 4);
  isFull = false;
  await until('it is over', () => events.at(-1) === RECOVERED);
  const told = ['one sentence', 'another'].map((message) => `store.unavailable ${message}`);
  expect(events).toEqual([...told, RECOVERED]);
  await store.check();
  await store.close();
});

test('a look begun before the store was lost does not end that', async () => {
  const [begun, look] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let [looks, isLost] = [0, false];
  const { store, events } = made({
    check: async () => {
      if (isLost) throw new StoreError('damaged', 'Lost.');
    },
    look: async () => {
      looks += 1;
      // A check follows the first.
      if (looks === 1) return;
      begun.resolve();
      await look.promise;
    },
  });
  await begun.promise;
  isLost = true;
  await expect(store.check()).rejects.toThrow('Lost.');
  look.resolve();
  await nextTurn();
  expect(events).toEqual(['store.unavailable Lost.']);
  await store.close();
});
