import { randomInt } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { realEffects } from '../effects.ts';
import { migrations } from './migrations.ts';
import { SQLITE } from './queries.ts';
import { StoreError, type StoreProblem } from './store.ts';

export const FILE_NAME = 'leads.sqlite';

export const MIGRATIONS = migrations(SQLITE);

export interface SqliteFileOptions {
  /** Of 4096 bytes; beyond them every write fails as on a full disk. */
  maxPages?: number;
  /** Reads the whole file, to write nothing into a broken one: 0.15 s for 20,000 leads. */
  isThorough?: boolean;
  /** Makes no database where there is none. */
  isExpected?: boolean;
  /** For another program's lock, in milliseconds. The whole process waits with it. */
  lockWaitMs?: number;
}

export function openSqliteFile(folder: string, options: SqliteFileOptions = {}) {
  // Waiting inside SQLite is right only here: servers that start together must not fail each other.
  const { maxPages, isThorough = false, lockWaitMs = 10_000 } = options;
  const path = join(resolve(folder), FILE_NAME);
  if (options.isExpected) requireDatabase(path);
  // SQLite deletes a log without its database. The newest leads may be in it.
  if (sizeOf(path) === 0 && sizeOf(`${path}-wal`) > 0) putLogAside(path);
  requireWritable(resolve(folder), path);
  const hasUnfinishedLog = sizeOf(`${path}-wal`) > 0;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: lockWaitMs, enableForeignKeyConstraints: true });
    // Before anything that writes: a change of the journal is a write.
    if (isThorough || hasUnfinishedLog) requireSound(database, path, hasUnfinishedLog);
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    migrate(database, path);
    if (maxPages !== undefined) database.exec(`PRAGMA max_page_count = ${maxPages}`);
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    database?.close();
    throw asStoreError(error, path);
  }
}

/** A command run in the wrong folder must not say that there are no leads. */
function requireDatabase(path: string) {
  if (sizeOf(path) > 0 || sizeOf(`${path}-wal`) > 0) return;
  throw new StoreError(
    'refused',
    `There is no ${path}. Set DATA_DIR to the folder in which the server keeps its leads, or DATABASE_URL to its database.`,
  );
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function putLogAside(path: string) {
  const aside = `left-${new Date(realEffects.now()).toISOString().replaceAll(':', '-')}`;
  for (const file of [`${path}-wal`, `${path}-shm`])
    if (existsSync(file)) renameSync(file, `${file}-${aside}`);
}

/**
 * SQLite applies the log it finds. When a backup was put back next to the log of the database
 * before it, leads stored in the result would be lost.
 */
function requireSound(database: DatabaseSync, path: string, hasUnfinishedLog: boolean) {
  // The quick one takes half of the time, because it does not compare indexes with their tables.
  const check = hasUnfinishedLog ? 'integrity_check' : 'quick_check';
  const result = database.prepare(`PRAGMA ${check}(1)`).get()?.[check];
  if (result !== 'ok') throw new StoreError('damaged', sentenceOf('damaged', path, String(result)));
}

function migrate(database: DatabaseSync, path: string) {
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = database.prepare('PRAGMA user_version').get()?.user_version as number;
    if (version > MIGRATIONS.length) {
      throw new StoreError(
        'refused',
        `The lead database ${path} was written by a newer release (version ${version}, this release knows ${MIGRATIONS.length}). Start that release, or set DATA_DIR to another folder.`,
      );
    }
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    const isMarked = database.prepare('PRAGMA application_id').get()?.application_id !== 0;
    if (!isMarked) markFile(database);
    database.exec('COMMIT');
    // The mark is looked for in the file itself, where a checkpoint brings it.
    if (!isMarked) database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** A number of its own in the file's head, so that another copied over it is recognized. */
export function markFile(database: DatabaseSync) {
  database.exec(`PRAGMA application_id = ${randomInt(1, 2 ** 31)}`);
}

/**
 * Node's own recursive one never ends where the system makes no folder, as in /proc.
 * @returns whether there was none
 */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return false;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Servers may start together.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return true;
}

/** SQLite says "unable to open database file" for every cause. */
function requireWritable(folder: string, path: string) {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    makeFolder(folder);
    // Full disks are left to SQLite: what is on one can be read, and may find room later.
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
    // Not by SQLite, so that only the server's own user can read what visitors wrote.
    closeSync(openSync(path, 'a', 0o600));
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw new StoreError('full', sentenceOf('full', folder, message));
    throw new StoreError(
      'unwritable',
      `Leads cannot be stored in ${folder}: ${message}. Make the folder and its files writable for the user that runs the server, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** What SQLite's primary result codes mean for leads; any other refuses one request. */
const PROBLEMS: Readonly<Record<number, StoreProblem>> = {
  5: 'busy', // BUSY
  6: 'busy', // LOCKED
  8: 'unwritable', // READONLY
  10: 'damaged', // IOERR
  11: 'damaged', // CORRUPT
  13: 'full', // FULL
  14: 'unwritable', // CANTOPEN
  26: 'damaged', // NOTADB
};

export const problemOf = (error: unknown) =>
  PROBLEMS[((error as { errcode?: number }).errcode ?? 0) & 0xff];

export const isBusy = (error: unknown) => problemOf(error) === 'busy';

export function asStoreError(error: unknown, path: string, isCommit = false) {
  if (error instanceof StoreError) return error;
  const problem = problemOf(error) ?? 'refused';
  const message = sentenceOf(problem, path, (error as Error).message);
  // After an I/O error the log may hold the whole change, and is read when the file is opened.
  return new StoreError(problem, message, {
    cause: error,
    isUnsettled: isCommit && problem === 'damaged',
  });
}

function sentenceOf(problem: StoreProblem, path: string, detail: string) {
  if (problem === 'full')
    return `The disk that holds ${path} is full, so nothing was stored. Free some space; no restart is needed.`;
  if (problem === 'busy')
    return `Another program keeps ${path} locked. Close it; no restart is needed.`;
  if (problem === 'unwritable')
    return `${path} cannot be written (${detail}). Make it writable for the user that runs the server.`;
  if (problem === 'damaged')
    return `${path} cannot be read as a lead database (${detail}). Put a backup back with "npm run leads -- restore FILE". Without one, move the file away together with its -wal and -shm, so that new leads are kept, and recover the old ones with "sqlite3 leads.sqlite .recover".`;
  return `${path}: ${detail}`;
}

export type FileWatch = ReturnType<typeof watchFile>;

/** Bytes of the head, and places in it ("Database File Format", section 1.3). */
const HEAD_LENGTH = 100;
const CHANGES_AT = 24;
const MARK_AT = 68;

/** As a commit may take. A time that was asked for is written anew with the file's next sync. */
const LOOK_EVERY_MS = 5;

/** Watches the files of an open database for being removed, replaced, or overwritten in place. */
export function watchFile(path: string, database: DatabaseSync) {
  // Closed last and once: closing any descriptor of a file ends all locks of this process on it.
  const descriptor = openSync(path, 'r');
  // The last connection to close brings the log into the file, which would ruin one that was put
  // there meanwhile; one that only reads cannot do that.
  const guard = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  guard.prepare('SELECT COUNT(*) FROM sqlite_master').get();
  const head = Buffer.alloc(HEAD_LENGTH);
  let known = { mark: 0, changes: 0 };
  let isForeign = false;
  let nextLook = 0;

  const identityOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;
  const identities = ['', '-wal', '-shm'].map(
    (ending) => [path + ending, identityOf(path + ending)] as const,
  );

  /** What is written to other files than those that were opened would be lost. */
  function requireSame() {
    if (performance.now() >= nextLook) {
      const gone = identities.find(([file, identity]) => identityOf(file) !== identity);
      if (gone) throw changed(gone[0], 'removed or replaced');
      nextLook = performance.now() + LOOK_EVERY_MS;
    }
    const length = readSync(descriptor, head, 0, HEAD_LENGTH, 0);
    const found = { mark: head.readUInt32BE(MARK_AT), changes: head.readUInt32BE(CHANGES_AT) };
    const isAnother = known.mark !== 0 && found.mark !== known.mark;
    // An older copy of the same file: the count of changes never goes back.
    isForeign ||= length < HEAD_LENGTH || isAnother || found.changes < known.changes;
    if (isForeign) throw changed(path, 'overwritten');
    known = found;
  }

  /** Leaves a foreign file as it was put there. */
  function close() {
    try {
      requireSame();
    } catch {
      // The caller knows it already or has no use for it.
    }
    const order = isForeign ? [database, guard] : [guard, database];
    for (const connection of order) if (connection.isOpen) connection.close();
    closeSync(descriptor);
    if (isForeign) putLogAside(path);
  }

  requireSame();
  return { requireSame, close };
}

const changed = (file: string, how: string) =>
  new StoreError(
    'damaged',
    `${file} was ${how} while the server ran, so the lead was not stored. The server opens what is there now.`,
  );
