/** The database of the RAG pipeline, on a real PostgreSQL with pgvector; the address of one is in POSTGRES_URL. */
import { readFileSync } from 'node:fs';
import pg from 'pg';

const server = process.env['POSTGRES_URL'];
const PASSWORD = 'choose one';

/** Reason why the scenarios cannot run on this machine, if there is one. */
export const missingDatabase = server ? undefined : 'POSTGRES_URL names no PostgreSQL with pgvector';

function databaseUrl(user: string, password: string): string {
  const url = new URL(server ?? '');
  Object.assign(url, { pathname: '/documents', username: user, ...(password && { password }) });
  return url.href;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query(sql);
    return [result].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

const owner = () => databaseUrl(new URL(server ?? '').username, new URL(server ?? '').password);
export const asOwner = (sql: string) => query(owner(), sql);
/** Counts the stored passages of each file. */
export const storedFiles = () =>
  asOwner(
    "SELECT metadata->>'file' AS file, count(*)::int AS passages FROM pipeline.company_documents GROUP BY 1 ORDER BY 1",
  );

/** Prepares the database exactly as the page of the template says. */
export async function prepareDatabase(): Promise<void> {
  const sql = readFileSync(
    new URL('../../../content/examples/documents-database.sql', import.meta.url),
    'utf8',
  );
  const [before = '', after = ''] = sql.split('\\c documents\n');
  await query(server ?? '', 'DROP DATABASE IF EXISTS documents WITH (FORCE)');
  await query(server ?? '', 'DROP ROLE IF EXISTS pipeline');
  await query(server ?? '', before);
  await asOwner(after);
}

/** Asks as the pipeline's own role. */
export const asPipeline = (sql: string) => query(databaseUrl('pipeline', PASSWORD), sql);

/** Credentials of the pipeline's own role, in the form n8n asks for. */
export const databaseAccount = () => {
  const { hostname, port } = new URL(server ?? 'postgres://127.0.0.1');
  return {
    host: hostname,
    port: Number(port || 5432),
    database: 'documents',
    user: 'pipeline',
    password: PASSWORD,
    ssl: 'disable',
  };
};
