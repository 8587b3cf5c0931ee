import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '#server/testing/database.ts';

// PostgreSQL has to start first, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Each statement, without the remark that is meant for the receiver's program. */
const [begin, remember, work, commit, ...others] = readFileSync(
  join(import.meta.dirname, 'receive-once.sql'),
  'utf8',
)
  .replace(/^--.*\n/gm, '')
  .split(';')
  .map((statement) => statement.trim())
  .filter(Boolean) as [string, string, string, string, ...string[]];

let database: pg.Pool;

beforeAll(async () => {
  database = new pg.Pool({ connectionString: await createDatabase() });
  await database.query('CREATE TABLE seen_webhooks (id text PRIMARY KEY)');
  await database.query('CREATE TABLE deals (company text, source text)');
});

afterAll(() => database?.end());

/** Receiver that follows the remark. */
async function receive(id: string, company: string): Promise<void> {
  const client = await database.connect();
  try {
    await client.query(begin);
    const { rowCount } = await client.query(remember, [id]);
    if (rowCount === 0) await client.query('ROLLBACK');
    else {
      // The page counts parameters through both statements, PostgreSQL through each.
      await client.query(work.replace('$2', '$1').replace('$3', '$2'), [company, 'webhook']);
      await client.query(commit);
    }
  } finally {
    client.release();
  }
}

const deals = async () => (await database.query('SELECT company FROM deals ORDER BY company')).rows;

test('a delivery that arrives twice makes one deal, also when both arrive at once', async () => {
  expect(others).toEqual([]);
  await receive('msg_1', 'Kestrel Foods');
  await receive('msg_1', 'Kestrel Foods');
  await Promise.all(Array.from({ length: 5 }, () => receive('msg_2', 'Linden Mills')));
  expect(await deals()).toEqual([{ company: 'Kestrel Foods' }, { company: 'Linden Mills' }]);
});
