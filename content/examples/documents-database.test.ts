import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import ragPipeline from '#content/workflows/rag-pipeline.json' with { type: 'json' };
import { createDatabase } from '#server/testing/database.ts';

// PostgreSQL has to start first, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Statements psql runs before and after it connects to the new database. */
const [before = '', after = ''] = readFileSync(
  join(import.meta.dirname, 'documents-database.sql'),
  'utf8',
).split('\\c documents\n');

let server: string;

async function run(
  database: string,
  user: string,
  sql: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  const address = new URL(server);
  address.pathname = database;
  address.username = user;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    const result = await client.query(sql, values);
    return [result].flat().at(-1)?.rows ?? [];
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

/** The query of a step of the workflow. */
function queryOf(step: string): string {
  const { parameters } = ragPipeline.nodes.find(({ name }) => name === step) ?? {};
  return String((parameters as { query?: string } | undefined)?.query);
}

const file = (id: string, version = 'first') => ({ id, version, name: id, url: `https://example.com/${id}` });
const compare = async (...folder: object[]) =>
  (await run('documents', 'pipeline', queryOf('Compare with what is stored'), [JSON.stringify(folder)])).map(
    ({ id }) => id,
  );
const finish = (id: string, runId: string) =>
  run('documents', 'pipeline', queryOf('Take out the old version'), [id, runId]);
const store = (id: string, runId: string) =>
  run('documents', 'pipeline', 'INSERT INTO company_documents (metadata) VALUES ($1)', [
    JSON.stringify({ file_id: id, run: runId }),
  ]);
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

test('the pipeline’s role has its schema and cannot write anywhere else', async () => {
  await run('postgres', 'postgres', before);
  // The servers of tests come without pgvector, whose own type this is.
  const withoutVector = after.replace(/^CREATE EXTENSION .* vector;\n/m, '').replace(' vector\n', ' text\n');
  await run('documents', 'postgres', withoutVector);
  await run('documents', 'pipeline', 'CREATE TABLE IF NOT EXISTS company_documents (id uuid)');
  await expect(run('documents', 'pipeline', 'CREATE TABLE public.elsewhere (id int)')).rejects.toThrow(
    /permission denied/,
  );
});

test('the pipeline takes one file at a time, and each version once', async () => {
  expect(await compare(file('a'), file('b'))).toEqual(['a']);
  expect(await compare(file('a'), file('b'))).toEqual(['b']);
  expect(await compare(file('a'), file('b'))).toEqual([]);
  for (const id of ['a', 'b']) {
    await store(id, '1');
    await finish(id, '1');
  }
  await minutesPass(2000);
  expect(await compare(file('a'), file('b'))).toEqual([]);
});

test('the pipeline replaces a file whose contents changed, and keeps the old version until then', async () => {
  expect(await compare(file('a', 'second'), file('b'))).toEqual(['a']);
  await store('a', '2');
  expect(await stored()).toHaveLength(3);
  await finish('a', '2');
  expect(await stored()).toEqual([
    { id: 'a', run: '2' },
    { id: 'b', run: '1' },
  ]);
});

test('the pipeline forgets a file that left the folder, and nothing when the folder is empty', async () => {
  await compare();
  expect(await stored()).toHaveLength(2);
  await compare(file('b'));
  expect(await stored()).toEqual([{ id: 'b', run: '1' }]);
});

test('the pipeline tries a file that fails three times, ten minutes apart, and then once a day', async () => {
  const folder = [file('b'), file('scan')];
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await compare(...folder)).toEqual(['scan']);
    expect(await compare(...folder)).toEqual([]);
    await minutesPass(11);
  }
  expect(await compare(...folder)).toEqual([]);
  await minutesPass(24 * 60);
  expect(await compare(...folder)).toEqual(['scan']);
});
