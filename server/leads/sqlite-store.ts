import { join, resolve } from 'node:path';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { QUERIES } from './queries.ts';
import { asStoreError, isBusy, openSqliteFile } from './sqlite-file.ts';
import type {
  AddResult,
  Claim,
  ClaimedLead,
  LeadStore,
  NewLead,
  Settlement,
  StoredLead,
  StoreError,
} from './store.ts';
import { readConsent, readKey, readLead, readPayload, readStats } from './stored-lead.ts';
import { createWriteQueue } from './write-queue.ts';

export interface SqliteStoreOptions {
  folder: string;
  isGroupCommit?: boolean;
  busyTimeoutMs?: number;
  /** A bound of the database's size, in pages of 4096 bytes. */
  maxPages?: number;
  /** Called once when the process should end because only a fresh one can trust the file again. */
  onDamage?: (error: StoreError) => void;
}

/** Leads in one file. Several processes may share it. */
export function openSqliteStore(options: SqliteStoreOptions): LeadStore {
  const database = openSqliteFile(options.folder, options);
  const path = join(resolve(options.folder), 'leads.sqlite');
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
      begin: () => database.exec('BEGIN IMMEDIATE'),
      commit: () => database.exec('COMMIT'),
      rollback: () => {
        if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
      },
      isBusy,
    },
    { isGrouping: options.isGroupCommit ?? true, busyTimeoutMs: options.busyTimeoutMs ?? 5000 },
  );

  const fail = (error: unknown): never => {
    const storeError = asStoreError(error, path);
    if (storeError.problem === 'damaged') options.onDamage?.(storeError);
    throw storeError;
  };
  const write = <T>(job: () => T): Promise<T> => queue.run(job).catch(fail);
  const read = async <T>(job: () => T): Promise<T> => {
    try {
      return job();
    } catch (error) {
      return fail(error);
    }
  };

  function add(lead: NewLead): AddResult {
    const key = lead.idempotency?.key ?? null;
    const row = key === null ? undefined : first(QUERIES.findKey, key);
    if (row) return addAgain(lead, readKey(row));
    const state = lead.quarantineReason === null ? 'pending' : 'quarantined';
    const payload = JSON.stringify(lead.payload);
    const email = lead.payload.email.toLowerCase();
    const fingerprint = lead.idempotency?.fingerprint ?? '';
    change(INSERT_LEAD, lead.id, lead.receivedAt, email, payload, lead.page, key, fingerprint);
    change(INSERT_OUTBOX, lead.id, state, lead.quarantineReason, lead.receivedAt);
    for (const { channel, version, wording, givenAt, page } of lead.consents) {
      change(INSERT_CONSENT, lead.id, channel, version, wording, givenAt, page);
    }
    return { outcome: 'added', id: lead.id, isQuarantined: state === 'quarantined' };
  }

  function addAgain(lead: NewLead, known: ReturnType<typeof readKey>): AddResult {
    const { id, isQuarantined } = known;
    if (known.fingerprint !== lead.idempotency?.fingerprint)
      return { outcome: 'conflict', id, isQuarantined };
    if (!isQuarantined || lead.quarantineReason !== null) return { outcome: 'repeated', id, isQuarantined };
    change(QUERIES.release, id, lead.receivedAt);
    return { outcome: 'released', id, isQuarantined: false };
  }

  function claim({ now, leaseUntil, token, limit }: Claim): ClaimedLead[] {
    return all(CLAIM, token, leaseUntil, now, limit).map((row) => {
      const id = row.lead_id as string;
      const payload = readPayload(first('SELECT payload FROM leads WHERE id = $1', id)?.payload as string);
      return { id, payload, attempts: row.attempts as number };
    });
  }

  function settle(settlement: Settlement): boolean {
    const { id, token } = settlement;
    switch (settlement.outcome) {
      case 'delivered':
        return change(QUERIES.delivered, id, token, settlement.at) > 0;
      case 'retry':
        return change(QUERIES.retryLater, id, token, settlement.nextAttemptAt, settlement.error) > 0;
      case 'dead':
        return change(QUERIES.dead, id, token, settlement.error) > 0;
    }
  }

  /** The write-ahead log still holds what was erased until it is emptied, which waits for other processes' reads. */
  async function emptyLog(): Promise<void> {
    const isBlocked = () => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0;
    for (let tries = 0; tries < 50 && (await read(isBlocked)); tries += 1) await sleep(20);
  }

  const withConsents = (row: Record<string, unknown>): StoredLead =>
    readLead(row, all(QUERIES.consents, row.id as string).map(readConsent));

  return {
    add: (lead) => write(() => add(lead)),
    findKey: (key) => read(() => first(QUERIES.findKey, key)).then((row) => (row ? readKey(row) : null)),
    claim: async (request) => {
      // A look before the lock: an idle worker must not take the write lock again and again.
      const due = await read(() => first(QUERIES.nextDueAt)?.due as number | null);
      return due === null || due > request.now ? [] : write(() => claim(request));
    },
    settle: (settlement) => write(() => settle(settlement)),
    nextDueAt: () => read(() => (first(QUERIES.nextDueAt)?.due as number | null) ?? null),
    page: ({ after = 0, limit, state }) =>
      read(() => {
        const rows = state ? all(QUERIES.pageInState, after, limit, state) : all(QUERIES.page, after, limit);
        return rows.map(withConsents);
      }),
    get: (id) => read(() => first(QUERIES.get, id)).then((row) => (row ? withConsents(row) : null)),
    retry: (id, now) => write(() => change(QUERIES.retry, id, now) > 0),
    retryDead: (now) => write(() => change(QUERIES.retryDead, now)),
    erase: async (email, now) => {
      const erased = await write(() => {
        const leads = change(QUERIES.erase, email.trim().toLowerCase());
        if (leads > 0) change(QUERIES.recordErasure, now, leads);
        return leads;
      });
      if (erased > 0) await emptyLog();
      return erased;
    },
    stats: () =>
      read(() =>
        readStats(
          all(QUERIES.countStates),
          first(QUERIES.oldestPending)?.at,
          first(QUERIES.countErased)?.leads,
        ),
      ),
    check: (now) => write(() => void change(QUERIES.check, now)),
    close: async () => {
      await queue.idle();
      if (database.isOpen) database.close();
    },
  };
}

const INSERT_LEAD = `INSERT INTO leads (id, received_at, email, payload, page, idempotency_key, fingerprint)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const INSERT_OUTBOX = 'INSERT INTO outbox (lead_id, state, reason, next_attempt_at) VALUES ($1, $2, $3, $4)';
const INSERT_CONSENT = `INSERT INTO consents (lead_id, channel, version, wording, given_at, page)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const CLAIM = `UPDATE outbox SET lease_token = $1, next_attempt_at = $2
  WHERE lead_id IN (
    SELECT lead_id FROM outbox
    WHERE state = 'pending' AND next_attempt_at <= $3
    ORDER BY next_attempt_at LIMIT $4)
  RETURNING lead_id, attempts`;
