import { Webhook } from 'standardwebhooks';
import { PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import { validatePayload } from '#leads/lead-schema.ts';
import { expectTable } from '#model/testing/table.ts';
import { type Effects, realEffects } from '../effects.ts';
import { parseEnvironment } from '../environment.ts';
import type { Log } from '../log.ts';
import { createSqliteLeads, type Leads, STORES } from '../testing/database.ts';
import { type Behaviour, startReceiver, until } from '../testing/resources.ts';
import { sampleLead } from '../testing/sent-requests.ts';
import { runLeads } from '../testing/servers.ts';
import { nextDelay, parseRetryAfter } from './deliver-lead.ts';
import { startDelivery } from './worker.ts';

interface Setting {
  behave?: Behaviour;
  request?: Effects['request'];
  delays?: readonly number[];
  timeoutMs?: number;
  url?: string;
}

async function connect(create: () => Promise<Leads>, setting: Setting = {}) {
  // Ample for a busy machine: who takes an answer for late sends again.
  const { behave, delays = [10, 10], timeoutMs = 20_000, request = realEffects.request } = setting;
  const leads = await create();
  const { store } = leads;
  const receiver = await startReceiver(behave);
  const logged: Parameters<Log>[] = [];
  const worker = startDelivery({
    store,
    effects: { ...realEffects, request },
    log: (...line) => void logged.push(line),
    delays,
    receiver: { url: setting.url ?? receiver.url, secrets: [], timeoutMs },
  });
  return {
    store,
    receiver,
    worker,
    logged,
    add: async (...change: Parameters<typeof sampleLead>) => {
      const lead = sampleLead(...change);
      await store.add(lead);
      worker.wake();
      return lead;
    },
    untilState: (id: string, state: string) =>
      until(state, async () => (await store.get(id))?.state === state),
    [Symbol.asyncDispose]: async () => {
      await worker.stop();
      await receiver[Symbol.asyncDispose]();
      await leads[Symbol.asyncDispose]();
    },
  };
}

const answer =
  (status: number, headers = {}): Behaviour =>
  (_delivery, response) =>
    response.writeHead(status, headers).end();
const silence: Behaviour = () => new Promise(() => {});

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OLD = 'whsec_bG9vbXdlYXZpbmdpc25vdGFzZWNyZXQ=';

test.for(STORES)('%s: a lead arrives with its keys, after failures with its id', async (kind) => {
  const [, create] = kind;
  const answers = [500, 302, 200];
  await using setup = await connect(create, {
    behave: (_delivery, response) => {
      // Some say before their answer that a client may go on, unasked.
      response.writeContinue();
      const status = answers.shift();
      if (status !== 200) return status;
      // What it says besides does not arrive: the lead has.
      response.writeHead(status, { 'Content-Length': 9 }).flushHeaders();
      return setTimeout(() => response.destroy(), 50);
    },
  });
  const lead = await setup.add({}, { howCanWeHelp: 'naïve “text” 🧵\nline' });
  await setup.untilState(lead.id, 'delivered');
  expect(await setup.store.get(lead.id)).toMatchObject({ attempts: 3, lastError: null });
  expect(setup.receiver.deliveries).toHaveLength(3);
  expect(setup.logged.map(([level, event, fields]) => [level, event, fields?.attempt])).toEqual([
    ['warn', 'lead.retry', 1],
    ['warn', 'lead.retry', 2],
    ['info', 'lead.delivered', 3],
  ]);
  for (const { body, headers } of setup.receiver.deliveries) {
    expect(JSON.parse(body)).toEqual(lead.payload);
    expect(Object.keys(JSON.parse(body))).toEqual([...PAYLOAD_KEYS]);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': lead.id });
    expect(headers['webhook-timestamp']).toMatch(/^\d{10}$/);
    expect(headers).not.toHaveProperty('webhook-signature');
  }
});

test('a receiver that asks for time with Retry-After gets it', async () => {
  await using setup = await connect(createSqliteLeads, {
    behave: answer(429, { 'Retry-After': '3600' }),
  });
  const claims = vi.spyOn(setup.store, 'claim');
  const lead = await setup.add();
  await until('failed', async () => (await setup.store.get(lead.id))?.attempts === 1);
  const wait = ((await setup.store.get(lead.id))?.nextAttemptAt ?? 0) - Date.now();
  expect(Math.ceil(wait / 100_000)).toBe(36);
  expect(setup.logged[0]).toContainEqual(expect.objectContaining({ inSeconds: 3600 }));
  expect(claims, 'while none is due, it takes no lock').toHaveBeenCalledOnce();
});

const beginning: Behaviour = (_delivery, response) =>
  response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ');
const saying =
  (words: string): Behaviour =>
  (_delivery, response) =>
    response.socket?.end(words);
const leaving: Behaviour = (_delivery, response) => void response.destroy();
const nobody = 'http://127.0.0.1:3/hook';

test.each([
  ['says it is gone', { behave: answer(410), delays: [10] }],
  ['never answers', { behave: silence, timeoutMs: 200 }],
  ['never ends its head', { behave: beginning, timeoutMs: 200 }],
  ['answers as no standard says', { behave: saying('HTTP/1.1 999 Request denied\r\n\r\n') }],
  ['is no web server', { behave: saying('220 mail.example.com\r\n') }],
  ['leaves', { behave: leaving }],
  ['is not there', { url: nobody }],
])('for a receiver that %s a lead is given up with the reason', async (_what, setting) => {
  await using setup = await connect(createSqliteLeads, { delays: [], ...setting });
  const lead = await setup.add();
  await setup.untilState(lead.id, 'dead');
  const given = await setup.store.get(lead.id);
  expect(given?.attempts).toBe(1);
  expect(given?.lastError).toMatchSnapshot();
  const told = { id: lead.id, attempt: 1, error: given?.lastError };
  expect(setup.logged).toEqual([['error', 'lead.dead', expect.objectContaining(told)]]);
});

test('stopping ends what is under way and claims nothing more', async () => {
  const stopping = Promise.withResolvers<number>();
  await using setup = await connect(createSqliteLeads, { behave: () => stopping.promise });
  const claims = vi.spyOn(setup.store, 'claim');
  await Promise.all(Array.from({ length: 12 }, () => setup.add()));
  await until('some under way', () => setup.receiver.deliveries.length >= 8);
  const stopped = setup.worker.stop();
  stopping.resolve(204);
  await stopped;
  const arrived = setup.receiver.deliveries.length;
  expect((await setup.store.stats()).byState).toMatchObject({
    delivered: arrived,
    pending: 12 - arrived,
  });
  expect(arrived).toBeLessThan(12);
  const limits = claims.mock.calls.map(([{ limit }]) => limit);
  expect(Math.min(...limits), 'while all hands are busy, it takes no lock').toBeGreaterThan(0);
});

test('a delivery that a stop cuts off counts as no attempt, one answered just then as one', async () => {
  const request: Effects['request'] = (url, message) =>
    realEffects.request(url, message).catch((error) => {
      if (message.body.includes('Answered')) return new Response();
      throw error;
    });
  await using setup = await connect(createSqliteLeads, { behave: silence, request });
  const cut = await setup.add();
  const answered = await setup.add({}, { firstName: 'Answered' });
  await until('they are under way', () => setup.receiver.deliveries.length === 2);
  await setup.worker.stop();
  const kept = { state: 'pending', attempts: 0, lastError: null };
  expect(await setup.store.get(cut.id)).toMatchObject(kept);
  expect(await setup.store.get(answered.id)).toMatchObject({ state: 'delivered', attempts: 1 });
});

test('each failure waits longer, or as the receiver asks, until the last', () => {
  const { DELIVERY_SCHEDULE: delays } = parseEnvironment({});
  const failures = [...delays.keys(), delays.length].map((index) => index + 1);
  expectTable(failures, (made) =>
    [0, 0.5, 0.99999].map((random) =>
      [1, 3_600_000].map((retryAfterMs) =>
        nextDelay(made, { delays, random: () => random, retryAfterMs }),
      ),
    ),
  );
});

test('Retry-After is read in seconds or as a day, up to an hour', () => {
  const headers = [null, '0', ' 120 ', '3599', '86400', '9999999999', '-5', '1.5', 'soon'];
  const days = ['Sun, 18 May 2025 00:01:00 GMT', 'Sat, 17 May 2025 00:00:00 GMT'];
  expectTable([...headers, ...days], (header) => parseRetryAfter(header, Date.UTC(2025, 4, 18)));
});

test('leads test sends a signed sample, and prints how the answer begins', async () => {
  const words = '\n{"message":"Workflow was started"}\u001b[31m';
  await using receiver = await startReceiver((_delivery, response) =>
    response.writeHead(201, { Location: '/leads/5' }).write(words.padEnd(5000, '🧵')),
  );
  const CONTACT_WEBHOOK_URL = receiver.url.replace('//', '//user:p%40ss@');
  const CONTACT_WEBHOOK_SECRET = `${SECRET} ${OLD}`;
  const result = await runLeads({ CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET }, 'test');
  expect(told(result)).toMatchSnapshot();
  const [delivery] = receiver.deliveries;
  // While it is changed, a receiver verifies with the new or the old.
  for (const secret of [SECRET, OLD]) {
    const headers = delivery?.headers as Record<string, string>;
    const sent = new Webhook(secret).verify(delivery?.body ?? '', headers) as object;
    expect([Object.keys(sent), validatePayload(sent).ok]).toEqual([[...PAYLOAD_KEYS], true]);
  }
  expect(delivery?.headers['webhook-id']).toMatch(/^test-/);
  expect(delivery?.headers.authorization).toBe(`Basic ${btoa('user:p@ss')}`);
});

const told = (result: object) =>
  JSON.stringify(result)
    .replace(/127.0.0.1:\d+/g, 'address')
    .replace(/\d+ ms/g, 'some ms');

test('leads test fails where the receiver refuses it, or there is none', async () => {
  await using receiver = await startReceiver(answer(400, { Location: '/log-in' }));
  await using moved = await startReceiver(answer(301, { Location: receiver.url }));
  const withUser = moved.url.replace('//', '//u:100%@');
  for (const CONTACT_WEBHOOK_URL of [receiver.url, withUser, nobody, ''])
    expect(told(await runLeads({ CONTACT_WEBHOOK_URL }, 'test'))).toMatchSnapshot();
  expect(moved.deliveries[0]?.headers.authorization).toBe(`Basic ${btoa('u:100%')}`);
});

test.each([['invalid-input-response'], [], ['invalid-input-secret']])(
  'leads test says what it means that the bot check answers "%s"',
  async (...codes) => {
    await using service = await startReceiver((_delivery, response) =>
      response.end(JSON.stringify({ success: false, 'error-codes': codes })),
    );
    await using receiver = await startReceiver();
    const bot = { RECAPTCHA_SECRET_KEY: 'shh', RECAPTCHA_VERIFY_URL: service.url };
    const result = await runLeads({ ...bot, CONTACT_WEBHOOK_URL: receiver.url }, 'test');
    expect(told(result)).toMatchSnapshot();
  },
);

test('leads test shows what it sent to which kind of chat', async () => {
  await using receiver = await startReceiver();
  await using chat = await startReceiver(answer(404));
  const variables = { CONTACT_WEBHOOK_URL: receiver.url };
  for (const NOTICE_WEBHOOK_URL of [receiver.url.replace('//', '//u:secret@'), chat.url]) {
    const result = told(await runLeads({ ...variables, NOTICE_WEBHOOK_URL }, 'test'));
    expect(result.replace(/[^"]+(?= website: A test)/, 'Whose')).toMatchSnapshot();
  }
});
