import pg from 'pg';
import { POSTGRES } from './dialects.ts';
import { migrations } from './migrations.ts';
import type { Query } from './queries.ts';
import type { Row, StoreConnection } from './shared-requests.ts';
import { StoreError } from './store.ts';

export interface PostgresOptions {
  url: string;
  maxConnections?: number;
  /** Told when the database cannot be used; the store tries again with the next request. */
  onTrouble?: (message: string) => void;
}

const MIGRATIONS = migrations(POSTGRES);

/** Any number would do; it only has to be the same in every server. */
export const MIGRATION_LOCK = 7_105_520_116;

export interface PostgresConnection extends StoreConnection {
  first(query: Query): Promise<Row | undefined>;
  close(): Promise<void>;
}

/** Connections to the database, whose tables are made or brought up to date before the first statement runs. */
export function openPostgresConnection(options: PostgresOptions): PostgresConnection {
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

  return {
    read,
    first: (query) => read(query, ([row]) => row),
    change: async (query) => (await run(query)).rowCount ?? 0,
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
