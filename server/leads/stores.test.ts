import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createServer } from 'node:tls';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { createInterruptibleDatabase, STORES, testWith } from '../testing/database.ts';
import { temporaryFolder, until } from '../testing/resources.ts';
import { sampleLead } from '../testing/sent-requests.ts';
import { migrations } from './migrations.ts';
import { openLastingStore } from './open-store.ts';
import { MIGRATION_LOCK, openPostgresStore } from './postgres-store.ts';
import { POSTGRES, SQLITE } from './queries.ts';
import { backUp } from './sqlite-backup.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { type LeadStore, StoreError } from './store.ts';

const ATTEMPT = { status: 500, milliseconds: 12, answer: 'Not now' };
const claim = (store: LeadStore, token = 'w', { leaseMs = 30_000, limit = 10 } = {}) =>
  store.claim({ leaseMs, token, limit });
const settled = { token: 'w', attempt: ATTEMPT, error: 'answered 500' };
const dead = (id: string) => ({ ...settled, id, delayMs: null });
const again = (id: string, delayMs: number) => ({ ...settled, id, delayMs });

/** As the first release made them, and its number where each database keeps it. */
const firstTables = (kind: string) =>
  kind === 'SQLite'
    ? [migrations(SQLITE)[0] ?? '', 'PRAGMA user_version = 1']
    : [
        migrations(POSTGRES)[0] ?? '',
        'CREATE TABLE lead_schema (version INTEGER NOT NULL)',
        'INSERT INTO lead_schema VALUES (1)',
      ];

test('a step to a newer release stays as it was released; only a new one is added', () => {
  const print = (sql: string) => createHash('sha256').update(sql).digest('hex').slice(0, 8);
  expect(
    [SQLITE, POSTGRES].map((dialect) => migrations(dialect).map(print).join(' ')),
  ).toMatchInlineSnapshot(`
    [
      "f60d1235 d1bf31d6 27ffa4ef 503d5fb2 66b5fbee 77f6c685",
      "0dc431e2 ac5c9ecd b7155c19 503d5fb2 bf658707 77f6c685",
    ]
  `);
});

describe.each(STORES)('%s', (kind, create) => {
  const test = testWith(create);

  test('a stored lead is read back as it was, and counted', async ({ store }) => {
    expect(await store.stats()).toMatchObject({ total: 0, oldestPendingAt: null });
    const given = { version: '1', wording: 'Yes, text me', givenAt: 5, page: '/contact' };
    const consents = [{ channel: 'sms', ...given } as const];
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
  });

  test('a key stores one lead, and with other answers is a conflict', async ({ leads, store }) => {
    const idempotency = { key: 'key', fingerprint: 'same' };
    const adds = [store, store, leads.open(), leads.open()].map((each) =>
      each.add(sampleLead({ idempotency })),
    );
    const results = await Promise.all(adds);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    const outcomes = results.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual(['added', 'repeated', 'repeated', 'repeated']);
    expect(await store.findKey('key')).toMatchObject({ id: results[0]?.id, fingerprint: 'same' });
    expect(await store.findKey('other')).toBeNull();
    const other = sampleLead({ idempotency: { key: 'key', fingerprint: 'other' } });
    expect((await store.add(other)).outcome).toBe('conflict');
    expect((await store.stats()).total).toBe(1);
  });

  test('a quarantined lead is kept, and released by a clean repetition', async ({ store }) => {
    const idempotency = { key: 'key', fingerprint: 'same' };
    const first = await store.add(sampleLead({ idempotency, quarantineReason: 'trap' }));
    expect(first.isQuarantined).toBe(true);
    expect(await claim(store)).toEqual([]);
    const repeated = await store.add(sampleLead({ idempotency, quarantineReason: 'trap' }));
    expect(repeated).toMatchObject({ outcome: 'repeated', isQuarantined: true });
    const clean = await store.add(sampleLead({ idempotency }));
    expect(clean).toEqual({ outcome: 'released', id: first.id, isQuarantined: false });
    expect(await claim(store)).toMatchObject([{ id: first.id }]);
  });

  test('a claimed lead is nobody else’s until its lease ends, then the next’s', async ({
    store,
  }) => {
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
    expect(await store.settle({ ...dead(lead.id), token: 'first' })).toBe(false);
    expect(await store.get(lead.id)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await store.attempts(lead.id)).toEqual([]);
  });

  test('leads that were never tried come before those that failed', async ({ store }) => {
    await store.add(sampleLead({ id: 'refused' }));
    await claim(store);
    await store.settle(again('refused', -60_000));
    await store.add(sampleLead({ id: 'good' }));
    expect(await claim(store, 'w', { limit: 1 })).toMatchObject([{ id: 'good' }]);
  });

  test('a lead that a clock ahead planned for years later is due at once', async ({ store }) => {
    const days = async (wait: number) => {
      await claim(store);
      await store.settle(again('a', wait * 86_400_000));
      return [((await store.dueIn()) ?? 0) > 0, (await claim(store)).length];
    };
    await store.add(sampleLead({ id: 'a' }));
    expect([await days(4000), await days(7.7)]).toEqual([
      [false, 1],
      [true, 0],
    ]);
  });

  test('attempts, key and delivery are kept with a lead and erased with it', async ({ store }) => {
    const idempotency = { key: 'k', fingerprint: 'f' };
    const lead = sampleLead({ idempotency }, { email: 'Ada@Example.com' });
    const other = sampleLead({}, { email: 'other@example.com' });
    for (const added of [lead, sampleLead(), other]) await store.add(added);
    for (const status of [500, null]) {
      await store.retry(lead.id);
      await claim(store);
      const attempt = { status, milliseconds: 1.6, answer: 'x' };
      await store.settle({ ...again(lead.id, 0), attempt });
    }
    const first = { endedAt: expect.any(Number), milliseconds: 2, answer: 'x', status: 500 };
    expect(await store.attempts(lead.id)).toEqual([first, { ...first, status: null }]);
    await store.retry(lead.id);
    await claim(store);
    expect(await store.erase(' ada@example.COM ')).toBe(2);
    expect([await store.get(lead.id), await store.findKey('k')]).toEqual([null, null]);
    expect([await store.attempts(lead.id), await store.settle(dead(lead.id))]).toEqual([[], false]);
    expect(await store.stats()).toMatchObject({ total: 1 });
    expect(await store.erasures()).toMatchObject([{ leads: 2, rule: 'an address' }]);
    expect(await store.erase('ada@example.com')).toBe(0);
  });

  test('a person is erased in every spelling that was stored before', async ({ leads, store }) => {
    const before = ['mailto:ada@example.com?a=b', 'ada@exam\u200bple.com;', '“ada@example.com”/'];
    await store.add(sampleLead());
    for (const id of before) {
      await store.add(sampleLead({ id }));
      await leads.run(`UPDATE leads SET email = '${id}' WHERE id = '${id}'`);
    }
    expect(await store.erase('\u202aADA@example.com')).toBe(4);
  });

  test('leads of the first release are kept, by servers that start together', async ({ leads }) => {
    const rows = new URL('../testing/first-release.sql', import.meta.url);
    for (const sql of [...firstTables(kind), readFileSync(rows, 'utf8')]) await leads.run(sql);
    const [store] = [leads.store, leads.open(), leads.open()];
    await Promise.all([store, leads.open()].map((each) => each.check()));
    const byState = { delivered: 1, dead: 1, pending: 1, quarantined: 1 };
    expect(await store.stats()).toMatchObject({ byState, total: 4 });
    expect(await store.get('delivered-1')).toMatchObject({
      payload: { firstName: 'Ada', emailOptIn: true },
      consents: [{ channel: 'email', wording: 'Yes, write me' }],
    });
    expect(await store.get('retry-1')).toMatchObject({
      lastError: 'answered 500',
      payload: { howCanWeHelp: 'line\n“quotes” 🧵' },
    });
    const fingerprint = 'print-1';
    expect(await store.findKey('key-1')).toMatchObject({ id: 'delivered-1', fingerprint });
    await store.add(sampleLead({ id: 'new' }));
    expect((await claim(store)).map(({ id }) => id).toSorted()).toEqual(['new', 'retry-1']);
    await store.settle(again('retry-1', 0));
    expect(await store.attempts('retry-1')).toMatchObject([ATTEMPT]);
    expect(await store.erase('eve@example.com')).toBe(1);
    const byAddress = { leads: 1, rule: 'an address' };
    expect(await store.erasures()).toMatchObject([byAddress, byAddress]);
  });

  test('leads of a newer release are refused', async ({ leads, store }) => {
    await store.check();
    await leads.run(
      kind === 'SQLite' ? 'PRAGMA user_version = 99' : 'INSERT INTO lead_schema VALUES (99)',
    );
    await expect(async () => await leads.open().check()).rejects.toThrow(
      /written by a newer release \(version 99/,
    );
  });
});

test('a connection that is ended while its tables are made costs an answer, not the process', async () => {
  // Cut without a word: a database that says why it ends a connection fails the query first.
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

test('a database with a certificate of its own is refused with what to write', async () => {
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

test.runIf(existsSync('/proc'))('a folder that the system does not make is refused', () => {
  expect(() => openSqliteFile('/proc/leads')).toThrow('Leads cannot be stored in /proc/leads');
});

test('the file keeps its promises about durability, and only its owner can read it', async () => {
  using folder = temporaryFolder();
  const path = join(folder.path, 'a', 'b');
  const database = openSqliteFile(path);
  const pragmas = ['synchronous', 'journal_mode', 'foreign_keys'].map((name) =>
    Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {}),
  );
  expect(pragmas.flat()).toEqual([2, 'wal', 1]);
  database.close();
  expect(statSync(join(path, 'leads.sqlite')).mode & 0o077).toBe(0);
});

test('a lock of another program is waited for without stopping the process, then reported', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path, busyTimeoutMs: 400 });
  // A busy machine must not end the other connection's turn before this process gets its own.
  const patient = openSqliteStore({ folder: folder.path, busyTimeoutMs: 30_000 });
  const other = new DatabaseSync(join(folder.path, 'leads.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await expect(store.add(sampleLead())).rejects.toMatchObject({ problem: 'busy' });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
  setTimeout(() => other.exec('COMMIT'), 50);
  await expect(patient.add(sampleLead())).resolves.toMatchObject({ outcome: 'added' });
  other.close();
  for (const open of [patient, store]) await open.close();
});

test('what was erased is in none of the files any more, also when another program was reading', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  await store.add(sampleLead({}, { firstName: 'Zebedeus-the-erased' }));
  const reader = new DatabaseSync(join(folder.path, 'leads.sqlite'));
  reader.exec('BEGIN; SELECT COUNT(*) FROM leads;');
  setTimeout(() => reader.close(), 100);
  await store.erase('ada@example.com');
  await store.add(sampleLead({}, { firstName: 'Zebedeus-the-erased' }));
  const longer = new DatabaseSync(join(folder.path, 'leads.sqlite'));
  longer.exec('BEGIN; SELECT COUNT(*) FROM leads;');
  await expect(store.erase('ada@example.com')).rejects.toThrow('its log still holds their text');
  longer.close();
  expect(await store.erase('ada@example.com')).toBe(0);
  for (const name of ['leads.sqlite', 'leads.sqlite-wal'])
    expect(readFileSync(join(folder.path, name)).includes('Zebedeus')).toBe(false);
  await store.close();
});

const LARGE = { howCanWeHelp: 'a long text '.repeat(400) };

test('a file that has no room left takes what fits of a group, keeps it, and recovers without a restart', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path, maxPages: 40 });
  const refusals: StoreError[] = [];
  const adds = Array.from({ length: 60 }, (_, index) =>
    store
      .add(sampleLead({}, { ...LARGE, email: `${index % 2}@example.com` }))
      .then(({ id }) => id)
      .catch((error) => void refusals.push(error)),
  );
  const kept = (await Promise.all(adds)).flatMap((id) => id ?? []);
  expect(kept.length).toBeGreaterThan(5);
  const message = expect.stringContaining('Free some space; no restart is needed.');
  expect(refusals[0]).toMatchObject({ problem: 'full', message });
  expect((await store.page({ limit: 99 })).map(({ id }) => id)).toEqual(kept);
  expect(await store.erase('0@example.com')).toBeGreaterThan(0);
  await expect(store.add(sampleLead())).resolves.toMatchObject({ outcome: 'added' });
  await store.close();
});

test('a backup put back next to the log of another database is refused at the start', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'leads.sqlite');
  const store = openSqliteStore({ folder: folder.path });
  const addLeads = (email: string) =>
    Promise.all(Array.from({ length: 200 }, () => store.add(sampleLead({}, { email }))));
  await addLeads('gone@example.com');
  await addLeads('ada@example.com');
  // Erasing empties the log, and leaves free pages that the backup does not have.
  await store.erase('gone@example.com');
  backUp(folder.path, `${file}.backup`);
  await addLeads('ada@example.com');
  const log = readFileSync(`${file}-wal`);
  await store.close();
  copyFileSync(`${file}.backup`, file);
  writeFileSync(`${file}-wal`, log);
  expect(() => openSqliteStore({ folder: folder.path })).toThrow(
    /cannot be read as a lead database/,
  );
});

const RECOVERED = 'store.recovered ';

function openLasting(folder: string, open = () => openSqliteStore({ folder, isThorough: true })) {
  const events: string[] = [];
  const store = openLastingStore({
    open,
    log: (_level, event, fields) => void events.push(`${event} ${fields?.message ?? ''}`),
    lookEveryMs: 20,
  });
  return { store, events };
}

const copied = (file: string, to = `${file}.copy`) => {
  copyFileSync(file, to);
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
  // Whether the leads of before are there, and whether a log of no database is left for a person.
  ['is removed', (file) => rmSync(file), false, true],
  ['loses its log', (file) => rmSync(`${file}-wal`), true, false],
  ['is overwritten by another whole database', (file) => copied(another(file), file), false, true],
  ['is overwritten by a backup of itself', (file) => copied(backedUp(file), file), true, true],
  ['is replaced by a copy of itself', (file) => renameSync(copied(file), file), true, false],
])('a file that %s under a server is noticed without a visitor', async (...row) => {
  const [, happen, areKept, leavesLog] = row;
  using folder = temporaryFolder();
  const { store, events } = openLasting(folder.path);
  await store.add(sampleLead({ id: 'before' }));
  happen(join(folder.path, 'leads.sqlite'));
  await until('it takes leads again', () => events.length >= 2);
  expect(events).toEqual([
    expect.stringMatching(/was (removed or replaced|overwritten) while/),
    RECOVERED,
  ]);
  await store.add(sampleLead({ id: 'after' }));
  expect(await store.get('after')).not.toBeNull();
  expect((await store.get('before')) !== null).toBe(areKept);
  await store.close();
  expect(readdirSync(folder.path).some((name) => name.includes('-wal-left-'))).toBe(leavesLog);
});

test('an older copy that is put over a file takes no lead until it is opened', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'leads.sqlite');
  const { store, events } = openLasting(folder.path);
  await store.add(sampleLead());
  const older = backedUp(file);
  await store.add(sampleLead());
  copied(older, file);
  await expect(store.add(sampleLead())).rejects.toMatchObject({ problem: 'damaged' });
  await until('the copy is opened', () => events.at(-1) === RECOVERED);
  expect((await store.stats()).total).toBe(1);
  await store.close();
});

test('one check serves a second, and a refused write is a fault until a check has passed', async () => {
  let [checks, isFull] = [0, false];
  const refuse = (message: string) => {
    if (isFull) throw new StoreError('full', message);
  };
  const store: Partial<LeadStore> = { look: async () => {}, close: async () => {} };
  store.retry = async () => refuse('one sentence') ?? true;
  store.check = async () => {
    checks += 1;
    refuse('another');
  };
  const { store: lasting, events } = openLasting('', () => store as LeadStore);
  await until('it is checked before anybody asks', () => checks === 1);
  for (let asked = 0; asked < 3; asked += 1) await Promise.all([lasting.check(), lasting.check()]);
  expect(checks).toBe(2);
  isFull = true;
  await expect(lasting.retry('a')).rejects.toThrow('one sentence');
  await expect(lasting.check()).rejects.toMatchObject({ problem: 'full' });
  await until('it was looked for', () => checks > 4);
  isFull = false;
  await until('it is over', () => events.at(-1) === RECOVERED);
  expect(events).toEqual([
    'store.unavailable one sentence',
    'store.unavailable another',
    RECOVERED,
  ]);
  await lasting.check();
  await lasting.close();
});

test('a look that was under way when the store was lost does not say that it is back', async () => {
  const [begun, look] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const damaged = () => Promise.reject(new StoreError('damaged', 'The lead file is damaged.'));
  const store: Partial<LeadStore> = { check: damaged, close: async () => {} };
  store.look = () => {
    begun.resolve();
    return look.promise;
  };
  const { store: lasting, events } = openLasting('', () => store as LeadStore);
  await begun.promise;
  await expect(lasting.check()).rejects.toThrow('damaged');
  look.resolve();
  await nextTurn();
  expect(events).toEqual(['store.unavailable The lead file is damaged.']);
  await lasting.close();
});
