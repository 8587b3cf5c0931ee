import { join, resolve } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Query } from './queries.ts';
import type { Row, StoreConnection } from './shared-requests.ts';
import { asStoreError, FILE_NAME, isBusy, openSqliteFile, type SqliteFileOptions } from './sqlite-file.ts';
import { type FileWatch, watchFile } from './sqlite-watch.ts';
import { createWriteQueue } from './write-queue.ts';

export interface SqliteConnectionOptions extends SqliteFileOptions {
  folder: string;
  /** Time to wait for another process's write lock. */
  busyTimeoutMs: number;
}

/** Runs SQL at once. Each text is prepared when it comes for the first time. */
export interface Statements {
  all(...query: Query): Row[];
  first(...query: Query): Row | undefined;
  /** Tells how many rows changed. */
  change(...query: Query): number;
}

export interface SqliteConnection extends StoreConnection {
  /** Runs several statements that only read, with no write of ours between them. */
  readWith<T>(job: (sql: Statements) => T): Promise<T>;
  /** Runs several statements in one transaction; resolves when it is durable. */
  writeWith<T>(job: (sql: Statements) => T): Promise<T>;
  /** Reads from the file anew: what SQLite remembers of it would hide that it changed. */
  readAfresh(query: Query): Promise<void>;
  /** Empties the write-ahead log, which still holds what was erased. Waits for other processes' reads, up to a second. */
  emptyLog(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the file of leads. Every failure is a `StoreError` that names the file. */
export function openSqliteConnection(options: SqliteConnectionOptions): SqliteConnection {
  const database = openSqliteFile(options.folder, options);
  const path = join(resolve(options.folder), FILE_NAME);
  const watch = watchFileOf(database, path);
  const sql = statementsOf(database);
  const queue = createWriteQueue(transactionsOf(database, watch, path), options.busyTimeoutMs);

  const fail = (error: unknown): never => {
    throw asStoreError(error, path);
  };
  const writeWith = <T>(job: (sql: Statements) => T): Promise<T> => queue.run(() => job(sql)).catch(fail);
  const readWith = async <T>(job: (sql: Statements) => T): Promise<T> => {
    try {
      watch.requireSame();
      return job(sql);
    } catch (error) {
      return fail(error);
    }
  };

  return {
    readWith,
    writeWith,
    read: (query, take) => readWith(({ all }) => take(all(...query))),
    change: (query) => writeWith(({ change }) => change(...query)),
    readAfresh: (query) =>
      readWith(({ first }) => {
        database.exec('PRAGMA shrink_memory');
        first(...query);
      }),
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

function transactionsOf(database: DatabaseSync, watch: FileWatch, path: string) {
  return {
    begin: () => {
      watch.requireSame();
      database.exec('BEGIN IMMEDIATE');
    },
    commit: () => {
      try {
        database.exec('COMMIT');
      } catch (error) {
        throw asStoreError(error, path, true);
      }
    },
    rollback: () => {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
    },
    isBusy,
  };
}

function watchFileOf(database: DatabaseSync, path: string): FileWatch {
  try {
    return watchFile(path, database);
  } catch (error) {
    database.close();
    throw asStoreError(error, path);
  }
}
