import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPostgresStore } from './leads/postgres-store.ts';
import { openSqliteStore } from './leads/sqlite-store.ts';
import { createDatabase, createInterruptibleDatabase } from './testing/database.ts';
import { type ReceivedDelivery, startReceiver } from './testing/receiver.ts';
import { until } from './testing/resources.ts';
import { serverFolders } from './testing/running-website.ts';
import { after, idOf, postBurst, postLead } from './testing/sent-requests.ts';
import { startServerProcess } from './testing/server-process.ts';

const folder = serverFolders();

const FAST = {
  DELIVERY_SCHEDULE: Array(20).fill('0.05').join(','),
  // Ample for a busy machine: who takes an answer for late sends again.
  DELIVERY_TIMEOUT_SECONDS: '20',
  DELIVERY_LEASE_SECONDS: '60',
};

/** Deliveries of one lead that were under way at the same time. */
function overlapping(deliveries: readonly ReceivedDelivery[]): ReceivedDelivery[] {
  const endOf = new Map<unknown, number>();
  return deliveries
    .toSorted((a, b) => a.startedAt - b.startedAt)
    .filter(({ headers, startedAt, endedAt }) => {
      const id = headers['webhook-id'];
      const isEarly = startedAt < (endOf.get(id) ?? 0);
      endOf.set(id, endedAt);
      return isEarly;
    });
}

test('two servers on one PostgreSQL deliver every lead to a receiver that fails 30 %, never both at once', async () => {
  let count = 0;
  await using receiver = await startReceiver(async () => {
    count += 1;
    const isFailing = count % 10 < 3;
    await sleep(5);
    return isFailing ? 500 : 200;
  });
  const DATABASE_URL = await createDatabase();
  const variables = { SITE_DIR: folder.siteDir, DATABASE_URL, CONTACT_WEBHOOK_URL: receiver.url, ...FAST };
  await using first = await startServerProcess(variables);
  await using second = await startServerProcess(variables);
  const isOver = after(400);
  const bursts = await Promise.all([first, second].map(({ url }) => postBurst(url, 4, isOver)));
  const acknowledged = bursts.flatMap((burst) => burst.acknowledged);
  expect(acknowledged).toHaveLength(400);

  const store = openPostgresStore({ url: DATABASE_URL });
  await until('all delivered', async () => (await store.stats()).byState.delivered === 400, 40_000);
  await store.close();
  const arrivals = receiver.accepted().map(({ headers }) => headers['webhook-id'] as string);
  expect(arrivals.toSorted()).toEqual(acknowledged.toSorted());
  expect(overlapping(receiver.deliveries)).toEqual([]);
  expect(receiver.deliveries.length).toBeGreaterThan(500);
  for (const server of [first, second]) expect(server.output()).toContain('"event":"lead.delivered"');
});

test('what a killed server had claimed is delivered by the other', async () => {
  let isAnswering = false;
  await using receiver = await startReceiver(() => (isAnswering ? 200 : new Promise<undefined>(() => {})));
  const DATABASE_URL = await createDatabase();
  const variables = {
    SITE_DIR: folder.siteDir,
    DATABASE_URL,
    CONTACT_WEBHOOK_URL: receiver.url,
    ...FAST,
    DELIVERY_TIMEOUT_SECONDS: '1.5',
    DELIVERY_LEASE_SECONDS: '2',
  };
  await using first = await startServerProcess(variables);
  const { acknowledged } = await postBurst(first.url, 2, after(6));
  await until('claimed by the first', () => receiver.deliveries.length >= 6);
  await first.end('SIGKILL');
  isAnswering = true;
  await using _second = await startServerProcess(variables);
  const arrived = () => new Set(receiver.accepted().map(({ headers }) => headers['webhook-id']));
  await until('delivered by the second', () => acknowledged.every((id) => arrived().has(id)));
  expect(acknowledged).toHaveLength(6);
});

test('one Idempotency-Key sent to both servers at once is one lead', async () => {
  const DATABASE_URL = await createDatabase();
  await using first = await startServerProcess({ SITE_DIR: folder.siteDir, DATABASE_URL });
  await using second = await startServerProcess({ SITE_DIR: folder.siteDir, DATABASE_URL });
  const ids = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { url } = index % 2 ? first : second;
      return idOf(await postLead(url, {}, { 'Idempotency-Key': 'one' }));
    }),
  );
  expect(new Set(ids).size).toBe(1);
});

test('two servers on one data folder lose nothing and deliver every lead once', async () => {
  await using receiver = await startReceiver();
  const DATA_DIR = folder.dataFolder();
  const variables = { SITE_DIR: folder.siteDir, DATA_DIR, CONTACT_WEBHOOK_URL: receiver.url, ...FAST };
  const [first, second] = await Promise.all([startServerProcess(variables), startServerProcess(variables)]);
  const isOver = after(600);
  const bursts = await Promise.all([first, second].map(({ url }) => postBurst(url, 8, isOver)));
  const acknowledged = bursts.flatMap((burst) => burst.acknowledged);
  expect(bursts.map(({ failed }) => failed)).toEqual([0, 0]);
  expect(acknowledged).toHaveLength(600);
  const store = openSqliteStore({ folder: DATA_DIR });
  await until('all delivered', async () => (await store.stats()).byState.delivered === 600, 30_000);
  await store.close();
  const arrivals = receiver.accepted().map(({ headers }) => headers['webhook-id'] as string);
  expect(arrivals.toSorted()).toEqual(acknowledged.toSorted());
  await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
});

test('a PostgreSQL that is away makes the health check fail and refuses leads, and both recover with it', async () => {
  await using database = await createInterruptibleDatabase();
  const DATABASE_URL = database.url;
  await using server = await startServerProcess({ SITE_DIR: folder.siteDir, DATABASE_URL });
  const health = async () => (await fetch(`${server.url}/healthz`)).status;
  const post = async () => (await postLead(server.url)).status;
  expect([await health(), await post()]).toEqual([200, 202]);
  await database.pause();
  expect([await health(), await post()]).toEqual([503, 503]);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  await database.resume();
  expect([await health(), await post()]).toEqual([200, 202]);
});
