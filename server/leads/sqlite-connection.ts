import { join, resolve } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Query, Row, StoreConnection } from './queries.ts';
import { asStoreError, FILE_NAME, isBusy, openSqliteFile, type SqliteFileOptions } from './sqlite-file.ts';
import { type FileWatch, watchFile } from './sqlite-watch.ts';

/** Runs SQL at once. Each text is prepared when it comes for the first time. */
export interface Statements {
  all(...query: Query): Row[];
  first(...query: Query): Row | undefined;
  /** Tells how many rows changed. */
  change(...query: Query): number;
}

/**
 * Opens the file of leads. Every failure is a `StoreError` that names the file.
 *
 * @param busyTimeoutMs time to wait for another process's write lock
 */
export function openSqliteConnection(folder: string, options: SqliteFileOptions, busyTimeoutMs: number) {
  const database = openSqliteFile(folder, options);
  const path = join(resolve(folder), FILE_NAME);
  const fail = (error: unknown): never => {
    throw asStoreError(error, path);
  };
  const watch = watchFileOf(path, database);
  const sql = statementsOf(database);
  const queue = createWriteQueue(database, watch, path, busyTimeoutMs);

  /** Runs several statements in one transaction; resolves when it is durable. */
  const writeWith = <T>(job: (sql: Statements) => T): Promise<T> => queue.run(() => job(sql)).catch(fail);
  /** Runs several statements that only read, with no write of ours between them. */
  const readWith = async <T>(job: (sql: Statements) => T): Promise<T> => {
    try {
      watch.requireSame();
      return job(sql);
    } catch (error) {
      return fail(error);
    }
  };
  const shared: StoreConnection = {
    read: (query, take) => readWith(({ all }) => take(all(...query))),
    change: (query) => writeWith(({ change }) => change(...query)),
  };

  return {
    ...shared,
    readWith,
    writeWith,
    /** Reads from the file anew: what SQLite remembers of it would hide that it changed. */
    readAfresh: (query: Query) =>
      readWith(({ first }) => {
        database.exec('PRAGMA shrink_memory');
        first(...query);
      }),
    /** Empties the write-ahead log, which still holds what was erased. Waits for other processes' reads, up to a second. */
    emptyLog: async () => {
      const isBlocked = () => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0;
      for (let tries = 0; tries < 50 && (await readWith(isBlocked)); tries += 1) await sleep(20);
    },
    close: async () => {
      await queue.idle();
      watch.close();
    },
  };
}

function statementsOf(database: DatabaseSync): Statements {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = database.prepare(sql.replaceAll(/\$(\d)/g, '?$1'));
    prepared.set(sql, statement);
    return statement;
  };
  return {
    all: (sql, ...values) => prepare(sql).all(...values),
    first: (sql, ...values) => prepare(sql).get(...values),
    change: (sql, ...values) => Number(prepare(sql).run(...values).changes),
  };
}

function watchFileOf(path: string, database: DatabaseSync): FileWatch {
  try {
    return watchFile(path, database);
  } catch (error) {
    database.close();
    throw asStoreError(error, path);
  }
}

interface Job {
  write: () => unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const BUSY_PAUSE_MS = 5;

/**
 * Writes asked for while the one before waits for its turn, or for another process's lock, share a transaction and so one wait for
 * the disk: alone, each would hold up pages for a wait of its own. When a shared transaction fails each write is tried alone, so
 * that one cannot take its neighbours down.
 *
 * The lock is waited for here, with pauses, and not in SQLite's busy handler, which would stop the event loop and with it every page
 * of the site.
 *
 * @param busyTimeoutMs time to wait for the lock
 */
function createWriteQueue(database: DatabaseSync, watch: FileWatch, path: string, busyTimeoutMs: number) {
  const waiting: Job[] = [];
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await nextTurn();
      await commit(waiting.splice(0));
    }
    draining = undefined;
  }

  async function commit(group: Job[]): Promise<void> {
    try {
      await begin();
      const results = inTransaction(() => group.map(({ write }) => write()));
      for (const [index, { resolve }] of group.entries()) resolve(results[index]);
    } catch (error) {
      if (group.length === 1 || isBusy(error)) for (const { reject } of group) reject(error);
      else for (const job of group) await commit([job]);
    }
  }

  async function begin(): Promise<void> {
    const deadline = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        watch.requireSame();
        return database.exec('BEGIN IMMEDIATE');
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline) throw error;
      }
      await sleep(BUSY_PAUSE_MS);
    }
  }

  /** Waits for nothing, so that no read of ours can fall into the open transaction. */
  function inTransaction<T>(work: () => T): T {
    try {
      const result = work();
      commitChange();
      return result;
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  function commitChange(): void {
    try {
      database.exec('COMMIT');
    } catch (error) {
      throw asStoreError(error, path, true);
    }
  }

  return {
    /** Runs a synchronous write; resolves only after its transaction is durable. */
    run: <T>(write: () => T) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ write, resolve: resolve as Job['resolve'], reject });
        draining ??= drain();
      }),
    /** Resolves when nothing is waiting. */
    idle: async () => {
      while (draining) await draining;
    },
  };
}
