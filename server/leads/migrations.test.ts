import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from '../testing/database.ts';
import { sampleLead } from '../testing/sample-lead.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openPostgresStore } from './postgres-store.ts';
import { openSqliteStore } from './sqlite-store.ts';
import type { LeadStore } from './store.ts';

const firstRelease = (name: string) =>
  readFileSync(new URL(`../testing/first-release/${name}.sql`, import.meta.url), 'utf8');

/** Expects everything the first release stored, and that every operation of this release works on it. */
async function expectUpgraded(store: LeadStore): Promise<void> {
  expect(await store.stats()).toMatchObject({
    byState: { delivered: 1, dead: 1, pending: 1, quarantined: 1 },
    total: 4,
    erased: 1,
    pause: null,
  });
  expect(await store.get('delivered-1')).toMatchObject({
    payload: { firstName: 'Ada', emailOptIn: true },
    consents: [{ channel: 'email', wording: 'Yes, write me' }],
  });
  expect(await store.get('retry-1')).toMatchObject({
    lastError: 'answered 500',
    payload: { howCanWeHelp: 'line\n“quotes” 🧵' },
  });
  expect(await store.findKey('key-1')).toMatchObject({ id: 'delivered-1', fingerprint: 'print-1' });
  expect(await store.attempts('dead-1')).toEqual([]);
  expect((await store.add(sampleLead({ id: 'new' }))).outcome).toBe('added');
  const claimed = await store.claim({ leaseMs: 1000, token: 't', limit: 10 });
  expect(claimed.map(({ id }) => id).toSorted()).toEqual(['new', 'retry-1']);
  const attempt = { status: 200, milliseconds: 3, answer: 'ok' };
  await store.settle({ id: 'retry-1', token: 't', attempt, outcome: 'delivered' });
  expect(await store.attempts('retry-1')).toMatchObject([attempt]);
  expect(await store.erase('eve@example.com')).toBe(1);
  expect(await store.erasures()).toMatchObject([
    { leads: 1, rule: 'an address' },
    { leads: 1, rule: 'an address' },
  ]);
}

test('a lead file of the first release is brought up to date with nothing lost', async () => {
  using folder = temporaryFolder();
  const database = new DatabaseSync(join(folder.path, 'leads.sqlite'));
  database.exec(firstRelease('sqlite'));
  database.close();
  const store = openSqliteStore({ folder: folder.path, isThorough: true });
  await expectUpgraded(store);
  await store.close();
});

test('a PostgreSQL database of the first release is brought up to date with nothing lost', async () => {
  const url = await createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(firstRelease('postgres'));
  await client.end();
  const store = openPostgresStore({ url });
  await expectUpgraded(store);
  await store.close();
});
