import pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase, createInterruptibleDatabase } from '../testing/database.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { until } from '../testing/until.ts';
import { MIGRATION_LOCK } from './postgres-connection.ts';
import { openPostgresStore } from './postgres-store.ts';
import { describeStore } from './store-contract.ts';

describeStore('PostgreSQL', async () => openPostgresStore({ url: await createDatabase() }));

test('several servers that start together migrate one database once', async () => {
  const url = await createDatabase();
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
  await expect(store.check()).rejects.toMatchObject({ problem: 'unreachable' });
  await store.close();
});

test('a connection that is ended while its tables are made costs an answer, not the process', async () => {
  // Cut without a word: a database that says why it ends a connection fails the query first.
  await using database = await createInterruptibleDatabase();
  const admin = new pg.Client({ connectionString: database.url });
  admin.on('error', () => {});
  await admin.connect();
  await admin.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const store = openPostgresStore({ url: database.url });
  const refused = expect(store.add(sampleLead())).rejects.toMatchObject({ problem: 'unreachable' });
  const others = "FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'";
  await until('it waits for the lock', async () => (await admin.query(`SELECT 1 ${others}`)).rows.length > 0);
  await database.pause();
  await refused;
  await database.resume();
  expect((await store.add(sampleLead())).outcome).toBe('added');
  await store.close();
});
