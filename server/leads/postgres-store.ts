import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ToldError } from '../told-error.ts';
import { migrations } from './migrations.ts';
import { leadRequests, POSTGRES, type Query, type Work } from './queries.ts';
import { StoreError, type StoreProblem } from './store.ts';

/** The library takes these for the strictest, and prints a warning that it will not for ever. */
const VERIFIED = /([?&]sslmode=)(prefer|require|verify-ca)\b/;

const CONNECT_WITHIN_MS = 5000;

/** The database may be away at the start: tables are made or updated before the first statement. */
export function openPostgresStore({ url, max = 10 }: { url: string; max?: number }) {
  const isMeant = url.includes('uselibpqcompat');
  const connectionString = isMeant ? url : url.replace(VERIFIED, '$1verify-full');
  requireAddress(connectionString);
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    // Not statement_timeout: connection poolers refuse it as a start-up parameter.
    query_timeout: 10_000,
    idleTimeoutMillis: 30_000,
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', () => {});

  let migrated: Promise<void> | undefined;
  async function ready() {
    migrated ??= inTransaction(pool, migrate).catch((error) => {
      migrated = undefined;
      throw error;
    });
    await migrated;
  }
  const fail = (error: unknown) => {
    throw asStoreError(error);
  };
  const connected =
    (connect: typeof withClient) =>
    <T>(work: () => Work<T>) =>
      ready()
        .then(() => connect(pool, (client) => run(work(), client)))
        .catch(fail);
  const connection = { read: connected(withClient), write: connected(inTransaction) };
  return { ...leadRequests(connection, POSTGRES), close: () => pool.end() };
}

/** Refuses, before it is used, what no restart could mend. */
function requireAddress(url: string) {
  let fault = '';
  try {
    const { database = '' } = new pg.Client({ connectionString: url });
    if (url.includes('#') || database.includes('@')) fault = 'a password with a bare # or /';
  } catch (error) {
    fault = (error as Error).message;
  }
  if (fault !== '')
    throw new ToldError(
      `DATABASE_URL is no address (${fault}). Write postgres://user:password@host:5432/database, and in the password %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for %.`,
    );
}

async function run<T>(work: Work<T>, on: Pick<pg.ClientBase, 'query'>) {
  const ask = async ([sql, ...values]: Query) => {
    const { rows, rowCount } = await on.query(sql, values);
    return { rows, changes: rowCount ?? 0 };
  };
  let step = work.next();
  while (!step.done) step = work.next(await ask(step.value));
  return step.value;
}

const inTransaction = <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) =>
  withClient(pool, async (client) => {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  });

const TOO_MANY_CONNECTIONS = '53300';

/** The database may grant fewer connections than the pool would open: those it has come free. */
async function connect(pool: pg.Pool) {
  const deadline = performance.now() + CONNECT_WITHIN_MS;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== TOO_MANY_CONNECTIONS || performance.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) {
  const client = await connect(pool);
  // So would one that is not idle, of which the pool hears nothing.
  const ignore = () => {};
  client.on('error', ignore);
  try {
    const result = await work(client);
    client.off('error', ignore);
    client.release();
    return result;
  } catch (error) {
    // Not given back to the pool: what is wrong with it may last.
    client.release(true);
    throw error;
  }
}

const MIGRATIONS = migrations(POSTGRES);

/** Any number, the same in every server. */
export const MIGRATION_LOCK = 7_105_520_116;

/** One server migrates, the others wait for it. */
async function migrate(client: pg.PoolClient) {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await client.query('CREATE TABLE IF NOT EXISTS lead_schema (version INTEGER NOT NULL)');
  const { rows } = await client.query(
    'SELECT COALESCE(MAX(version), 0) AS version FROM lead_schema',
  );
  const version = rows[0].version as number;
  if (version > MIGRATIONS.length) {
    throw new StoreError(
      'refused',
      `The lead database was written by a newer release (version ${version}, this release knows ${MIGRATIONS.length}). Start that release, or set DATABASE_URL to another database.`,
    );
  }
  for (const migration of MIGRATIONS.slice(version)) await client.query(migration);
  if (version < MIGRATIONS.length)
    await client.query('INSERT INTO lead_schema VALUES ($1)', [MIGRATIONS.length]);
}

function asStoreError(error: unknown) {
  if (error instanceof StoreError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  // SQLSTATE: class 53 insufficient resources, 57 operator intervention; 25006 read-only.
  const is = (problem: StoreProblem, sentence: string) =>
    new StoreError(problem, sentence, { cause: error });
  if (code === '53100') return is('full', `The disk of the lead database is full: ${message}`);
  if (code === '25006') return is('unwritable', `The lead database is read-only: ${message}`);
  if (code === TOO_MANY_CONNECTIONS)
    return is(
      'unreachable',
      `The lead database grants no further connection (${message}). Allow it more, or set DATABASE_CONNECTIONS lower in each server.`,
    );
  if (/^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57)/.test(code))
    return is('refused', `The lead database refused: ${message}`);
  if (/CERT|SIGNATURE/.test(code))
    return is(
      'unreachable',
      `The certificate of the lead database cannot be verified (${message}). Add sslrootcert=FILE to DATABASE_URL, with the certificate of its authority, or have any accepted with sslmode=no-verify.`,
    );
  return is(
    'unreachable',
    `The lead database cannot be reached (${message || code}). Check DATABASE_URL and that PostgreSQL runs; no restart is needed.`,
  );
}
