import { commonQueries, eraseOlderQuery, SQLITE, sharedRequests } from './queries.ts';
import { openSqliteConnection, type Statements } from './sqlite-connection.ts';
import type { SqliteFileOptions } from './sqlite-file.ts';
import type { AddResult, Claim, ClaimedLead, ErasureBatch, LeadStore, NewLead, Settlement } from './store.ts';
import {
  attemptRow,
  emailKey,
  newLeadRows,
  readClaimed,
  readKey,
  readStats,
  repeatOutcome,
  settlementRow,
} from './stored-lead.ts';

interface SqliteStoreOptions extends SqliteFileOptions {
  folder: string;
  busyTimeoutMs?: number;
}

/** Leads in one file. Several processes may share it. */
export function openSqliteStore({ folder, busyTimeoutMs = 5000, ...file }: SqliteStoreOptions): LeadStore {
  const connection = openSqliteConnection(folder, file, busyTimeoutMs);
  const { readWith, writeWith } = connection;
  const shared = sharedRequests(connection, SQLITE);
  return {
    ...shared,
    add: (lead) => writeWith((sql) => addLead(sql, lead)),
    claim: async (request) => {
      // A look before the lock: an idle worker must not take the write lock again and again.
      const wait = await shared.dueIn();
      return wait === null || wait > 0 ? [] : writeWith((sql) => claimDue(sql, request));
    },
    settle: (settlement) => writeWith((sql) => settleAttempt(sql, settlement)),
    erase: async (email) => {
      const erased = await writeWith((sql) => eraseAddress(sql, email));
      if (erased > 0) await connection.emptyLog();
      return erased;
    },
    eraseOlder: async (batch) => {
      const erased = await writeWith((sql) => eraseBatch(sql, batch));
      // The log is emptied once, after the last batch.
      if (erased < batch.limit) await connection.emptyLog();
      return erased;
    },
    stats: () => readWith(statsNow),
    look: () => connection.readAfresh([QUERIES.look]),
    close: connection.close,
  };
}

function addLead(sql: Statements, lead: NewLead): AddResult {
  const key = lead.idempotency?.key ?? null;
  const row = key === null ? undefined : sql.first(QUERIES.findKey, key);
  if (row) {
    const result = repeatOutcome(readKey(row), lead);
    if (result.outcome === 'released') sql.change(QUERIES.release, result.id);
    return result;
  }
  const rows = newLeadRows(lead);
  sql.change(INSERT_LEAD, ...rows.lead);
  sql.change(INSERT_OUTBOX, lead.id, ...rows.delivery);
  for (const { channel, version, wording, givenAt, page } of lead.consents) {
    sql.change(INSERT_CONSENT, lead.id, channel, version, wording, givenAt, page);
  }
  return rows.added;
}

function claimDue(sql: Statements, { leaseMs, token, limit }: Claim): ClaimedLead[] {
  return sql.all(CLAIM, token, leaseMs, limit).map((row) => {
    const lead = sql.first('SELECT payload FROM leads WHERE id = $1', String(row.id));
    return readClaimed({ ...row, ...lead });
  });
}

function settleAttempt(sql: Statements, settlement: Settlement): boolean {
  if (sql.change(QUERIES.settle, ...settlementRow(settlement)) === 0) return false;
  sql.change(QUERIES.trimAttempts, settlement.id);
  sql.change(INSERT_ATTEMPT, settlement.id, ...attemptRow(settlement));
  return true;
}

function eraseAddress(sql: Statements, email: string): number {
  const leads = sql.change(QUERIES.erase, emailKey(email));
  if (leads > 0) sql.change(QUERIES.recordErasure, leads);
  return leads;
}

function eraseBatch(sql: Statements, { until, states, limit, rule, erasedAt }: ErasureBatch): number {
  const leads = sql.change(eraseOlderQuery(states), until, limit);
  if (leads === 0) return 0;
  if (sql.change(QUERIES.addToRecord, erasedAt, leads, rule) === 0)
    sql.change(QUERIES.recordBatch, erasedAt, leads, rule);
  return leads;
}

function statsNow(sql: Statements) {
  return readStats({
    counts: sql.all(QUERIES.countStates),
    oldestPendingAt: sql.first(QUERIES.oldestPending)?.at,
    erased: sql.first(QUERIES.countErased)?.leads,
  });
}

const QUERIES = commonQueries(SQLITE);
const INSERT_LEAD = `INSERT INTO leads (id, received_at, email, payload, page, idempotency_key, fingerprint)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const INSERT_OUTBOX = `INSERT INTO outbox (lead_id, state, reason, next_attempt_at)
  VALUES ($1, $2, $3, ${SQLITE.now})`;
const INSERT_CONSENT = `INSERT INTO consents (lead_id, channel, version, wording, given_at, page)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const INSERT_ATTEMPT = `INSERT INTO attempts (lead_id, ended_at, status, milliseconds, answer)
  VALUES ($1, ${SQLITE.now}, $2, $3, $4)`;
const CLAIM = `UPDATE outbox SET lease_token = $1, next_attempt_at = ${SQLITE.now} + $2
  WHERE lead_id IN (${QUERIES.due('$3')}) RETURNING lead_id AS id, attempts`;
