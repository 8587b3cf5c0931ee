import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, test } from 'vitest';
import { PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import { validatePayload } from '#leads/lead-schema.ts';
import { realEffects } from '../effects.ts';
import { openPostgresStore } from '../leads/postgres-store.ts';
import { openSqliteStore } from '../leads/sqlite-store.ts';
import type { LeadStore } from '../leads/store.ts';
import { silentLog } from '../log.ts';
import { createDatabase } from '../testing/database.ts';
import { type Behaviour, connect, startReceiver, stateOf } from '../testing/receiver.ts';
import { until } from '../testing/resources.ts';
import { sampleLead, samplePayload } from '../testing/sample-lead.ts';
import { runLeads } from '../testing/server-process.ts';
import { DELAYS_MS, nextDelay, parseRetryAfter } from './schedule.ts';
import { startDelivery } from './worker.ts';

const root = mkdtempSync(join(tmpdir(), 'website-test-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A store, and a clock for it: what is planned is moved back, as if the time had passed. */
interface Timed {
  store: LeadStore;
  pass: (ms: number) => Promise<void>;
}

const passing = (ms: number) => `UPDATE outbox SET next_attempt_at = next_attempt_at - ${ms}`;

const STORES: [string, () => Promise<Timed>][] = [
  [
    'SQLite',
    async () => {
      const folder = mkdtempSync(join(root, 'data-'));
      const store = openSqliteStore({ folder });
      const pass = async (ms: number) => {
        const database = new DatabaseSync(join(folder, 'leads.sqlite'), { timeout: 5000 });
        database.exec(passing(ms));
        database.close();
      };
      return { store, pass };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await createDatabase();
      const pass = async (ms: number) => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.query(passing(ms));
        await client.end();
      };
      return { store: openPostgresStore({ url }), pass };
    },
  ],
];

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

describe.each(STORES)('delivery from %s', (_name, openTimed) => {
  const open = async () => (await openTimed()).store;

  test('a lead arrives once, with exactly the fifteen keys', async () => {
    await using setup = await connect(open, {});
    const lead = await setup.add({ payload: samplePayload({ howCanWeHelp: 'naïve “text” 🧵\nline' }) });
    await until('delivered', async () => (await stateOf(setup.store, lead.id)) === 'delivered');
    expect(setup.receiver.deliveries).toHaveLength(1);
    const [delivery] = setup.receiver.deliveries;
    expect(JSON.parse(delivery?.body ?? '')).toEqual(lead.payload);
    expect(Object.keys(JSON.parse(delivery?.body ?? ''))).toEqual([...PAYLOAD_KEYS]);
    expect(delivery?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': lead.id });
    expect(delivery?.headers['webhook-timestamp']).toMatch(/^\d{10}$/);
    expect(delivery?.headers).not.toHaveProperty('webhook-signature');
  });

  test('failed attempts are repeated with the same id until one succeeds', async () => {
    const answers = [500, 302, 200];
    await using setup = await connect(open, { behave: () => answers.shift() ?? 200 });
    const lead = await setup.add();
    await until('delivered', async () => (await stateOf(setup.store, lead.id)) === 'delivered');
    expect(setup.receiver.deliveries.map(({ headers }) => headers['webhook-id'])).toEqual([
      lead.id,
      lead.id,
      lead.id,
    ]);
    expect(await setup.store.get(lead.id)).toMatchObject({ attempts: 3, lastError: null });
  });

  test('after the last attempt a lead is dead, kept, and can be retried', async () => {
    let status = 503;
    await using setup = await connect(open, { behave: () => status });
    const lead = await setup.add();
    await until('dead', async () => (await stateOf(setup.store, lead.id)) === 'dead');
    expect(await setup.store.get(lead.id)).toMatchObject({
      attempts: 3,
      lastError: 'answered 503',
      payload: lead.payload,
    });
    status = 204;
    await setup.store.retryDead();
    setup.worker.wake();
    await until('delivered', async () => (await stateOf(setup.store, lead.id)) === 'delivered');
  });

  test('410 Gone ends the attempts at once', async () => {
    await using setup = await connect(open, { behave: () => 410 });
    const lead = await setup.add();
    await until('dead', async () => (await stateOf(setup.store, lead.id)) === 'dead');
    expect(setup.receiver.deliveries).toHaveLength(1);
  });

  test('Retry-After is waited for', async () => {
    const behave: Behaviour = (_delivery, response) => {
      response.writeHead(429, { 'Retry-After': '3600' }).end();
      return undefined;
    };
    await using setup = await connect(open, { behave });
    const lead = await setup.add();
    await until('failed', async () => (await setup.store.get(lead.id))?.attempts === 1);
    const wait = ((await setup.store.get(lead.id))?.nextAttemptAt ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(3_590_000);
    expect(wait).toBeLessThanOrEqual(3_600_000);
    const other = await setup.add();
    await sleep(2500);
    expect(setup.receiver.deliveries, 'no other lead is sent meanwhile').toHaveLength(1);
    expect(await setup.store.get(other.id)).toMatchObject({ attempts: 0 });
  });

  test.each([12, 30])(
    '%i leads that the receiver always refuses delay no good one beyond its first attempt',
    async (count) => {
      const { store, pass } = await openTimed();
      const isRefused = (body: string) => body.includes('Refused Ltd');
      await using setup = await connect(async () => store, {
        behave: ({ body }) => (isRefused(body) ? 500 : 200),
        delays: DELAYS_MS,
      });
      const { deliveries } = setup.receiver;
      const add = (companyName: string) => setup.add({ payload: samplePayload({ companyName }) });
      const refused = await Promise.all(Array.from({ length: count }, () => add('Refused Ltd')));
      const attemptsEnd = async () => {
        const left = await Promise.all(refused.map(({ id }) => store.attempts(id)));
        return Math.min(...left.map(({ length }) => length));
      };
      for (let attempt = 1; attempt <= DELAYS_MS.length + 1; attempt += 1) {
        const good = await add('Engines Ltd');
        const before = deliveries.length;
        await until('it is delivered', async () => (await stateOf(store, good.id)) === 'delivered');
        const place = deliveries.slice(before).findIndex(({ headers }) => headers['webhook-id'] === good.id);
        // The others' first attempts were asked for before it; from then on only those under way are ahead of it.
        expect(place).toBeLessThanOrEqual(attempt === 1 ? count : 8);
        expect(await store.get(good.id)).toMatchObject({ attempts: 1 });
        await until(`attempt ${attempt} of all has failed`, async () => (await attemptsEnd()) >= attempt);
        await pass((DELAYS_MS[attempt - 1] ?? 0) * 1.2);
      }
      expect((await store.stats()).byState).toMatchObject({ dead: count, delivered: DELAYS_MS.length + 1 });
    },
  );
});

const openSqlite = async () => openSqliteStore({ folder: mkdtempSync(join(root, 'data-')) });

test('a signed delivery is verified by the official library', async () => {
  await using setup = await connect(openSqlite, { secrets: [SECRET] });
  const lead = await setup.add();
  await until('arrived', () => setup.receiver.deliveries.length === 1);
  const [delivery] = setup.receiver.deliveries;
  const verified = new Webhook(SECRET).verify(
    delivery?.body ?? '',
    delivery?.headers as Record<string, string>,
  );
  expect(verified).toEqual(lead.payload);
});

test.each(['the new', 'the old'])(
  'while the secret is changed, a receiver with %s one can verify',
  async (name) => {
    const old = 'whsec_bG9vbXdlYXZpbmdpc25vdGFzZWNyZXQ=';
    await using setup = await connect(openSqlite, { secrets: [SECRET, old] });
    const lead = await setup.add();
    await until('arrived', () => setup.receiver.deliveries.length === 1);
    const { body = '', headers = {} } = setup.receiver.deliveries[0] ?? {};
    const webhook = new Webhook(name === 'the new' ? SECRET : old);
    expect(webhook.verify(body, headers as Record<string, string>)).toEqual(lead.payload);
  },
);

test('a redirect is not followed', async () => {
  let isFollowed = false;
  await using other = await startReceiver(() => {
    isFollowed = true;
    return 200;
  });
  const behave: Behaviour = (_delivery, response) => {
    response.writeHead(307, { Location: other.url }).end();
    return undefined;
  };
  await using setup = await connect(openSqlite, { behave, delays: [] });
  const lead = await setup.add();
  await until('dead', async () => (await stateOf(setup.store, lead.id)) === 'dead');
  expect(await setup.store.get(lead.id)).toMatchObject({ lastError: 'answered 307' });
  expect(isFollowed).toBe(false);
});

test.each([
  ['never answers', () => new Promise<undefined>(() => {})],
  [
    'starts an answer and never ends its head',
    ((_delivery, response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ');
      return undefined;
    }) as Behaviour,
  ],
])('a receiver that %s is given up after the time limit', async (_name, behave) => {
  await using setup = await connect(openSqlite, { behave: behave as Behaviour, delays: [], timeoutMs: 200 });
  const lead = await setup.add();
  await until('dead', async () => (await stateOf(setup.store, lead.id)) === 'dead');
  expect(await setup.store.get(lead.id)).toMatchObject({ lastError: 'no answer within 0.2 s' });
});

test('an address nobody listens on is reported with its reason', async () => {
  await using setup = await connect(openSqlite, { delays: [], address: () => 'http://127.0.0.1:1/hook' });
  const lead = await setup.add();
  await until('dead', async () => (await stateOf(setup.store, lead.id)) === 'dead');
  expect((await setup.store.get(lead.id))?.lastError).toMatch(/^could not connect \(/);
});

test('a user name in the address becomes basic authentication', async () => {
  await using setup = await connect(openSqlite, { address: (url) => url.replace('//', '//user:p%40ss@') });
  await setup.add();
  await until('arrived', () => setup.receiver.deliveries.length === 1);
  expect(setup.receiver.deliveries[0]?.headers.authorization).toBe(`Basic ${btoa('user:p@ss')}`);
});

test('a quarantined lead is delivered only after it was released', async () => {
  await using setup = await connect(openSqlite, {});
  const lead = await setup.add({ quarantineReason: 'the hidden field was filled' });
  const other = await setup.add();
  await until('other delivered', async () => (await stateOf(setup.store, other.id)) === 'delivered');
  expect(setup.receiver.deliveries).toHaveLength(1);
  await setup.store.retry(lead.id);
  setup.worker.wake();
  await until('delivered', async () => (await stateOf(setup.store, lead.id)) === 'delivered');
});

test('stopping ends what is under way and claims nothing more', async () => {
  const stopping = Promise.withResolvers<number>();
  await using setup = await connect(openSqlite, { behave: () => stopping.promise });
  const leads = await Promise.all(Array.from({ length: 12 }, () => setup.add()));
  await until('some under way', () => setup.receiver.deliveries.length >= 8);
  const stopped = setup.worker.stop();
  stopping.resolve(200);
  await stopped;
  const arrived = setup.receiver.deliveries.length;
  const states = await Promise.all(leads.map(({ id }) => stateOf(setup.store, id)));
  expect(states.filter((state) => state === 'delivered')).toHaveLength(arrived);
  expect(arrived).toBeLessThan(12);
});

test('servers whose clocks are a minute apart deliver each lead once, and at once', async () => {
  const url = await createDatabase();
  await using receiver = await startReceiver(async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return 200;
  });
  const servers = [-30_000, 30_000].map((offset) => {
    const store = openPostgresStore({ url });
    const effects = { ...realEffects, now: () => Date.now() + offset };
    const worker = startDelivery({
      store,
      effects,
      log: silentLog,
      // Ample for a busy machine, but half of the difference between the clocks.
      receiver: { url: receiver.url, secrets: [], timeoutMs: 20_000 },
      delays: [10],
      leaseMs: 30_000,
    });
    const add = () => store.add(sampleLead({ receivedAt: effects.now() }));
    return { store, worker, add };
  });
  await Promise.all(servers.flatMap(({ add }) => Array.from({ length: 6 }, add)));
  for (const { worker } of servers) worker.wake();
  await until('all arrived', () => receiver.deliveries.length >= 12);
  // Longer than the workers sleep: who believed a lease to be over would have sent again.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const arrived = receiver.deliveries.map(({ headers }) => headers['webhook-id']);
  expect(arrived.toSorted()).toEqual([...new Set(arrived)].toSorted());
  for (const { store, worker } of servers) {
    await worker.stop();
    await store.close();
  }
});

test('a store that is away for long is logged once, not at every look', async () => {
  const store = openPostgresStore({ url: 'postgres://postgres@127.0.0.1:1/none' });
  const events: string[] = [];
  let looks = 0;
  const worker = startDelivery({
    store: {
      ...store,
      claim: (claim) => {
        looks += 1;
        return store.claim(claim);
      },
    },
    effects: realEffects,
    log: (_level, event) => void events.push(event),
    receiver: { url: 'http://127.0.0.1:1', secrets: [], timeoutMs: 1000 },
    delays: [],
    leaseMs: 5000,
  });
  await until('it looked three times', () => looks >= 3);
  await worker.stop();
  await store.close();
  expect(events).toEqual(['delivery.store-failed']);
});

const middle = { delays: DELAYS_MS, random: () => 0.5 };
const HOUR = 3_600_000;

test('each failure waits longer than the one before, give or take a tenth, and after the last there is no next', () => {
  for (const random of [0, 0.5, 0.999]) {
    const delays = DELAYS_MS.map((_, index) =>
      nextDelay(index + 1, { delays: DELAYS_MS, random: () => random }),
    );
    expect(delays.map(Number)).toEqual(delays.map(Number).toSorted((a, b) => a - b));
    for (const [index, delay] of delays.entries())
      expect(Math.abs((delay ?? 0) / (DELAYS_MS[index] ?? 0) - 1)).toBeLessThan(0.11);
  }
  expect(nextDelay(DELAYS_MS.length + 1, middle)).toBeNull();
});

test('a receiver may ask for more patience, but not for less', () => {
  expect(nextDelay(1, { ...middle, retryAfterMs: HOUR })).toBe(HOUR);
  expect(nextDelay(1, { ...middle, retryAfterMs: 1 })).toBe(5000);
});

test.each([
  [null, 0],
  ['120', 120_000],
  ['86400', HOUR],
  ['Mon, 19 May 2025 00:01:00 GMT', HOUR],
  [' 5 ', 5000],
  ['-5', 0],
  ['soon', 0],
  ['Sun, 18 May 2025 00:01:00 GMT', 60_000],
  ['Sat, 17 May 2025 00:00:00 GMT', 0],
])('Retry-After: %s', (header, expected) => {
  expect(parseRetryAfter(header, Date.UTC(2025, 4, 18))).toBe(expected);
});

test('leads test sends a signed sample like a real delivery, and prints the answer', async () => {
  await using receiver = await startReceiver((_delivery, response) => {
    response.writeHead(200).end('{"message":"Workflow was started"}\u001b[31m');
    return undefined;
  });
  const CONTACT_WEBHOOK_URL = receiver.url.replace('//', '//user:password@');
  const result = await runLeads({ CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET: SECRET }, 'test');
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(result.out).toMatch(
    /^127\.0\.0\.1:\d+ answered 200 in \d+ ms: \{"message":"Workflow was started"\} \[31m\n$/,
  );
  const [delivery] = receiver.deliveries;
  const sent = new Webhook(SECRET).verify(
    delivery?.body ?? '',
    delivery?.headers as Record<string, string>,
  ) as object;
  expect(Object.keys(sent)).toEqual([...PAYLOAD_KEYS]);
  expect(validatePayload(sent).ok).toBe(true);
  expect(delivery?.headers['webhook-id']).toMatch(/^test-/);
  expect(delivery?.headers.authorization).toBe(`Basic ${btoa('user:password')}`);
});

test.each([
  ['refuses', 401, 'answered 401'],
  ['sends elsewhere', 307, 'answered 307'],
])('a receiver that %s makes it fail', async (_name, status, sentence) => {
  await using receiver = await startReceiver(() => status);
  const result = await runLeads({ CONTACT_WEBHOOK_URL: receiver.url }, 'test');
  expect(result).toMatchObject({ code: 1, out: '', err: expect.stringContaining(sentence) });
});

test('an answer that never ends is cut, and one that never begins is given up', async () => {
  await using endless = await startReceiver((_delivery, response) => {
    response.writeHead(200).write('word '.repeat(1000));
    return undefined;
  });
  const cut = await runLeads({ CONTACT_WEBHOOK_URL: endless.url }, 'test');
  expect(cut.code).toBe(0);
  expect(cut.out.length).toBeLessThan(300);
  await using silent = await startReceiver(() => new Promise<undefined>(() => {}));
  const variables = { CONTACT_WEBHOOK_URL: silent.url, DELIVERY_TIMEOUT_SECONDS: '0.3' };
  expect(await runLeads(variables, 'test')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no answer within 0.3 s'),
  });
});

test('without an address it says which setting is missing', async () => {
  expect(await runLeads({}, 'test')).toMatchObject({
    code: 2,
    err: expect.stringContaining('CONTACT_WEBHOOK_URL is not set'),
  });
});
