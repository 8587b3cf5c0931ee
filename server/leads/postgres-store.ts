import pg from 'pg';
import { POSTGRES } from './dialects.ts';
import { migrations } from './migrations.ts';
import { commonQueries, countQuery, eraseOlderQuery, readQueries } from './queries.ts';
import { type AddResult, type LeadState, type LeadStore, type NewLead, StoreError } from './store.ts';
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

export interface PostgresStoreOptions {
  url: string;
  maxConnections?: number;
  /** Called when the database cannot be used; the store tries again with the next request. */
  onTrouble?: (message: string) => void;
}

const MIGRATIONS = migrations(POSTGRES);
const QUERIES = commonQueries(POSTGRES);
const READ = readQueries(POSTGRES);

/** Any number would do; it only has to be the same in every server. */
export const MIGRATION_LOCK = 7_105_520_116;

/** Leads in PostgreSQL, for any number of servers. The database may be away when the server starts. */
export function openPostgresStore(options: PostgresStoreOptions): LeadStore {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5000,
    // Not statement_timeout: connection poolers refuse it as a start-up parameter.
    query_timeout: 10_000,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', (error) => options.onTrouble?.(error.message));

  let migrated: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    migrated ??= migrate(pool).catch((error) => {
      migrated = undefined;
      throw error;
    });
    return migrated;
  };

  async function run(sql: string, values: unknown[] = []): Promise<pg.QueryResult> {
    try {
      await ready();
      return await pool.query(sql, values);
    } catch (error) {
      throw asStoreError(error);
    }
  }
  const rows = async (sql: string, ...values: unknown[]) =>
    (await run(sql, values)).rows as Record<string, unknown>[];
  const first = async (sql: string, ...values: unknown[]) => (await rows(sql, ...values))[0];
  const change = async (sql: string, ...values: unknown[]) => (await run(sql, values)).rowCount ?? 0;

  async function add(lead: NewLead): Promise<AddResult> {
    const rows = newLeadRows(lead);
    for (;;) {
      if (await first(ADD, ...rows.lead, ...rows.delivery, JSON.stringify(lead.consents))) return rows.added;
      const again = await addAgain(lead);
      if (again) return again;
    }
  }

  /** Undefined when the lead with this key was erased in between. */
  async function addAgain(lead: NewLead): Promise<AddResult | undefined> {
    const row = await first(QUERIES.findKey, lead.idempotency?.key);
    if (!row) return undefined;
    const result = repeatOutcome(readKey(row), lead);
    if (result.outcome === 'released') await change(QUERIES.release, result.id);
    return result;
  }

  return {
    add,
    findKey: async (key) => {
      const row = await first(QUERIES.findKey, key);
      return row ? readKey(row) : null;
    },
    claim: async ({ leaseMs, token, limit }) =>
      (await rows(CLAIM, token, leaseMs, limit)).map((row) => ({
        id: row.id as string,
        payload: readPayload(row.payload as string),
        attempts: row.attempts as number,
      })),
    settle: async (settlement) =>
      (await change(SETTLE, ...settlementRow(settlement), ...attemptRow(settlement))) > 0,
    attempts: async (id) => (await rows(QUERIES.attempts, id)).map(readAttempt),
    pause: async ({ receiver, forMs, reason }) => void (await change(QUERIES.pause, receiver, forMs, reason)),
    findPause: async () => readPause(await first(QUERIES.findPause)),
    resume: async () => (await change(QUERIES.resume)) > 0,
    dueIn: async () => {
      const wait = (await first(QUERIES.dueIn))?.ms ?? null;
      return wait === null ? null : Number(wait);
    },
    replan: async () => {
      const ahead = readAhead(await first(QUERIES.countAhead));
      if (ahead > 0) {
        await change(QUERIES.replanLeads);
        await change(QUERIES.replanPause);
      }
      return ahead;
    },
    page: async (page) => (await rows(...READ.page(page))).map(readLead),
    count: async (filter) => readCounts(await rows(...countQuery(filter))),
    get: async (id) => {
      const row = await first(READ.get, id);
      return row ? readLead(row) : null;
    },
    retry: async (id) => (await change(QUERIES.retry, id)) > 0,
    retryDead: () => change(QUERIES.retryDead),
    erase: async (email) => Number((await first(ERASE, email.trim().toLowerCase()))?.leads ?? 0),
    eraseOlder: async ({ until, states, limit, rule, erasedAt }) =>
      Number((await first(eraseOlderSql(states), until, limit, erasedAt, rule))?.leads ?? 0),
    erasures: async () => (await rows(QUERIES.erasures)).map(readErasure),
    stats: async () =>
      readStats({
        counts: await rows(QUERIES.countStates),
        oldestPendingAt: (await first(QUERIES.oldestPending))?.at,
        erased: (await first(QUERIES.countErased))?.leads,
        pause: await first(QUERIES.findPause),
      }),
    raiseNotice: async (name, level) => (await change(QUERIES.raiseNotice, name, level)) > 0,
    lowerNotice: async (name, level) => (await change(QUERIES.lowerNotice, name, level)) > 0,
    look: async () => void (await first(QUERIES.look)),
    check: async () => void (await change(QUERIES.check)),
    close: () => pool.end(),
  };
}

/** One server migrates, the others wait for it. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  // The pool listens only to idle clients; a connection lost without a listener would end the process.
  client.on('error', () => {});
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS lead_schema (version INTEGER NOT NULL)');
    const { rows } = await client.query('SELECT COALESCE(MAX(version), 0) AS version FROM lead_schema');
    const version = rows[0].version as number;
    if (version > MIGRATIONS.length) {
      throw new StoreError(
        'refused',
        `The lead database was written by a newer release (version ${version}, this release knows ${MIGRATIONS.length}). Start that release, or set DATABASE_URL to another database.`,
      );
    }
    for (const migration of MIGRATIONS.slice(version)) await client.query(migration);
    if (version < MIGRATIONS.length) {
      await client.query('INSERT INTO lead_schema VALUES ($1)', [MIGRATIONS.length]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closes the connection instead of giving it back to the pool, because its fault may last.
    client.release(true);
    throw error;
  }
}

function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  // SQLSTATE classes: 53 insufficient resources, 57 operator intervention, 25006 read-only transaction.
  if (code === '53100')
    return new StoreError('full', `The disk of the lead database is full: ${message}`, { cause: error });
  if (code === '25006')
    return new StoreError('unwritable', `The lead database is read-only: ${message}`, { cause: error });
  if (code === '57014')
    return new StoreError('unreachable', `The lead database did not answer in time: ${message}`, {
      cause: error,
    });
  if (/^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code)) {
    return new StoreError('refused', `The lead database refused: ${message}`, { cause: error });
  }
  return new StoreError(
    'unreachable',
    `The lead database cannot be reached (${message || code}). Check DATABASE_URL and that PostgreSQL runs; no restart is needed.`,
    { cause: error },
  );
}

// One statement, so one round trip and one commit; the consents come as JSON.
const ADD = `WITH lead AS (
    INSERT INTO leads (id, received_at, email, payload, page, idempotency_key, fingerprint)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id
  ), delivery AS (
    INSERT INTO outbox (lead_id, state, reason, next_attempt_at, planned_at)
    SELECT id, $8, $9, ${POSTGRES.now}, ${POSTGRES.now} FROM lead
  ), consent AS (
    INSERT INTO consents (lead_id, channel, version, wording, given_at, page)
    SELECT lead.id, given.channel, given.version, given.wording, given."givenAt", given.page FROM lead,
      jsonb_to_recordset($10::jsonb)
        AS given(channel text, version text, wording text, "givenAt" bigint, page text)
  ) SELECT id FROM lead`;
const SETTLE = `WITH settled AS (${QUERIES.settle} RETURNING lead_id), trimmed AS (${QUERIES.trimAttempts})
  INSERT INTO attempts (lead_id, ended_at, status, milliseconds, answer)
  SELECT lead_id, ${POSTGRES.now}, $6::integer, $7::bigint, $8::text FROM settled`;
const CLAIM = `WITH due AS (
    SELECT lead_id FROM outbox WHERE state = 'pending' AND next_attempt_at <= ${POSTGRES.now}
    ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED
  ) UPDATE outbox SET lease_token = $1, next_attempt_at = ${POSTGRES.now} + $2::bigint,
    planned_at = ${POSTGRES.now} FROM due, leads
  WHERE outbox.lead_id = due.lead_id AND leads.id = due.lead_id
  RETURNING leads.id, leads.payload, outbox.attempts`;
const ERASE = `WITH gone AS (DELETE FROM leads WHERE email = $1 RETURNING 1), counted AS (
    SELECT COUNT(*)::int AS leads FROM gone
  ), recorded AS (
    INSERT INTO erasures (erased_at, leads) SELECT ${POSTGRES.now}, leads FROM counted WHERE leads > 0
  ) SELECT leads FROM counted`;

/** One statement, so that nothing is erased without its record. */
function eraseOlderSql(states: readonly LeadState[]): string {
  return `WITH gone AS (${eraseOlderQuery(states)} RETURNING 1), counted AS (
    SELECT COUNT(*)::int AS leads FROM gone
  ), recorded AS (
    INSERT INTO erasures (erased_at, leads, rule) SELECT $3::bigint, leads, $4::text FROM counted WHERE leads > 0
  ) SELECT leads FROM counted`;
}
