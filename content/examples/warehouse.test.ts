import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createDatabase } from '#server/testing/database.ts';

// PostgreSQL has to start first, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ROLE = 'ask_the_spend';
const readExample = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

let server: URL;

/** Runs a function on a connection of its own. */
async function connected<T>(
  user: string,
  database: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const address = new URL(server);
  address.username = user;
  address.pathname = database;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  server = new URL(await createDatabase());
  await connected('postgres', 'postgres', (client) => client.query('CREATE DATABASE warehouse'));
  await connected('postgres', 'warehouse', async (client) => {
    await client.query(`
      CREATE SCHEMA reporting;
      CREATE TABLE reporting.supplier (supplier_id int PRIMARY KEY, name text);
      CREATE TABLE reporting.price_change (supplier_id int, delta numeric, on_date date);
      CREATE TABLE public.payroll (name text, pay int);
      INSERT INTO reporting.supplier VALUES (1, 'Alder Packaging'), (2, 'Birch Resin'), (3, 'Cedar Freight');
      INSERT INTO reporting.price_change VALUES
        (1, 4, '2025-02-01'), (1, 2, '2025-03-01'), (2, 5, '2025-02-01'), (2, -1, '2025-03-01'),
        (3, 1, '2024-11-01'), (3, 1, '2025-01-01'), (3, 3, '2025-01-02'), (3, 2, '2025-03-01');
    `);
    await client.query(readExample('read-only-role.sql'));
  });
});

afterAll(() =>
  connected('postgres', 'postgres', async (client) => {
    await client.query('DROP DATABASE IF EXISTS warehouse WITH (FORCE)');
    await client.query(`DROP ROLE IF EXISTS ${ROLE}`);
  }),
);

/** Ways out that PostgreSQL has; the first is none. */
const ESCAPES = [
  'SELECT 1',
  'SET default_transaction_read_only = off',
  `ALTER ROLE ${ROLE} SET default_transaction_read_only = off`,
  `ALTER ROLE ${ROLE} SUPERUSER`,
  `GRANT pg_write_all_data TO ${ROLE}`,
  'SET ROLE postgres',
  'SET ROLE pg_write_all_data',
  'SET SESSION AUTHORIZATION postgres',
  'RESET SESSION AUTHORIZATION',
];

const WRITES = [
  "INSERT INTO reporting.supplier VALUES (9, 'Nobody')",
  "UPDATE reporting.supplier SET name = 'Nobody'",
  'DELETE FROM reporting.supplier',
  'TRUNCATE reporting.supplier',
  'SELECT * FROM reporting.supplier FOR UPDATE',
  'ALTER TABLE reporting.supplier ADD note text',
  'DROP TABLE reporting.supplier',
  'CREATE TABLE reporting.mine (id int)',
  'CREATE TABLE public.mine (id int)',
  'CREATE TEMPORARY TABLE mine (id int)',
  'CREATE SCHEMA mine',
  'SELECT lo_create(0)',
  "SELECT lo_from_bytea(0, 'x')",
];

test.each(ESCAPES)('the role writes nothing after: %s', async (attempt) => {
  const written = await connected(ROLE, 'warehouse', async (client) => {
    await client.query(attempt).catch(() => undefined);
    await client.query('SET default_transaction_read_only = off');
    const done: string[] = [];
    for (const write of WRITES) {
      const { code } = await client.query(write).then(
        () => ({ code: 'done' }),
        (error: pg.DatabaseError) => ({ code: error.code }),
      );
      // Refused for want of a permission, and not because the statement is wrong.
      if (code !== '42501') done.push(`${write}: ${code}`);
    }
    return done;
  });
  expect(written).toEqual([]);
});

test('the role reads the reporting schema and no other, read-only and for eight seconds, unless it asks otherwise', async () => {
  await connected(ROLE, 'warehouse', async (client) => {
    expect((await client.query('SELECT name FROM reporting.supplier')).rowCount).toBe(3);
    await expect(client.query('SELECT pay FROM public.payroll')).rejects.toThrow('permission denied');
    const { rows } = await client.query(
      "SELECT current_setting('default_transaction_read_only') AS mode, current_setting('statement_timeout') AS timeout",
    );
    expect(rows).toEqual([{ mode: 'on', timeout: '8s' }]);
  });
});

const pairSchema = z.object({
  parameters: z.record(z.string(), z.object({ type: z.string(), example: z.coerce.string() })),
  tables: z.array(z.string()),
  sql: z.string(),
  expect: z.object({ columns: z.array(z.string()), every_row: z.string() }),
});

test('the question-to-SQL pair runs as the role, and its result keeps what the pair expects', async () => {
  const file = new VFile(`---\n${readExample('pair-4217.yaml')}---\n`);
  matter(file);
  const pair = pairSchema.parse(file.data.matter);
  const names = Object.keys(pair.parameters);
  const sql = names.reduce((text, name, index) => text.replaceAll(`:${name}`, `$${index + 1}`), pair.sql);
  const values = names.map((name) => pair.parameters[name]?.example);
  await connected(ROLE, 'warehouse', async (client) => {
    await client.query('SET search_path = reporting');
    const { fields, rows } = await client.query(sql, values);
    expect(fields.map(({ name }) => name)).toEqual(pair.expect.columns);
    expect(rows).toEqual([
      { name: 'Cedar Freight', rises: '3' },
      { name: 'Alder Packaging', rises: '2' },
    ]);
    const broken = await client.query(
      `SELECT * FROM (${pair.sql.replaceAll(':since', '$1')}) AS answer WHERE NOT (${pair.expect.every_row})`,
      values,
    );
    expect(broken.rows).toEqual([]);
    for (const table of pair.tables) expect(pair.sql).toContain(table);
  });
});
