import { readFileSync } from 'node:fs';
import pg from 'pg';
import { parse } from 'yaml';
import ragPipeline from '#content/workflows/rag-pipeline.json' with { type: 'json' };
import { createDatabase } from '#server/testing/database.ts';
import { query } from '#server/testing/postgres.ts';

const readExample = (name: string) => readFileSync(`content/examples/${name}`, 'utf8');
const server = await createDatabase();

function run(database: string, user: string, sql: string, values?: unknown[]) {
  const address = new URL(`/${database}`, server);
  address.username = user;
  return query(address.href, sql, values);
}
const administer = (sql: string) => run('postgres', 'postgres', sql);

afterAll(async () => {
  for (const database of ['warehouse', 'documents'])
    await administer(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  for (const role of ['ask_the_spend', 'pipeline', 'manager'])
    await administer(`DROP ROLE IF EXISTS ${role}`);
});

test('a delivery that arrives twice, also at once, makes one deal', async () => {
  const [begin, remember, work, commit] = readExample('receive-once.sql')
    .replace(/^--.*\n/gm, '')
    .replace('$2, $3', "'Acme', 'webhook'")
    .split(';') as [string, string, string, string];
  const pool = new pg.Pool({ connectionString: server });
  await pool.query(
    'CREATE TABLE seen_webhooks (id text PRIMARY KEY); CREATE TABLE deals (company text, source text)',
  );
  const receive = async (id: string) => {
    const client = await pool.connect();
    await client.query(begin);
    const { rowCount } = await client.query(remember, [id]);
    if (rowCount) await client.query(work);
    await client.query(rowCount ? commit : 'ROLLBACK');
    client.release();
  };
  await receive('msg_1');
  await Promise.all(['msg_1', 'msg_2', 'msg_2', 'msg_2'].map(receive));
  expect((await pool.query('SELECT * FROM deals')).rowCount).toBe(2);
  await pool.end();
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
const RISES = [
  'ALTER ROLE ask_the_spend SUPERUSER',
  'SET ROLE postgres',
  'SET ROLE pg_write_all_data',
  'GRANT pg_write_all_data TO ask_the_spend',
];

test('the role reads one schema, writes nothing, and the pair runs as it', async () => {
  await administer('CREATE DATABASE warehouse');
  await run(
    'warehouse',
    'postgres',
    `CREATE SCHEMA reporting; CREATE TABLE public.payroll (pay int);
     CREATE TABLE reporting.supplier (supplier_id int PRIMARY KEY, name text);
     CREATE TABLE reporting.price_change (supplier_id int, delta numeric, on_date date);
     INSERT INTO reporting.supplier VALUES (1, 'A');
     INSERT INTO reporting.price_change VALUES (1, 4, '2025-02-01'), (1, 2, '2025-03-01');
     ${readExample('read-only-role.sql')}`,
  );
  const off = 'SET default_transaction_read_only = off;';
  const ways = ['', off, `RESET SESSION AUTHORIZATION; ${off}`].flatMap((way) =>
    WRITES.map((sql) => way + sql),
  );
  for (const way of [...ways, ...RISES])
    await expect(run('warehouse', 'ask_the_spend', way), way).rejects.toThrow(
      /permission denied|read-only/,
    );
  type Pair = { sql: string; expect: { columns: string[] } };
  const pair: Pair = parse(readExample('pair-4217.yaml'));
  const sql = pair.sql.replaceAll(':since', "'2025-01-01'");
  const rows = await run('warehouse', 'ask_the_spend', `SET search_path = reporting; ${sql}`);
  expect(rows.map(Object.keys)).toEqual([pair.expect.columns]);
});

test('the pipeline writes in its schema alone, and tries thrice what fails', async () => {
  const [before = '', after = ''] = readExample('documents-database.sql').split('\\c documents\n');
  // The administrator of a managed database is no superuser.
  await administer('CREATE ROLE manager LOGIN CREATEROLE CREATEDB');
  await run('postgres', 'manager', before);
  // The servers of tests come without pgvector, whose own type this is.
  const without = after.replace(/^CREATE EXTENSION .*/m, '').replace('vector(1536)', 'text');
  await run('documents', 'manager', without);
  const elsewhere = run('documents', 'pipeline', 'CREATE TABLE public.elsewhere (id int)');
  await expect(elsewhere).rejects.toThrow(/permission denied/);
  const step = (name: string, values: unknown[]) => {
    const { parameters } = ragPipeline.nodes.find((one) => one.name === name) ?? {};
    return run('documents', 'pipeline', (parameters as { query: string }).query, values);
  };
  let turn = 0;
  const compare = async (...ids: string[]) => {
    const folder = ids.map((id) => ({ id, version: id, name: id, url: '' }));
    turn += 1;
    const rows = await step('Compare with what is stored', [JSON.stringify(folder), `7-${turn}`]);
    return rows.map(({ id }) => id);
  };
  const pass = (minutes: number) => {
    const sql = 'UPDATE pipeline.company_files SET tried_at = tried_at - make_interval(mins => $1)';
    return run('documents', 'postgres', sql, [minutes]);
  };
  for (const taken of [['a'], ['b'], []]) expect(await compare('a', 'b')).toEqual(taken);
  for (let time = 0; time < 3; time += 1) {
    expect(await compare('scan')).toEqual(['scan']);
    await pass(11);
  }
  expect(await compare('scan')).toEqual([]);
  await pass(24 * 60);
  expect(await compare('scan')).toEqual(['scan']);
});
