/** SQL that pages quote, run by PostgreSQL: a receiver that works once, a role that only reads, a store of documents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import ragPipeline from '#content/workflows/rag-pipeline.json' with { type: 'json' };
import { createDatabase } from '#server/testing/database.ts';

// PostgreSQL has to start first, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const READER = 'ask_the_spend';
const readExample = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
let server: string;

/** Runs statements on a connection of their own. @returns the answer to the last one */
async function ask(database: string, user: string, sql: string, values?: unknown[]) {
  const address = new URL(server);
  if (database) address.pathname = database;
  address.username = user;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    const answers: pg.QueryResult[] = [await client.query(sql, values)].flat();
    return answers.at(-1) ?? { rows: [], fields: [] };
  } finally {
    await client.end();
  }
}
const run = async (database: string, user: string, sql: string, values?: unknown[]) =>
  (await ask(database, user, sql, values)).rows;

beforeAll(async () => {
  server = await createDatabase();
});
afterAll(async () => {
  for (const database of ['warehouse', 'documents'])
    await run('postgres', 'postgres', `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  for (const role of [READER, 'pipeline']) await run('postgres', 'postgres', `DROP ROLE IF EXISTS ${role}`);
});

test('a delivery that arrives twice makes one deal, also when both arrive at once', async () => {
  const statements = readExample('receive-once.sql')
    .replace(/^--.*\n/gm, '')
    .split(';')
    .map((sql) => sql.trim());
  const [begin = '', remember = '', work = '', commit = ''] = statements;
  const pool = new pg.Pool({ connectionString: server });
  await pool.query(
    'CREATE TABLE seen_webhooks (id text PRIMARY KEY); CREATE TABLE deals (company text, source text)',
  );
  const receive = async (id: string) => {
    const client = await pool.connect();
    await client.query(begin);
    const { rowCount } = await client.query(remember, [id]);
    // The page counts parameters through both statements, PostgreSQL through each.
    if (rowCount) await client.query(work.replace('$2', '$1').replace('$3', '$2'), [id, 'webhook']);
    await client.query(rowCount ? commit : 'ROLLBACK');
    client.release();
  };
  await receive('msg_1');
  await Promise.all(['msg_1', 'msg_2', 'msg_2', 'msg_2'].map(receive));
  const { rows } = await pool.query('SELECT company FROM deals ORDER BY company');
  await pool.end();
  expect(rows).toEqual([{ company: 'msg_1' }, { company: 'msg_2' }]);
});

const WRITES = [
  "INSERT INTO reporting.supplier VALUES (9, 'Nobody')",
  'DELETE FROM reporting.supplier',
  'DROP TABLE reporting.supplier',
  'CREATE TABLE public.mine (id int)',
  'CREATE TEMPORARY TABLE mine (id int)',
  'SELECT lo_create(0)',
  'SELECT * FROM public.payroll',
];
const PAIR = z.object({
  sql: z.string(),
  parameters: z.record(z.string(), z.object({ example: z.coerce.string() })),
  expect: z.object({ columns: z.array(z.string()) }),
});

test('the role reads the reporting schema and no other, writes nothing by any way out, and the pair runs as it', async () => {
  await run('postgres', 'postgres', 'CREATE DATABASE warehouse');
  await run(
    'warehouse',
    'postgres',
    `CREATE SCHEMA reporting; CREATE TABLE public.payroll (pay int);
     CREATE TABLE reporting.supplier (supplier_id int PRIMARY KEY, name text);
     CREATE TABLE reporting.price_change (supplier_id int, delta numeric, on_date date);
     INSERT INTO reporting.supplier VALUES (1, 'Alder Packaging'), (2, 'Birch Resin');
     INSERT INTO reporting.price_change VALUES (1, 4, '2025-02-01'), (1, 2, '2025-03-01'), (2, 5, '2025-02-01');
     ${readExample('read-only-role.sql')}`,
  );
  const refused = (sql: string) =>
    run('warehouse', READER, sql).then(
      () => 'done',
      ({ code }: pg.DatabaseError) => code,
    );
  const off = 'SET default_transaction_read_only = off;';
  for (const way of ['', off, `RESET SESSION AUTHORIZATION; ${off}`])
    for (const write of WRITES) expect(await refused(way + write), way + write).toMatch(/^(42501|25006)$/);
  for (const way of [
    `ALTER ROLE ${READER} SUPERUSER`,
    'SET ROLE postgres',
    'SET ROLE pg_write_all_data',
    `GRANT pg_write_all_data TO ${READER}`,
  ])
    expect(await refused(way), way).not.toBe('done');

  const pair = PAIR.parse(parse(readExample('pair-4217.yaml')));
  const values = Object.entries(pair.parameters);
  const sql = values.reduce(
    (text, [name, { example }]) => text.replaceAll(`:${name}`, `'${example}'`),
    pair.sql,
  );
  const { fields, rows } = await ask('warehouse', READER, `SET search_path = reporting; ${sql}`);
  expect(fields.map(({ name }) => name)).toEqual(pair.expect.columns);
  expect(rows.length).toBeGreaterThan(0);
});

/** The query of a step of the workflow. */
function queryOf(step: string): string {
  const { parameters } = ragPipeline.nodes.find(({ name }) => name === step) ?? {};
  return String((parameters as { query?: string } | undefined)?.query);
}

test('the pipeline writes in its own schema, takes a file at a time, replaces and forgets, and tries what fails again later', async () => {
  const [before = '', after = ''] = readExample('documents-database.sql').split('\\c documents\n');
  await run('postgres', 'postgres', before);
  // The servers of tests come without pgvector, whose own type this is.
  const without = after.replace(/^CREATE EXTENSION .* vector;\n/m, '').replace(' vector\n', ' text\n');
  await run('documents', 'postgres', without);
  const elsewhere = run('documents', 'pipeline', 'CREATE TABLE public.elsewhere (id int)');
  await expect(elsewhere).rejects.toThrow(/permission denied/);
  const compare = async (...ids: string[]) => {
    // A file's version is what follows its name.
    const folder = ids.map((id) => ({ id: id[0], version: id, name: id, url: `https://example.com/${id}` }));
    const sql = queryOf('Compare with what is stored');
    return (await run('documents', 'pipeline', sql, [JSON.stringify(folder)])).map(({ id }) => id);
  };
  const store = async (id: string, version: string) => {
    const metadata = JSON.stringify({ file_id: id, run: version });
    await run('documents', 'pipeline', 'INSERT INTO company_documents (metadata) VALUES ($1)', [metadata]);
    await run('documents', 'pipeline', queryOf('Take out the old version'), [id, version]);
  };
  const stored = async () => {
    const sql =
      "SELECT (metadata->>'file_id') || (metadata->>'run') AS file FROM pipeline.company_documents ORDER BY 1";
    return (await run('documents', 'postgres', sql)).map(({ file }) => file);
  };
  const minutesPass = (minutes: number) => {
    const sql = 'UPDATE pipeline.company_files SET tried_at = tried_at - make_interval(mins => $1)';
    return run('documents', 'postgres', sql, [minutes]);
  };
  const tries = [await compare('a', 'b'), await compare('a', 'b'), await compare('a', 'b')];
  expect(tries).toEqual([['a'], ['b'], []]);
  await store('a', '1');
  await store('b', '1');
  await minutesPass(2000);
  expect(await compare('a changed', 'b')).toEqual(['a']);
  await store('a', '2');
  expect(await stored()).toEqual(['a2', 'b1']);
  await compare();
  expect(await stored(), 'an empty folder is no order to forget').toHaveLength(2);
  for (let time = 0; time < 3; time += 1) {
    expect(await compare('b', 'scan')).toEqual(['s']);
    await minutesPass(11);
  }
  expect(await stored()).toEqual(['b1']);
  expect(await compare('b', 'scan')).toEqual([]);
  await minutesPass(24 * 60);
  expect(await compare('b', 'scan')).toEqual(['s']);
});
