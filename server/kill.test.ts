import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSqliteStore } from './leads/sqlite-store.ts';
import { type Burst, postBurst } from './testing/burst.ts';
import { startReceiver } from './testing/receiver.ts';
import { startServerProcess } from './testing/server-process.ts';
import { writeSite } from './testing/site-fixture.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { until } from './testing/until.ts';

const CYCLES = 20;

test('after 20 kills in the middle of a burst every acknowledged lead is delivered', async () => {
  using folder = temporaryFolder();
  await using receiver = await startReceiver();
  const SITE_DIR = join(folder.path, 'dist');
  const DATA_DIR = join(folder.path, 'data');
  writeSite(SITE_DIR);
  const variables = {
    SITE_DIR,
    DATA_DIR,
    CONTACT_WEBHOOK_URL: receiver.url,
    DELIVERY_TIMEOUT_SECONDS: '1',
    DELIVERY_LEASE_SECONDS: '1.5',
  };
  const acknowledged: string[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    await using server = await startServerProcess(variables);
    let isOver = false;
    const soFar: Burst = { acknowledged: [], failed: 0 };
    const burst = postBurst(server.url, 16, () => isOver, soFar);
    await until('the burst is under way', () => soFar.acknowledged.length > 10 + cycle);
    await sleep(cycle);
    await server.end('SIGKILL');
    isOver = true;
    const { acknowledged: ids, failed } = await burst;
    expect(failed, 'the kill must come while posts are under way').toBeGreaterThan(0);
    acknowledged.push(...ids);
  }
  expect(acknowledged.length).toBeGreaterThan(CYCLES * 20 - 1);

  const store = openSqliteStore({ folder: DATA_DIR });
  for (const id of acknowledged) expect(await store.get(id)).not.toBeNull();
  await using _server = await startServerProcess(variables);
  const isDelivered = async () => (await store.stats()).byState.pending === 0;
  await until('every stored lead is delivered', isDelivered, 60_000);
  await store.close();
  const arrived = new Set(receiver.accepted().map(({ headers }) => headers['webhook-id']));
  expect(acknowledged.filter((id) => !arrived.has(id))).toEqual([]);
}, 300_000);
