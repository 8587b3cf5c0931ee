import pg from 'pg';
import { migrations } from './migrations.ts';
import {
  commonQueries,
  eraseOlderQuery,
  POSTGRES,
  type Query,
  type Row,
  type StoreConnection,
  sharedRequests,
} from './queries.ts';
import {
  type AddResult,
  type LeadState,
  type LeadStore,
  type NewLead,
  StoreError,
  type StoreProblem,
} from './store.ts';
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

const QUERIES = commonQueries(POSTGRES);

type PostgresConnection = ReturnType<typeof openPostgresConnection>;

/** Leads in PostgreSQL, for any number of servers. The database may be away when the server starts. */
export function openPostgresStore(options: PostgresOptions): LeadStore {
  const connection = openPostgresConnection(options);
  const { read, first, change, close } = connection;
  return {
    ...sharedRequests(connection, POSTGRES),
    add: (lead) => addLead(connection, lead),
    claim: ({ leaseMs, token, limit }) =>
      read([CLAIM, token, leaseMs, limit], (rows) => rows.map(readClaimed)),
    settle: async (settlement) =>
      (await change([SETTLE, ...settlementRow(settlement), ...attemptRow(settlement)])) > 0,
    erase: async (email) => Number((await first([ERASE, emailKey(email)]))?.leads ?? 0),
    eraseOlder: async ({ until, states, limit, rule, erasedAt }) =>
      Number((await first([eraseOlderSql(states), until, limit, erasedAt, rule]))?.leads ?? 0),
    stats: async () =>
      readStats({
        counts: await read([QUERIES.countStates], (rows) => rows),
        oldestPendingAt: (await first([QUERIES.oldestPending]))?.at,
        erased: (await first([QUERIES.countErased]))?.leads,
      }),
    look: async () => void (await first([QUERIES.look])),
    close,
  };
}

async function addLead(connection: PostgresConnection, lead: NewLead): Promise<AddResult> {
  const rows = newLeadRows(lead);
  for (;;) {
    const added = await connection.first([
      ADD,
      ...rows.lead,
      ...rows.delivery,
      JSON.stringify(lead.consents),
    ]);
    if (added) return rows.added;
    const again = await addAgain(connection, lead);
    if (again) return again;
  }
}

/** Undefined when the lead with this key was erased in between. */
async function addAgain(
  { first, change }: PostgresConnection,
  lead: NewLead,
): Promise<AddResult | undefined> {
  const row = await first([QUERIES.findKey, lead.idempotency?.key ?? null]);
  if (!row) return undefined;
  const result = repeatOutcome(readKey(row), lead);
  if (result.outcome === 'released') await change([QUERIES.release, result.id]);
  return result;
}

// One statement, so one round trip and one commit; the consents come as JSON.
const ADD = `WITH lead AS (
    INSERT INTO leads (id, received_at, email, payload, page, idempotency_key, fingerprint)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (idempotency_key) DO NOTHING RETURNING id
  ), delivery AS (
    INSERT INTO outbox (lead_id, state, reason, next_attempt_at)
    SELECT id, $8, $9, ${POSTGRES.now} FROM lead
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
    ${QUERIES.due('$3')} FOR UPDATE SKIP LOCKED
  ) UPDATE outbox SET lease_token = $1, next_attempt_at = ${POSTGRES.now} + $2::bigint FROM due, leads
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

interface PostgresOptions {
  url: string;
  maxConnections?: number;
  /** Told when the database cannot be used; the store tries again with the next request. */
  onTrouble?: (message: string) => void;
}

const MIGRATIONS = migrations(POSTGRES);

/** Any number would do; it only has to be the same in every server. */
export const MIGRATION_LOCK = 7_105_520_116;

/** Connections to the database, whose tables are made or brought up to date before the first statement runs. */
function openPostgresConnection(options: PostgresOptions) {
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

  async function run([sql, ...values]: Query): Promise<pg.QueryResult> {
    try {
      await ready();
      return await pool.query(sql, values);
    } catch (error) {
      throw asStoreError(error);
    }
  }
  const read = async <T>(query: Query, take: (rows: Row[]) => T): Promise<T> => take((await run(query)).rows);

  const shared: StoreConnection = { read, change: async (query) => (await run(query)).rowCount ?? 0 };
  return {
    ...shared,
    first: (query: Query): Promise<Row | undefined> => read(query, ([row]) => row),
    close: () => pool.end(),
  };
}

/** One server migrates, the others wait for it. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  // Of a client that is not idle the pool hears nothing, and a connection lost without a listener ends the process.
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
    // Not given back to the pool: what is wrong with it may last.
    client.release(true);
    throw error;
  }
}

function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  // SQLSTATE classes: 53 insufficient resources, 57 operator intervention, 25006 read-only transaction.
  const is = (problem: StoreProblem, sentence: string) => new StoreError(problem, sentence, { cause: error });
  if (code === '53100') return is('full', `The disk of the lead database is full: ${message}`);
  if (code === '25006') return is('unwritable', `The lead database is read-only: ${message}`);
  if (code === '57014') return is('unreachable', `The lead database did not answer in time: ${message}`);
  if (/^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code))
    return is('refused', `The lead database refused: ${message}`);
  return is(
    'unreachable',
    `The lead database cannot be reached (${message || code}). Check DATABASE_URL and that PostgreSQL runs; no restart is needed.`,
  );
}
