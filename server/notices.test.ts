import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { realEffects } from './effects.ts';
import { createHealthCheck } from './health-check.ts';
import { openPostgresStore } from './leads/postgres-store.ts';
import { openSqliteStore } from './leads/sqlite-store.ts';
import { type LeadStore, StoreError } from './leads/store.ts';
import { silentLog } from './log.ts';
import { createNotices, type NoticeOptions } from './notices.ts';
import { createDatabase } from './testing/database.ts';
import { type Behaviour, startReceiver } from './testing/receiver.ts';
import { until } from './testing/resources.ts';
import { runWebsite } from './testing/running-website.ts';
import { sampleLead } from './testing/sample-lead.ts';

const root = mkdtempSync(join(tmpdir(), 'website-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Starts a chat that remembers the sentences it was sent. */
async function startChat(behave: Behaviour = () => 200) {
  const receiver = await startReceiver(behave);
  const sentences = () =>
    receiver.accepted().map(({ body }) => {
      const { text, content } = JSON.parse(body) as { text: string; content: string };
      expect(content).toBe(text);
      return text.replace(/^.* website: /, '');
    });
  return { ...receiver, sentences };
}

const LOOK_MS = 30;
/** Longer than a test takes on any machine, so that a lead that has just come is not late before its end. */
const LATE_AFTER_MS = 3_600_000;

function watch(store: LeadStore, url: string, change: Partial<NoticeOptions> = {}) {
  const notices = createNotices({
    effects: realEffects,
    log: silentLog,
    url,
    lateAfterMs: LATE_AFTER_MS,
    isForEachLead: false,
    lookEveryMs: LOOK_MS,
    ...change,
  });
  notices.watch(store);
  return { ...notices, [Symbol.asyncDispose]: notices.stop };
}

async function settle(store: LeadStore, id: string, outcome: 'delivered' | 'dead') {
  await store.claim({ leaseMs: 60_000, token: 'w', limit: 10 });
  const attempt = { status: 500, milliseconds: 1, answer: '' };
  await store.settle({ id, token: 'w', attempt, outcome, error: 'answered 500' });
}

const STORES: [string, () => () => Promise<LeadStore>][] = [
  [
    'SQLite',
    () => {
      const folder = mkdtempSync(join(root, 'data-'));
      return async () => openSqliteStore({ folder });
    },
  ],
  [
    'PostgreSQL',
    () => {
      const url = createDatabase();
      return async () => openPostgresStore({ url: await url });
    },
  ],
];

describe.each(STORES)('notices with %s', (_name, prepare) => {
  test('leads that wait too long are reported once, by several servers and across restarts, and so is their end', async () => {
    const open = prepare();
    await using chat = await startChat();
    const stores = [await open(), await open()] as const;
    const late = sampleLead({ receivedAt: Date.UTC(2026, 0, 2, 3, 4) });
    /**
     * Lets servers read the store a few times. Nothing changes during that time, because one server could see the change before
     * another.
     */
    const lookWith = async (...servers: LeadStore[]) => {
      const looks = servers.map(() => 0);
      const watches = servers.map((store, server) => {
        const stats = () => {
          looks[server] = (looks[server] ?? 0) + 1;
          return store.stats();
        };
        return watch({ ...store, stats }, chat.url);
      });
      await until('each looked a few times', () => looks.every((count) => count >= 5));
      for (const { stop } of watches) await stop();
    };
    await stores[0].add(sampleLead({ receivedAt: Date.now() }));
    await lookWith(stores[0]);
    expect(chat.sentences(), 'a lead that has just come is not late').toEqual([]);
    await stores[0].add(late);
    await lookWith(...stores);
    await lookWith(stores[0]);
    expect(chat.sentences()).toEqual([
      'Leads are not delivered. 2 wait, the oldest since 2026-01-02T03:04 UTC. More: npm run leads -- list --state pending',
    ]);
    await settle(stores[0], late.id, 'delivered');
    await lookWith(...stores);
    expect(chat.sentences().slice(1)).toEqual(['Leads are delivered again.']);
    for (const store of stores) await store.close();
  });

  test('each lead that is given up is reported', async () => {
    const store = await prepare()();
    await using chat = await startChat();
    await using _notices = watch(store, chat.url);
    for (const count of [1, 2]) {
      const lead = sampleLead({ receivedAt: Date.now() });
      await store.add(lead);
      await settle(store, lead.id, 'dead');
      await until('told', () => chat.sentences().length === count);
    }
    expect(chat.sentences()).toEqual([
      '1 lead was given up and waits for a person: npm run leads -- list --state dead',
      '2 leads were given up and wait for a person: npm run leads -- list --state dead',
    ]);
    await store.close();
  });
});

test('a chat that does not answer gets its notices as soon as it does', async () => {
  const store = openSqliteStore({ folder: mkdtempSync(join(root, 'data-')) });
  let status = 500;
  const failures: string[] = [];
  await using chat = await startChat(() => status);
  await store.add(sampleLead({ receivedAt: 0 }));
  await using _notices = watch(store, chat.url, { log: (_level, event) => void failures.push(event) });
  await until('tried', () => failures.length > 1);
  status = 200;
  await until('told', () => chat.sentences().length === 1);
  expect(new Set(failures)).toEqual(new Set(['notice.failed']));
  await store.close();
});

test('a store that is back is reported after its fault, also when the chat takes that late', async () => {
  const first = Promise.withResolvers<number>();
  await using chat = await startChat(() => (chat.deliveries.length === 1 ? first.promise : 200));
  const notices = createNotices({
    effects: realEffects,
    log: silentLog,
    url: chat.url,
    lateAfterMs: null,
    isForEachLead: false,
  });
  notices.listen('error', 'store.unavailable', { problem: 'full' });
  await until('the fault is on its way', () => chat.deliveries.length === 1);
  notices.listen('info', 'store.recovered');
  // A connection takes a few milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(chat.deliveries).toHaveLength(1);
  first.resolve(200);
  await until('both are told', () => chat.sentences().length === 2);
  expect(chat.sentences()[1]).toBe('Leads are stored again.');
});

test('each lead is reported when that is set, without personal data', async () => {
  let gate = Promise.resolve();
  await using chat = await startChat(async () => {
    await gate;
    return 200;
  });
  await using website = await runWebsite({
    variables: { NOTICE_WEBHOOK_URL: chat.url, NOTICE_EACH_LEAD: 'on', CONTACT_RATE_LIMIT: 'off' },
  });
  const answer = (await (await website.postLead()).json()) as { id: string };
  await website.postLead({}, { 'X-Form-Trap': 'x' });
  await website.postLead({ email: 'no address' });
  await until('told', () => chat.sentences().length === 2);
  const [first, second] = chat.sentences();
  expect(first).toBe(`A lead came in: npm run leads -- show ${answer.id}`);
  expect(second).toMatch(/^A lead came in: npm run leads -- show /);
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  await Promise.all(Array.from({ length: 10 }, () => website.postLead()));
  open();
  await until('told together', () => chat.sentences().length === 4);
  expect(chat.sentences().at(-1)).toBe('9 leads came in: npm run leads -- list');
  expect(chat.deliveries.map(({ body }) => body).join()).not.toMatch(/Ada|Byron|example\.com|Engines/);
});

test('a store that refuses costs the log a line when it begins and one a minute, however often somebody asks', async () => {
  const lines: { event: string; requestId: unknown }[] = [];
  let now = 0;
  let fault: Error | undefined = new StoreError('full', 'no space left');
  const check = createHealthCheck({
    store: {
      check: async () => {
        if (fault) throw fault;
      },
    },
    log: (_level, event, { requestId } = {}) => void lines.push({ event, requestId }),
    effects: { newId: () => `line-${lines.length + 1}`, now: () => now },
  });
  const idOf = async () => (await check()).headers['x-request-id'];

  const named: unknown[] = [];
  for (; now < 120_000; now += 100) named.push(await idOf());
  expect(lines).toEqual([
    { event: 'health.failed', requestId: 'line-1' },
    { event: 'health.failed', requestId: 'line-2' },
  ]);
  expect(new Set(named), 'every answer names a line that is there').toEqual(new Set(['line-1', 'line-2']));

  fault = new Error('something else');
  expect(await idOf(), 'another problem is said at once').toBe('line-3');
  fault = undefined;
  expect(await check()).toMatchObject({ status: 200 });
  fault = new Error('something else');
  expect(await idOf(), 'so is one that comes back').toBe('line-4');
});
