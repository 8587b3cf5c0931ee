import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { openPostgresStore } from './postgres-store.ts';
import { describeStore } from './store-contract.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describeStore('PostgreSQL', async () => openPostgresStore({ url: await postgres.createDatabase() }));

test('several servers that start together migrate one database once', async () => {
  const url = await postgres.createDatabase();
  const stores = Array.from({ length: 5 }, () => openPostgresStore({ url, maxConnections: 2 }));
  await Promise.all(stores.map((store) => store.add(sampleLead())));
  expect((await stores[0]?.stats())?.total).toBe(5);
  await Promise.all(stores.map((store) => store.close()));
});

test('a database that is away is reported, and used as soon as it is back', async () => {
  const store = openPostgresStore({ url: 'postgres://postgres@127.0.0.1:1/none' });
  await expect(store.add(sampleLead())).rejects.toMatchObject({
    problem: 'unreachable',
    message: expect.stringContaining('Check DATABASE_URL and that PostgreSQL runs; no restart is needed.'),
  });
  await expect(store.check(1)).rejects.toMatchObject({ problem: 'unreachable' });
  await store.close();
});
