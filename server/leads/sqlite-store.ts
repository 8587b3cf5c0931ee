import { join, resolve } from 'node:path';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { SQLITE } from './dialects.ts';
import { commonQueries, countQuery, eraseOlderQuery, readQueries } from './queries.ts';
import { asStoreError, FILE_NAME, isBusy, openSqliteFile, type SqliteFileOptions } from './sqlite-file.ts';
import { type FileWatch, watchFile } from './sqlite-watch.ts';
import type {
  AddResult,
  Claim,
  ClaimedLead,
  ErasureBatch,
  KnownKey,
  LeadStore,
  NewLead,
  Settlement,
} from './store.ts';
import { attemptRow, newLeadRows, repeatOutcome, settlementRow } from './store-decisions.ts';
import {
  readAhead,
  readAttempt,
  readCounts,
  readErasure,
  readKey,
  readLead,
  readPause,
  readPayload,
  readStats,
} from './stored-lead.ts';
import { createWriteQueue } from './write-queue.ts';

export interface SqliteStoreOptions extends SqliteFileOptions {
  folder: string;
  /** Set to false only to measure the gain of grouping. */
  isGroupCommit?: boolean;
  busyTimeoutMs?: number;
}

/** Leads in one file. Several processes may share it. */
export function openSqliteStore(options: SqliteStoreOptions): LeadStore {
  const database = openSqliteFile(options.folder, options);
  const path = join(resolve(options.folder), FILE_NAME);
  const watch = watchFileOf(database, path);
  const statements = new Map<string, StatementSync>();

  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql.replaceAll(/\$(\d)/g, '?$1'));
    statements.set(sql, statement);
    return statement;
  };
  const all = (sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values);
  const first = (sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values);
  const change = (sql: string, ...values: SQLInputValue[]) => Number(prepare(sql).run(...values).changes);

  const queue = createWriteQueue(
    {
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
    },
    { isGrouping: options.isGroupCommit ?? true, busyTimeoutMs: options.busyTimeoutMs ?? 5000 },
  );

  const fail = (error: unknown): never => {
    throw asStoreError(error, path);
  };
  const write = <T>(job: () => T): Promise<T> => queue.run(job).catch(fail);
  const read = async <T>(job: () => T): Promise<T> => {
    try {
      watch.requireSame();
      return job();
    } catch (error) {
      return fail(error);
    }
  };

  function add(lead: NewLead): AddResult {
    const key = lead.idempotency?.key ?? null;
    const row = key === null ? undefined : first(QUERIES.findKey, key);
    if (row) return addAgain(lead, readKey(row));
    const rows = newLeadRows(lead);
    change(INSERT_LEAD, ...rows.lead);
    change(INSERT_OUTBOX, lead.id, ...rows.delivery);
    for (const { channel, version, wording, givenAt, page } of lead.consents) {
      change(INSERT_CONSENT, lead.id, channel, version, wording, givenAt, page);
    }
    return rows.added;
  }

  function addAgain(lead: NewLead, known: KnownKey): AddResult {
    const result = repeatOutcome(known, lead);
    if (result.outcome === 'released') change(QUERIES.release, result.id);
    return result;
  }

  function claim({ leaseMs, token, limit }: Claim): ClaimedLead[] {
    return all(CLAIM, token, leaseMs, limit).map((row) => {
      const id = row.lead_id as string;
      const payload = readPayload(first('SELECT payload FROM leads WHERE id = $1', id)?.payload as string);
      return { id, payload, attempts: row.attempts as number };
    });
  }

  function settle(settlement: Settlement): boolean {
    if (change(QUERIES.settle, ...settlementRow(settlement)) === 0) return false;
    change(QUERIES.trimAttempts, settlement.id);
    change(INSERT_ATTEMPT, settlement.id, ...attemptRow(settlement));
    return true;
  }

  function eraseOlder({ until, states, limit, rule, erasedAt }: ErasureBatch): number {
    const leads = change(eraseOlderQuery(states), until, limit);
    if (leads === 0) return 0;
    if (change(QUERIES.addToRecord, erasedAt, leads, rule) === 0)
      change(QUERIES.recordBatch, erasedAt, leads, rule);
    return leads;
  }

  /** The write-ahead log still holds what was erased until it is emptied, which waits for other processes' reads. */
  async function emptyLog(): Promise<void> {
    const isBlocked = () => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0;
    for (let tries = 0; tries < 50 && (await read(isBlocked)); tries += 1) await sleep(20);
  }

  const dueIn = () => read(() => (first(QUERIES.dueIn)?.ms as number | null) ?? null);

  return {
    add: (lead) => write(() => add(lead)),
    findKey: (key) => read(() => first(QUERIES.findKey, key)).then((row) => (row ? readKey(row) : null)),
    claim: async (request) => {
      // A look before the lock: an idle worker must not take the write lock again and again.
      const wait = await dueIn();
      return wait === null || wait > 0 ? [] : write(() => claim(request));
    },
    settle: (settlement) => write(() => settle(settlement)),
    attempts: (id) => read(() => all(QUERIES.attempts, id).map(readAttempt)),
    pause: ({ receiver, forMs, reason }) => write(() => void change(QUERIES.pause, receiver, forMs, reason)),
    findPause: () => read(() => readPause(first(QUERIES.findPause))),
    resume: () => write(() => change(QUERIES.resume) > 0),
    dueIn,
    replan: async () => {
      const ahead = await read(() => readAhead(first(QUERIES.countAhead)));
      if (ahead > 0) await write(() => void (change(QUERIES.replanLeads) + change(QUERIES.replanPause)));
      return ahead;
    },
    page: (page) => read(() => all(...READ.page(page)).map(readLead)),
    count: (filter) => read(() => readCounts(all(...countQuery(filter)))),
    get: (id) => read(() => first(READ.get, id)).then((row) => (row ? readLead(row) : null)),
    retry: (id) => write(() => change(QUERIES.retry, id) > 0),
    retryDead: () => write(() => change(QUERIES.retryDead)),
    erase: async (email) => {
      const erased = await write(() => {
        const leads = change(QUERIES.erase, email.trim().toLowerCase());
        if (leads > 0) change(QUERIES.recordErasure, leads);
        return leads;
      });
      if (erased > 0) await emptyLog();
      return erased;
    },
    eraseOlder: async (batch) => {
      const erased = await write(() => eraseOlder(batch));
      // The log is emptied once, after the last batch.
      if (erased < batch.limit) await emptyLog();
      return erased;
    },
    erasures: () => read(() => all(QUERIES.erasures).map(readErasure)),
    stats: () =>
      read(() =>
        readStats({
          counts: all(QUERIES.countStates),
          oldestPendingAt: first(QUERIES.oldestPending)?.at,
          erased: first(QUERIES.countErased)?.leads,
          pause: first(QUERIES.findPause),
        }),
      ),
    raiseNotice: (name, level) => write(() => change(QUERIES.raiseNotice, name, level) > 0),
    lowerNotice: (name, level) => write(() => change(QUERIES.lowerNotice, name, level) > 0),
    look: () =>
      read(() => {
        // What SQLite remembers of the file would hide that it changed.
        database.exec('PRAGMA shrink_memory');
        first(QUERIES.look);
      }),
    check: () => write(() => void change(QUERIES.check)),
    close: async () => {
      await queue.idle();
      watch.close();
    },
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

const QUERIES = commonQueries(SQLITE);
const READ = readQueries(SQLITE);
const INSERT_LEAD = `INSERT INTO leads (id, received_at, email, payload, page, idempotency_key, fingerprint)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const INSERT_OUTBOX = `INSERT INTO outbox (lead_id, state, reason, next_attempt_at, planned_at)
  VALUES ($1, $2, $3, ${SQLITE.now}, ${SQLITE.now})`;
const INSERT_CONSENT = `INSERT INTO consents (lead_id, channel, version, wording, given_at, page)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const INSERT_ATTEMPT = `INSERT INTO attempts (lead_id, ended_at, status, milliseconds, answer)
  VALUES ($1, ${SQLITE.now}, $2, $3, $4)`;
const CLAIM = `UPDATE outbox SET lease_token = $1, next_attempt_at = ${SQLITE.now} + $2, planned_at = ${SQLITE.now}
  WHERE lead_id IN (
    SELECT lead_id FROM outbox
    WHERE state = 'pending' AND next_attempt_at <= ${SQLITE.now}
    ORDER BY next_attempt_at LIMIT $3)
  RETURNING lead_id, attempts`;
