import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { connect, type DeliverySetting, stateOf } from '#server/testing/connected-delivery.ts';
import { createDatabase } from '#server/testing/database.ts';
import { type Behaviour, startReceiver } from '#server/testing/receiver.ts';
import { until } from '#server/testing/until.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { LeadStore } from '../store.ts';
import { createReceiverPause } from './receiver-pause.ts';

const root = mkdtempSync(join(tmpdir(), 'website-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const openSqlite = async () => openSqliteStore({ folder: mkdtempSync(join(root, 'data-')) });
const STORES: [string, () => Promise<LeadStore>][] = [
  ['SQLite', openSqlite],
  ['PostgreSQL', async () => openPostgresStore({ url: await createDatabase() })],
];

const refuseWith =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_delivery, response) => {
    response.writeHead(status, headers).end('Not now');
    return undefined;
  };

/** Longer than workers sleep between two looks. */
const A_LOOK_MS = 2500;

async function connectWithLog(open: () => Promise<LeadStore>, setting: DeliverySetting) {
  const events: string[] = [];
  const log = (_level: string, event: string) => void events.push(event);
  const setup = await connect(open, { ...setting, log });
  const logged = (event: string) => events.filter((name) => name === event).length;
  const addLeads = (count: number) => Promise.all(Array.from({ length: count }, () => setup.add()));
  return { ...setup, logged, addLeads, [Symbol.asyncDispose]: setup[Symbol.asyncDispose] };
}

describe.each(STORES)('a receiver’s pause with %s', (_name, open) => {
  test('while a receiver asks for patience no other lead is sent to it', async () => {
    let refused = 0;
    const patience = refuseWith(429, { 'Retry-After': '1' });
    const behave: Behaviour = (...exchange) => {
      if (refused === 8) return 200;
      refused += 1;
      return patience(...exchange);
    };
    await using setup = await connectWithLog(open, { behave, delays: Array<number>(10).fill(10) });
    await setup.addLeads(20);
    await until('all delivered', async () => (await setup.store.stats()).byState.delivered === 20);
    const end = setup.receiver.deliveries[0]?.endedAt ?? 0;
    // Up to eight are under way at once, and cannot be called back when the first is refused.
    const early = setup.receiver.deliveries.filter(({ startedAt }) => startedAt < end + 900);
    expect(early.length).toBeLessThanOrEqual(8);
    expect(setup.logged('delivery.paused')).toBe(1);
    expect(setup.logged('delivery.resumed')).toBe(1);
    expect((await setup.store.stats()).pause).toBeNull();
  });

  test('one that is gone costs the leads under way, and the others wait', async () => {
    await using setup = await connectWithLog(open, { behave: refuseWith(410) });
    await setup.addLeads(30);
    await until('it is paused', async () => (await setup.store.findPause()) !== null);
    await sleep(A_LOOK_MS);
    expect(setup.receiver.deliveries.length).toBeLessThanOrEqual(8);
    const { byState, pause } = await setup.store.stats();
    expect(byState.pending).toBeGreaterThanOrEqual(22);
    expect(pause).toMatchObject({ reason: 'answered 410 Gone', rounds: 1 });
    expect(pause?.leftMs).toBeGreaterThan(3_500_000);
    expect(setup.logged('delivery.paused')).toBe(1);
  });

  test('one that fails again and again is asked by one lead at a time, and all go on when it is back', async () => {
    let status = 500;
    const delays = Array<number>(50).fill(300);
    await using setup = await connectWithLog(open, { behave: () => status, delays });
    await setup.addLeads(40);
    await until('paused three times', async () => ((await setup.store.findPause())?.rounds ?? 0) >= 3);
    // Counted before the pauses are, which go on meanwhile.
    const sent = setup.receiver.deliveries.length;
    const pauses = (await setup.store.findPause())?.rounds ?? 0;
    expect(sent, 'ten in a row, those under way then, and one for each pause').toBeLessThanOrEqual(
      10 + 8 + pauses,
    );
    expect(setup.logged('delivery.paused')).toBe(1);
    status = 200;
    await until('all delivered', async () => (await setup.store.stats()).byState.delivered === 40);
    expect(setup.logged('delivery.resumed')).toBe(1);
  });
});

test('a pause outlives a restart, and ends when a person asks or another receiver is configured', async () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const open = async () => openSqliteStore({ folder });
  let behave = refuseWith(503, { 'Retry-After': '3600' });
  await using receiver = await startReceiver((...exchange) => behave(...exchange));
  const setting = { address: () => receiver.url };
  const isPaused = async (store: LeadStore) => (await store.findPause()) !== null;
  {
    await using setup = await connectWithLog(open, setting);
    await setup.add();
    await until('it is paused', () => isPaused(setup.store));
  }
  {
    await using setup = await connectWithLog(open, setting);
    const lead = await setup.add();
    await sleep(A_LOOK_MS);
    expect(receiver.deliveries).toHaveLength(1);
    expect(await setup.store.resume()).toBe(true);
    await until('paused anew', async () => receiver.deliveries.length === 2 && isPaused(setup.store));
    expect(await stateOf(setup.store, lead.id)).toBe('pending');
  }
  behave = () => 200;
  await using setup = await connectWithLog(open, {});
  const lead = await setup.add();
  await until('delivered', async () => (await stateOf(setup.store, lead.id)) === 'delivered');
  expect(await setup.store.resume()).toBe(false);
});

test('a look that is answered late does not undo the pause that began meanwhile', async () => {
  const store = await openSqlite();
  const answered = Promise.withResolvers<void>();
  let looks = 0;
  const findPause = async () => {
    const found = await store.findPause();
    looks += 1;
    if (looks === 1) await answered.promise;
    return found;
  };
  const events: string[] = [];
  const pause = createReceiverPause({
    store: { findPause, pause: (begun) => store.pause(begun), resume: () => store.resume() },
    log: (_level, event) => void events.push(event),
    url: 'http://receiver.example',
    delays: [1000],
  });
  const attempt = { status: 410, milliseconds: 1, answer: '' };
  const gone = { outcome: 'gone', attempt, error: 'answered 410 Gone' } as const;

  const look = pause.find();
  await pause.note(gone, false);
  answered.resolve();
  expect(await look).toMatchObject({ reason: 'answered 410 Gone' });
  await pause.note(gone, false);
  expect(events).toEqual(['delivery.paused']);
  await store.close();
});
