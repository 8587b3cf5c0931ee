import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { ToldError } from '../told-error.ts';
import {
  type LeadStore,
  leadRequests,
  type Query,
  type Result,
  SQLITE,
  type StoreConnection,
  type Work,
} from './queries.ts';
import {
  asStoreError,
  FILE_NAME,
  type FileWatch,
  isBusy,
  openSqliteFile,
  type SqliteFileOptions,
  watchFile,
} from './sqlite-file.ts';

interface SqliteStoreOptions extends SqliteFileOptions {
  folder: string;
  busyTimeoutMs?: number;
}

/** Several processes may share the file. */
export function openSqliteStore({
  folder,
  busyTimeoutMs = 5000,
  ...file
}: SqliteStoreOptions): LeadStore {
  const database = openSqliteFile(folder, file);
  const path = join(resolve(folder), FILE_NAME);
  const watch = watchFileOf(path, database);
  const run = runnerOf(database);
  const queue = createWriteQueue(database, watch, path, busyTimeoutMs);
  const readNow = async <T>(read: () => T) => {
    try {
      watch.requireSame();
      return read();
    } catch (error) {
      throw asStoreError(error, path);
    }
  };
  const connection: StoreConnection = {
    read: (work) => readNow(() => run(work())),
    write: (work) => queue.run(() => run(work())),
  };
  const requests = leadRequests(connection, SQLITE);

  /** The log still holds what was erased. Waits up to a second for other processes' reads. */
  async function emptyLog() {
    const isBlocked = () => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0;
    for (let tries = 0; tries < 50; tries += 1) {
      if (!(await readNow(isBlocked))) return;
      await sleep(20);
    }
    throw new ToldError(
      `The leads are erased from ${path}, but its log still holds their text, because another program reads it. Close that and erase again.`,
    );
  }

  return {
    ...requests,
    erase: async (email) => {
      const erased = await requests.erase(email);
      await emptyLog();
      return erased;
    },
    eraseOlder: async (batch) => {
      const erased = await requests.eraseOlder(batch);
      // Once, after the last batch.
      if (erased < batch.limit) await emptyLog();
      return erased;
    },
    look: async () => {
      // From the file anew: what SQLite remembers of it would hide that it changed.
      await readNow(() => database.exec('PRAGMA shrink_memory'));
      await requests.look();
    },
    close: async () => {
      await queue.idle();
      watch.close();
    },
  };
}

function runnerOf(database: DatabaseSync) {
  const prepared = new Map<string, (values: Query[1][]) => Result>();
  const prepare = (sql: string) => {
    const statement = database.prepare(sql.replaceAll(/\$(\d)/g, '?$1'));
    const run: (values: Query[1][]) => Result =
      statement.columns().length > 0
        ? (values) => ({ rows: statement.all(...values), changes: 0 })
        : (values) => ({ rows: [], changes: Number(statement.run(...values).changes) });
    prepared.set(sql, run);
    return run;
  };
  const runOne = ([sql, ...values]: Query) => (prepared.get(sql) ?? prepare(sql))(values);
  return <T>(work: Work<T>) => {
    let step = work.next();
    while (!step.done) step = work.next(runOne(step.value));
    return step.value;
  };
}

function watchFileOf(path: string, database: DatabaseSync) {
  try {
    return watchFile(path, database);
  } catch (error) {
    database.close();
    throw asStoreError(error, path);
  }
}

interface Job extends PromiseWithResolvers<unknown> {
  write: () => unknown;
}

const BUSY_PAUSE_MS = 5;

/**
 * Writes asked for meanwhile share a transaction and one wait for the disk: each alone would hold
 * up pages. When it fails each is tried alone, so that none takes its neighbors down. The lock is
 * waited for here: SQLite's busy handler would stop the event loop.
 */
function createWriteQueue(
  database: DatabaseSync,
  watch: FileWatch,
  path: string,
  busyTimeoutMs: number,
) {
  const waiting: Job[] = [];
  const begin = database.prepare('BEGIN IMMEDIATE');
  const end = database.prepare('COMMIT');
  let draining: Promise<void> | undefined;

  async function drain() {
    while (waiting.length > 0) {
      await nextTurn();
      await commit(waiting.splice(0));
    }
    draining = undefined;
  }

  async function commit(group: Job[]) {
    try {
      const deadline = performance.now() + busyTimeoutMs;
      while (!isBegun(deadline)) await sleep(BUSY_PAUSE_MS);
      inTransaction(group);
    } catch (error) {
      if (group.length === 1 || isBusy(error))
        for (const { reject } of group) reject(asStoreError(error, path));
      else for (const job of group) await commit([job]);
    }
  }

  function isBegun(deadline: number) {
    try {
      watch.requireSame();
      begin.get();
      return true;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      return false;
    }
  }

  /** Waits for nothing, so that no read of ours falls into the open transaction. */
  function inTransaction(group: Job[]) {
    let isCommit = false;
    try {
      const results = group.map(({ write }) => write());
      isCommit = true;
      end.get();
      for (const [index, { resolve }] of group.entries()) resolve(results[index]);
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
      throw isCommit ? asStoreError(error, path, true) : error;
    }
  }

  return {
    run: <T>(write: () => T) => {
      const job = { ...Promise.withResolvers<unknown>(), write };
      waiting.push(job);
      draining ??= drain();
      return job.promise as Promise<T>;
    },
    idle: async () => {
      while (draining) await draining;
    },
  };
}
