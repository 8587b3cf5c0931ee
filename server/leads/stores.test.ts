import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createDatabase, createInterruptibleDatabase } from '../testing/database.ts';
import { temporaryFolder, until } from '../testing/resources.ts';
import { sampleLead, samplePayload } from '../testing/sample-lead.ts';
import { openLastingStore } from './open-store.ts';
import { MIGRATION_LOCK, openPostgresStore } from './postgres-store.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { type LeadStore, StoreError } from './store.ts';
import { describeStore } from './store-contract.ts';

const root = mkdtempSync(join(tmpdir(), 'website-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describeStore('SQLite', async () => openSqliteStore({ folder: mkdtempSync(join(root, 'data-')) }));

test('the folder is made when it is missing, and only its owner can read the file', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: join(folder.path, 'a', 'b') });
  await store.add(sampleLead());
  await store.close();
  expect(statSync(join(folder.path, 'a', 'b', 'leads.sqlite')).mode & 0o077).toBe(0);
});

test('a database of a newer release is refused', async () => {
  using folder = temporaryFolder();
  await openSqliteStore({ folder: folder.path }).close();
  const database = new DatabaseSync(join(folder.path, 'leads.sqlite'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openSqliteStore({ folder: folder.path })).toThrow(/written by a newer release \(version 99/);
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
  const waiting = patient.add(sampleLead());
  setTimeout(() => other.exec('COMMIT'), 50);
  await expect(waiting).resolves.toMatchObject({ outcome: 'added' });
  expect((await patient.stats()).total).toBe(1);
  other.close();
  await patient.close();
  await store.close();
});

test('a file that was overwritten by an older copy of itself takes no more leads, and the copy stays as it was', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'leads.sqlite');
  const addLeads = async () => {
    const store = openSqliteStore({ folder: folder.path });
    await Promise.all(Array.from({ length: 100 }, () => store.add(sampleLead())));
    await store.close();
  };
  await addLeads();
  const older = readFileSync(file);
  await addLeads();
  const store = openSqliteStore({ folder: folder.path });
  await store.add(sampleLead());
  writeFileSync(file, older);
  await expect(store.add(sampleLead())).rejects.toMatchObject({
    problem: 'damaged',
    message: expect.stringContaining('was overwritten'),
  });
  await store.close();
  expect(readFileSync(file).equals(older)).toBe(true);
  const again = openSqliteStore({ folder: folder.path, isThorough: true });
  expect((await again.stats()).total).toBe(100);
  await again.close();
});

test('a backup put back next to the log of another database is refused at the start', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'leads.sqlite');
  const store = openSqliteStore({ folder: folder.path });
  const addLeads = (email: string) =>
    Promise.all(
      Array.from({ length: 200 }, () => store.add(sampleLead({ payload: samplePayload({ email }) }))),
    );
  await addLeads('gone@example.com');
  await addLeads('ada@example.com');
  // Erasing empties the log, and leaves free pages that the backup does not have.
  await store.erase('gone@example.com');
  const backup = join(folder.path, 'backup');
  const database = new DatabaseSync(file);
  database.exec(`VACUUM INTO '${backup}'`);
  database.close();
  await addLeads('ada@example.com');
  const log = readFileSync(`${file}-wal`);
  await store.close();
  copyFileSync(backup, file);
  writeFileSync(`${file}-wal`, log);
  expect(() => openSqliteStore({ folder: folder.path })).toThrow(/cannot be read as a lead database/);
});

test('what was erased is in none of the files any more, also when another program was reading', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  await store.add(sampleLead({ payload: samplePayload({ firstName: 'Zebedeus-the-erased' }) }));
  const reader = new DatabaseSync(join(folder.path, 'leads.sqlite'));
  reader.exec('BEGIN; SELECT COUNT(*) FROM leads;');
  setTimeout(() => reader.close(), 100);
  await store.erase('ada@example.com');
  for (const ending of ['', '-wal']) {
    expect(readFileSync(join(folder.path, `leads.sqlite${ending}`)).includes('Zebedeus')).toBe(false);
  }
  await store.close();
});

test('the database keeps its promises about durability', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  const database = openSqliteFile(folder.path);
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(database.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
  database.close();
  await store.close();
});

describeStore('PostgreSQL', async () => openPostgresStore({ url: await createDatabase() }));

test('several servers that start together migrate one database once', async () => {
  const url = await createDatabase();
  const stores = Array.from({ length: 5 }, () => openPostgresStore({ url, maxConnections: 2 }));
  await Promise.all(stores.map((store) => store.add(sampleLead())));
  expect((await stores[0]?.stats())?.total).toBe(5);
  await Promise.all(stores.map((store) => store.close()));
});

test('a connection that is ended while its tables are made costs an answer, not the process', async () => {
  // Cut without a word: a database that says why it ends a connection fails the query first.
  await using database = await createInterruptibleDatabase();
  const admin = new pg.Client({ connectionString: database.url });
  admin.on('error', () => {});
  await admin.connect();
  await admin.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const store = openPostgresStore({ url: database.url });
  const refused = expect(store.add(sampleLead())).rejects.toMatchObject({ problem: 'unreachable' });
  const others = "FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'";
  await until('it waits for the lock', async () => (await admin.query(`SELECT 1 ${others}`)).rows.length > 0);
  await database.pause();
  await refused;
  await database.resume();
  expect((await store.add(sampleLead())).outcome).toBe('added');
  await store.close();
});

const firstRelease = (name: string) =>
  readFileSync(new URL(`../testing/first-release/${name}.sql`, import.meta.url), 'utf8');

/** Expects everything the first release stored, and that every operation of this release works on it. */
async function expectUpgraded(store: LeadStore): Promise<void> {
  expect(await store.stats()).toMatchObject({
    byState: { delivered: 1, dead: 1, pending: 1, quarantined: 1 },
    total: 4,
    erased: 1,
  });
  expect(await store.get('delivered-1')).toMatchObject({
    payload: { firstName: 'Ada', emailOptIn: true },
    consents: [{ channel: 'email', wording: 'Yes, write me' }],
  });
  expect(await store.get('retry-1')).toMatchObject({
    lastError: 'answered 500',
    payload: { howCanWeHelp: 'line\n“quotes” 🧵' },
  });
  expect(await store.findKey('key-1')).toMatchObject({ id: 'delivered-1', fingerprint: 'print-1' });
  expect(await store.attempts('dead-1')).toEqual([]);
  expect((await store.add(sampleLead({ id: 'new' }))).outcome).toBe('added');
  const claimed = await store.claim({ leaseMs: 1000, token: 't', limit: 10 });
  expect(claimed.map(({ id }) => id).toSorted()).toEqual(['new', 'retry-1']);
  const attempt = { status: 200, milliseconds: 3, answer: 'ok' };
  await store.settle({ id: 'retry-1', token: 't', attempt, outcome: 'delivered' });
  expect(await store.attempts('retry-1')).toMatchObject([attempt]);
  expect(await store.erase('eve@example.com')).toBe(1);
  expect(await store.erasures()).toMatchObject([
    { leads: 1, rule: 'an address' },
    { leads: 1, rule: 'an address' },
  ]);
}

test('a lead file of the first release is brought up to date with nothing lost', async () => {
  using folder = temporaryFolder();
  const database = new DatabaseSync(join(folder.path, 'leads.sqlite'));
  database.exec(firstRelease('sqlite'));
  database.close();
  const store = openSqliteStore({ folder: folder.path, isThorough: true });
  await expectUpgraded(store);
  await store.close();
});

test('a PostgreSQL database of the first release is brought up to date with nothing lost', async () => {
  const url = await createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(firstRelease('postgres'));
  await client.end();
  const store = openPostgresStore({ url });
  await expectUpgraded(store);
  await store.close();
});

test('a look that was under way when the store was lost does not say that it is back', async () => {
  const look = Promise.withResolvers<void>();
  let looks = 0;
  const store = {
    look: () => {
      looks += 1;
      return look.promise;
    },
    check: () => Promise.reject(new StoreError('damaged', 'The lead file is damaged.')),
    close: () => Promise.resolve(),
  } as unknown as LeadStore;
  const events: string[] = [];
  let openings = 0;
  const lasting = openLastingStore({
    open: () => {
      openings += 1;
      if (openings > 1) throw new StoreError('damaged', 'The lead file is damaged.');
      return store;
    },
    log: (_level, event) => void events.push(event),
    lookEveryMs: 20,
  });
  await until('a look is under way', () => looks > 0);
  await expect(lasting.check()).rejects.toThrow('damaged');
  look.resolve();
  await until('it was opened again', () => openings > 1);
  expect(events).toEqual(['store.unavailable']);
  await lasting.close();
});
