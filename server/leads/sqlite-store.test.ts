import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { sampleLead, samplePayload } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { openSqliteStore } from './sqlite-store.ts';
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

test('a folder that cannot be written is named with what to do', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  expect(() => openSqliteStore({ folder: join(file, 'data') })).toThrow(
    /Leads cannot be stored in .*file\/data: ENOTDIR.*Make the folder and its files writable .* or set DATA_DIR/,
  );
});

test('a file that is no database is named with what to do, and left as it is', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'leads.sqlite');
  writeFileSync(file, 'These are not the bytes of a database. '.repeat(200));
  expect(() => openSqliteStore({ folder: folder.path })).toThrow(
    /cannot be read as a lead database .*move the file away/,
  );
  expect(readFileSync(file, 'utf8')).toContain('not the bytes');
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

test('damage found while running refuses the lead, and a thorough look at the start finds it too', async () => {
  using folder = temporaryFolder();
  const store = openSqliteStore({ folder: folder.path });
  for (let count = 0; count < 50; count += 1) await store.add(sampleLead());
  await store.close();
  const file = join(folder.path, 'leads.sqlite');
  const again = openSqliteStore({ folder: folder.path });
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, 4096));
  await expect(again.add(sampleLead())).rejects.toMatchObject({ problem: 'damaged' });
  await again.close();
  expect(() => openSqliteStore({ folder: folder.path, isThorough: true })).toThrow(
    /cannot be read as a lead database/,
  );
});

test.each([
  ['removed', (file: string) => rmSync(file)],
  ['replaced', (file: string) => renameSync(copyOf(file), file)],
])(
  'a file that was %s under the server takes no more leads, because nobody would find them',
  async (_what, change) => {
    using folder = temporaryFolder();
    const store = openSqliteStore({ folder: folder.path });
    await store.add(sampleLead());
    change(join(folder.path, 'leads.sqlite'));
    await expect(store.add(sampleLead())).rejects.toMatchObject({
      problem: 'damaged',
      message: expect.stringContaining('was removed or replaced'),
    });
    await expect(store.check()).rejects.toMatchObject({ problem: 'damaged' });
    await store.close();
  },
);

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

function copyOf(file: string): string {
  copyFileSync(file, `${file}.copy`);
  return `${file}.copy`;
}

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
