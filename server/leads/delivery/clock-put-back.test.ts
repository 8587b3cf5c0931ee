import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { connect, stateOf } from '#server/testing/connected-delivery.ts';
import { createDatabase } from '#server/testing/database.ts';
import { sampleLead } from '#server/testing/sample-lead.ts';
import { until } from '#server/testing/until.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { LeadStore } from '../store.ts';

const root = mkdtempSync(join(tmpdir(), 'website-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Plans everything that waits as a clock two hours ahead would have done. */
const AHEAD = [
  'UPDATE outbox SET next_attempt_at = next_attempt_at + 7200000, planned_at = planned_at + 7200000',
  'UPDATE pause SET since = since + 7200000, until = until + 7200000, planned_at = planned_at + 7200000',
];

type Put = (sql: string) => Promise<void>;
const STORES: [string, () => Promise<{ store: LeadStore; put: Put }>][] = [
  [
    'SQLite',
    async () => {
      const folder = mkdtempSync(join(root, 'data-'));
      const store = openSqliteStore({ folder });
      return {
        store,
        put: async (sql) => {
          const database = new DatabaseSync(join(folder, 'leads.sqlite'), { timeout: 5000 });
          database.exec(sql);
          database.close();
        },
      };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await createDatabase();
      return {
        store: openPostgresStore({ url }),
        put: async (sql) => {
          const client = new pg.Client({ connectionString: url });
          await client.connect();
          await client.query(sql);
          await client.end();
        },
      };
    },
  ],
];

describe.each(STORES)('after the clock was put back two hours, in %s', (_name, open) => {
  test('leads and pauses wait as long as was meant, and not two hours longer', async () => {
    const { store, put } = await open();
    const fresh = sampleLead();
    const leased = sampleLead();
    const retried = sampleLead();
    for (const lead of [leased, retried]) await store.add(lead);
    await store.claim({ leaseMs: 30_000, token: 'one', limit: 2 });
    const attempt = { status: 500, milliseconds: 3, answer: '' };
    await store.settle({
      id: retried.id,
      token: 'one',
      attempt,
      outcome: 'retry',
      delayMs: 60_000,
      error: 'answered 500',
    });
    await store.add(fresh);
    await store.pause({ receiver: 'r', forMs: 60_000, reason: 'answered 429' });
    for (const sql of AHEAD) await put(sql);
    expect(await store.claim({ leaseMs: 1000, token: 'two', limit: 9 })).toEqual([]);

    expect(await store.replan()).toBe(4);
    expect(await store.replan()).toBe(0);
    const claimed = await store.claim({ leaseMs: 300_000, token: 'three', limit: 9 });
    expect(claimed.map(({ id }) => id)).toEqual([fresh.id]);
    const wait = (await store.dueIn()) ?? 0;
    expect(wait, 'the end of the lease').toBeGreaterThan(10_000);
    expect(wait).toBeLessThanOrEqual(30_000);
    const left = (await store.findPause())?.leftMs ?? 0;
    expect(left).toBeGreaterThan(10_000);
    expect(left).toBeLessThanOrEqual(60_000);
    // The worker that claimed the lead before can still record how its delivery ended.
    expect(await store.settle({ id: leased.id, token: 'one', attempt, outcome: 'delivered' })).toBe(true);
    await store.close();
  });

  test('a worker notices, says so and delivers', async () => {
    const { store, put } = await open();
    const lead = sampleLead();
    await store.add(lead);
    await put(AHEAD[0] ?? '');
    const events: string[] = [];
    await using setup = await connect(async () => store, { log: (_level, event) => void events.push(event) });
    await until('delivered', async () => (await stateOf(setup.store, lead.id)) === 'delivered');
    expect(events).toContain('delivery.clock-put-back');
  });
});
