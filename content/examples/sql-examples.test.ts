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

/** Runs statements on a connection of their own. @returns the rows of the last one */
async function run(
  database: string,
  user: string,
  sql: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  const address = new URL(server);
  if (database) address.pathname = database;
  address.username = user;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    return [await client.query(sql, values)].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

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
  const escapes = [
    '',
    'SET default_transaction_read_only = off;',
    'RESET SESSION AUTHORIZATION; SET default_transaction_read_only = off;',
  ];
  const writes = [
    ...[
      "INSERT INTO reporting.supplier VALUES (9, 'Nobody')",
      'DELETE FROM reporting.supplier',
      'DROP TABLE reporting.supplier',
    ],
    ...[
      'CREATE TABLE public.mine (id int)',
      'CREATE TEMPORARY TABLE mine (id int)',
      'SELECT lo_create(0)',
      'SELECT * FROM public.payroll',
    ],
  ];
  for (const way of escapes)
    for (const write of writes) expect(await refused(way + write), way + write).toMatch(/^(42501|25006)$/);
  for (const way of [
    `ALTER ROLE ${READER} SUPERUSER`,
    'SET ROLE postgres',
    'SET ROLE pg_write_all_data',
    `GRANT pg_write_all_data TO ${READER}`,
  ])
    expect(await refused(way), way).not.toBe('done');

  const schema = z.object({
    parameters: z.record(z.string(), z.object({ example: z.coerce.string() })),
    sql: z.string(),
    expect: z.object({ columns: z.array(z.string()) }),
  });
  const pair = schema.parse(parse(readExample('pair-4217.yaml')));
  const names = Object.keys(pair.parameters);
  const sql = names.reduce((text, name, index) => text.replaceAll(`:${name}`, `$${index + 1}`), pair.sql);
  const client = new pg.Client({
    connectionString: Object.assign(new URL(server), { username: READER, pathname: 'warehouse' }).href,
  });
  await client.connect();
  await client.query('SET search_path = reporting');
  const { fields, rows } = await client.query(
    sql,
    names.map((name) => pair.parameters[name]?.example),
  );
  await client.end();
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
  await run(
    'documents',
    'postgres',
    after.replace(/^CREATE EXTENSION .* vector;\n/m, '').replace(' vector\n', ' text\n'),
  );
  await expect(run('documents', 'pipeline', 'CREATE TABLE public.elsewhere (id int)')).rejects.toThrow(
    /permission denied/,
  );
  const file = (id: string, version = 'first') => ({
    id,
    version,
    name: id,
    url: `https://example.com/${id}`,
  });
  const compare = async (...folder: object[]) =>
    (
      await run('documents', 'pipeline', queryOf('Compare with what is stored'), [JSON.stringify(folder)])
    ).map(({ id }) => id);
  const store = async (id: string, version: string) => {
    const metadata = JSON.stringify({ file_id: id, run: version });
    await run('documents', 'pipeline', 'INSERT INTO company_documents (metadata) VALUES ($1)', [metadata]);
    await run('documents', 'pipeline', queryOf('Take out the old version'), [id, version]);
  };
  const stored = () =>
    run(
      'documents',
      'postgres',
      "SELECT metadata->>'file_id' AS id, metadata->>'run' AS run FROM pipeline.company_documents ORDER BY 1",
    );
  const minutesPass = (minutes: number) =>
    run(
      'documents',
      'postgres',
      'UPDATE pipeline.company_files SET tried_at = tried_at - make_interval(mins => $1)',
      [minutes],
    );
  expect([
    await compare(file('a'), file('b')),
    await compare(file('a'), file('b')),
    await compare(file('a'), file('b')),
  ]).toEqual([['a'], ['b'], []]);
  await store('a', '1');
  await store('b', '1');
  await minutesPass(2000);
  expect(await compare(file('a', 'second'), file('b'))).toEqual(['a']);
  await store('a', '2');
  expect(await stored()).toEqual([
    { id: 'a', run: '2' },
    { id: 'b', run: '1' },
  ]);
  await compare();
  expect(await stored(), 'an empty folder is no order to forget').toHaveLength(2);
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await compare(file('b'), file('scan'))).toEqual(['scan']);
    await minutesPass(11);
  }
  expect(await stored()).toEqual([{ id: 'b', run: '1' }]);
  expect(await compare(file('b'), file('scan'))).toEqual([]);
  await minutesPass(24 * 60);
  expect(await compare(file('b'), file('scan'))).toEqual(['scan']);
});
