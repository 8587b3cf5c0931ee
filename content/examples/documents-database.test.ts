import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { createDatabase } from '#server/testing/database.ts';

// PostgreSQL has to start first, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** What psql runs before and after it connects to the new database. */
const [before = '', after = ''] = readFileSync(
  join(import.meta.dirname, 'documents-database.sql'),
  'utf8',
).split('\\c documents\n');

let server: string;

async function run(database: string, user: string, sql: string): Promise<void> {
  const address = new URL(server);
  address.pathname = database;
  address.username = user;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  server = await createDatabase();
});

afterAll(async () => {
  await run('postgres', 'postgres', 'DROP DATABASE IF EXISTS documents WITH (FORCE)');
  await run('postgres', 'postgres', 'DROP ROLE IF EXISTS pipeline');
});

test('the pipeline’s role can make its table in the database prepared for it', async () => {
  await run('postgres', 'postgres', before);
  // The servers of tests come without pgvector, whose own line this is.
  await run('documents', 'postgres', after.replace(/^CREATE EXTENSION .* vector;\n/m, ''));
  await run('documents', 'pipeline', 'CREATE TABLE passages (id int); INSERT INTO passages VALUES (1)');
});
