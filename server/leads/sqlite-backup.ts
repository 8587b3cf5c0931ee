import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  asStoreError,
  FILE_NAME,
  isBusy,
  MIGRATIONS,
  makeFolder,
  markFile,
  openSqliteFile,
  problemOf,
} from './sqlite-file.ts';
import { StoreError } from './store.ts';

/**
 * Copies the leads while servers write, in one read transaction: SQLite's step-by-step backup
 * begins again at each write of another process. Named only after it was read whole.
 */
export function backUp(folder: string, file: string) {
  const path = join(resolve(folder), FILE_NAME);
  if (!existsSync(path))
    throw new StoreError('refused', `There is no ${path}, so there is nothing to back up.`);
  if (existsSync(file))
    throw refusal(file, 'exists already and is not overwritten. Give another name');
  const part = `${file}.part`;
  // Left by a backup that was killed, unless one is writing it now.
  requireUnused(part);
  rmSync(part, { force: true });
  try {
    copyInto(path, part);
    const counts = readWhole(part);
    renameSync(part, file);
    syncToDisk(dirname(resolve(file)));
    return counts;
  } catch (error) {
    rmSync(part, { force: true });
    // What SQLite has no code for, as an absent folder, concerns what is written.
    const isOfTarget = [undefined, 'full'].includes(problemOf(error));
    throw asStoreError(error, isOfTarget ? file : path);
  }
}

/**
 * Puts the old files aside. Throws while a server has them open, and where there are none unless it
 * `isNew`: nobody would notice that another folder than the server's is filled. At every moment the
 * old database or the restored one is at its path, never with a foreign log.
 */
export function restore(
  folder: string,
  file: string,
  { now, isNew }: { now: number; isNew: boolean },
) {
  const path = join(resolve(folder), FILE_NAME);
  if (!existsSync(file)) throw refusal(file, 'does not exist');
  readWhole(file);
  if (!isNew && !existsSync(path))
    throw refusal(
      path,
      'is not there, so this may be another folder than the server’s: set DATA_DIR to that, or add --new to begin here',
    );
  if (makeFolder(resolve(folder))) giveToOwner(resolve(folder));
  requireUnused(path);
  const part = `${path}.restoring`;
  try {
    rmSync(part, { force: true });
    copyInto(file, part);
    giveToOwner(part);
    const aside = putAside(path, now);
    renameSync(part, path);
    syncToDisk(dirname(path));
    openSqliteFile(folder, { isThorough: true }).close();
    return { ...readWhole(path), aside };
  } catch (error) {
    rmSync(part, { force: true });
    throw asStoreError(error, path);
  }
}

/** What root makes gets the owner of its folder: the server runs as another user. */
function giveToOwner(path: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

const refusal = (file: string, what: string) =>
  new StoreError('refused', `${file} ${what}. Nothing was changed.`);

function copyInto(from: string, to: string) {
  // Created here, so that only this user can read it. SQLite fills an empty file only.
  closeSync(openSync(to, 'wx', 0o600));
  using database = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  database.prepare('VACUUM INTO ?').run(to);
  const copy = new DatabaseSync(to);
  markFile(copy);
  copy.close();
  syncToDisk(to);
}

function syncToDisk(path: string) {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Throws when it is no whole lead database that this release can read. */
function readWhole(file: string) {
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    const first = (sql: string) => database.prepare(sql).get() as Record<string, unknown>;
    const { integrity_check } = first('PRAGMA integrity_check(1)');
    if (integrity_check !== 'ok') throw refusal(file, `is damaged (${integrity_check})`);
    const version = first('PRAGMA user_version').user_version as number;
    if (version > MIGRATIONS.length) throw refusal(file, 'was written by a newer release');
    // Deliveries had a table of their own before.
    const table = version < 9 ? 'outbox' : 'leads';
    return first(
      `SELECT COUNT(*) AS leads, COUNT(*) FILTER (WHERE state = 'pending') AS pending FROM ${table}`,
    ) as { leads: number; pending: number };
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw refusal(file, `cannot be read as a lead database (${(error as Error).message})`);
  }
}

/**
 * Another process shows by its lock. A broken file has none; its server notices the replacement and
 * goes on with it.
 */
function requireUnused(path: string) {
  if (!existsSync(path)) return;
  using database = new DatabaseSync(path, { timeout: 1000 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;');
  } catch (error) {
    if (isBusy(error))
      throw new StoreError(
        'busy',
        `A server or another program has ${path} open. Stop it first; nothing was changed.`,
      );
  }
}

/** The database is linked, not moved: a server that looks at this moment would create another. */
function putAside(path: string, now: number) {
  const files = ['-wal', '-shm', '']
    .map((ending) => path + ending)
    .filter((file) => existsSync(file));
  if (files.length === 0) return undefined;
  const aside = join(
    dirname(path),
    `before-restore-${new Date(now).toISOString().replaceAll(':', '-')}`,
  );
  mkdirSync(aside, { mode: 0o700 });
  giveToOwner(aside);
  for (const file of files) {
    const place = join(aside, basename(file));
    if (file === path) linkSync(file, place);
    else renameSync(file, place);
  }
  return aside;
}
