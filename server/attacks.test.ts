import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Field,
  LEAD_FIELDS,
  LEAD_KEYS,
  PAYLOAD_FIELDS,
  PAYLOAD_KEYS,
  type PayloadKey,
} from '#leads/lead-fields.ts';
import { validatePayload } from '#leads/lead-schema.ts';
import { TEXT_FORMATS } from '#leads/text-formats.ts';
import { limitWaiting, MAX_WAITING } from './requests.ts';
import { type RunningWebsite, runWebsite } from './testing/running-website.ts';
import { samplePayload } from './testing/sample-lead.ts';
import { rawRequest } from './testing/sent-requests.ts';

let website: RunningWebsite;
beforeAll(async () => {
  website = await runWebsite({ variables: { CONTACT_RATE_LIMIT: 'off', TRUST_PROXY: '127.0.0.0/8,::1' } });
  // Called before the costs are measured, because compilation at first use is no cost of the input.
  for (let count = 0; count < 20; count += 1) await website.postLead();
});
afterAll(() => website?.[Symbol.asyncDispose]());

const good = JSON.stringify(samplePayload());
const leads = async () => (await website.store.stats()).total;

const payload = samplePayload();
const withKey = (json: string) => good.replace('{', `{${json},`);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const withBytes = (...bytes: number[]) =>
  Buffer.concat([Buffer.from(good.slice(0, 14)), Buffer.from(bytes), Buffer.from(good.slice(14))]);
type Hostile = [name: string, body: BodyInit, status: number, headers?: Record<string, string>];

/** Hostile bodies: name, bytes, expected status, and headers where they are part of the trick. */
const HOSTILE: Hostile[] = [
  ['spaces', '   ', 422],
  ['an unfinished object', good.slice(0, -1), 422],
  ['two objects', good + good, 422],
  ['a trailing comma', good.replace('}', ',}'), 422],
  ['a comment', `// hi\n${good}`, 422],
  ['single quotes', good.replaceAll('"', "'"), 422],
  ['a byte order mark in the middle', good.replace('{', '{\ufeff'), 422],
  ['a raw line break in a string', good.replace('Ada', 'A\nda'), 422],
  ['a bad escape', good.replace('Ada', '\\x41'), 422],
  ['half a surrogate pair', good.replace('Ada', '\\ud800'), 422],
  ['a NUL byte after the body', `${good}\u0000`, 422],
  ['invalid UTF-8', withBytes(0xff, 0xfe), 422],
  ['an overlong UTF-8 slash', withBytes(0xc0, 0xaf), 422],
  ['UTF-16', Buffer.from(good, 'utf16le'), 422],
  ['a deep list', nested(7_000), 422],
  ...['', 'hello', 'null', '42', '"lead"', '[]', `[${good}]`, '{}'].map(
    (body): Hostile => [`the body ${body.slice(0, 12)}`, body, 422],
  ),
  // Keys that are no part of the form.
  ...[
    ...[
      '"x":NaN',
      `"x":${nested(20)}`,
      '"__proto__":{"isAdmin":true}',
      '"id":"mine"',
      '"formTrap":""',
      '"":1',
    ],
    ...['"constructor":{"prototype":{"isAdmin":true}}', '"toString":"x"', '"hasOwnProperty":1', '"a\\nb":1'],
  ].map((json): Hostile => [`a body with ${json.slice(0, 20)}`, withKey(json), 422]),
  ...['firstName', 'email', 'website', 'annualRevenue', 'emailOptIn', 'recaptchaToken', 'timestamp'].map(
    (key): Hostile => [`no ${key}`, JSON.stringify({ ...payload, [key]: undefined }), 422],
  ),
  ...Object.entries({
    firstName: [' \t ', 1, null, ['Ada'], { $ne: '' }, 'A\u0000da', '\u001b[31mAda', 'a'.repeat(60_000)],
    howCanWeHelp: [' \t ', 'a\u0000b'],
    email: ['a@b.co\r\nBcc: x@y.z', 'ada', 'ada lovelace@example.com'],
    emailOptIn: ['true', 1],
    website: ['javascript:alert(1)'],
    companySize: ['1'],
    projectBudget: ['<20k'],
    smsOptIn: ['on'],
    timestamp: ['now'],
  }).flatMap(([key, values]) =>
    values.map((value): Hostile => {
      const written = JSON.stringify(value);
      return [`${written.slice(0, 20)} as ${key}`, JSON.stringify({ ...payload, [key]: value }), 422];
    }),
  ),
  ['SMS opt-in without phone', JSON.stringify({ ...payload, smsOptIn: true, phoneNumber: '' }), 422],
  ['70 KB', good + ' '.repeat(70_000), 413],
  ['2 MB', Buffer.alloc(2_000_000, 0x20), 413],
  ...[
    '',
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
  ].map((type): Hostile => [`the type "${type}"`, good, 415, { 'Content-Type': type }]),
  ...['iso-8859-1', 'utf-16', 'utf-7'].map(
    (name): Hostile => [
      `the charset ${name}`,
      good,
      415,
      { 'Content-Type': `application/json; charset=${name}` },
    ],
  ),
  ['gzip', good, 415, { 'Content-Encoding': 'gzip' }],
  ['a key of 300 characters', good, 422, { 'Idempotency-Key': 'k'.repeat(300) }],
  ['a key with spaces', good, 422, { 'Idempotency-Key': 'a b' }],
];

describe('hostile bodies are refused in one shape and store nothing', () => {
  test.each(HOSTILE)('%s', async (_name, body, status, headers) => {
    const before = await leads();
    const response = await website.post(body, headers);
    expect(response.status).toBe(status);
    const answer = (await response.json()) as {
      ok: boolean;
      message: string;
      errors?: Record<string, string>;
    };
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/^[A-Z].*\.$/) });
    if (status === 422) expect(Object.values(answer.errors ?? {}).length).toBeGreaterThan(0);
    expect(await leads()).toBe(before);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  test('unknown keys are named', async () => {
    const answer = await (await website.post(withKey('"__proto__":1,"extra":2'))).text();
    expect(answer).toContain('"__proto__":"This field is not part of the form"');
    expect(answer).toContain('"extra":"This field is not part of the form"');
  });
});

describe('bodies no client library would send', () => {
  const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const chunk = (size: number) => `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`;

  test.each([
    [
      'a chunked body is counted as it arrives',
      413,
      `Transfer-Encoding: chunked\r\n\r\n${chunk(0x4000).repeat(6)}0\r\n\r\n`,
    ],
    [
      'an endless chunked body is cut off',
      413,
      `Transfer-Encoding: chunked\r\n\r\n${chunk(0x10000).repeat(3)}`,
    ],
    ['a length that promises too much is refused before the body', 413, 'Content-Length: 999999999\r\n\r\n{'],
    ['a length below zero is refused', 400, 'Content-Length: -1\r\n\r\n{}'],
    ['a length that is no number is refused', 400, 'Content-Length: abc\r\n\r\n{}'],
    ['two lengths are refused', 400, 'Content-Length: 5, 5\r\n\r\n{}'],
    [
      'a length together with chunks is refused',
      400,
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a post without a body and without a length is answered at once', 422, '\r\n'],
  ])('%s', async (_name, status, rest) => {
    expect(await rawRequest(website.url, head + rest)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('a length that promises too little leaves a broken body', async () => {
    const request = `${head}Content-Length: 20\r\nConnection: close\r\n\r\n${good}`;
    const answer = await rawRequest(website.url, request);
    expect(answer).toContain(' 400 ');
    expect(answer).not.toContain(' 202 ');
  });

  test('a client that leaves in the middle stores nothing and hurts nobody', async () => {
    const before = await leads();
    await rawRequest(website.url, `${head}Content-Length: 500\r\n\r\n${good.slice(0, 50)}`, 100);
    expect(await leads()).toBe(before);
    expect((await website.post(good)).status).toBe(202);
  });
});

// Nothing a visitor sends may keep the server's only thread busy, because every page would have to wait.
const MAX_BUSY_MS = 50;
/** A little less than the largest body that is read. */
const BODY_LENGTH = 60_000;
/** A little less than the largest head that is read. */
const HEAD_LENGTH = 14_000;

/** Pieces that slow patterns and parsers down when they are repeated. */
const REPEATED = [
  ...['\t', '\n', '\r\n', '\u0000', '\ud800', ' ', ' a', 'a '],
  ...'a 0 é 中 < . @ / : - , ; a@ @a @. a. .a a@a. // /a a/ ../ http:// https://a. 0-'.split(' '),
  ...'" \\ \\" "a ": "a":1, { [ {"a": [{ % %41 %e4 + & = a=& a=b& __proto__'.split(' '),
  ...'gzip, br;q=0.1, W/"a", 1.2.3.4, ::1, 127.0.0.1,'.split(' '),
];

const long = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Each unit over and over, alone and between other things that let a pattern begin to match and then fail. */
const texts = (unit: string, length: number) => [
  long(unit, length),
  `a@a.${long(unit, length)}@`,
  `https://a.${long(unit, length)} a`,
  `${long(unit, length)}!`,
];

/** The longest text that {@link texts} adds before and after the repeated units. */
const MAX_AFFIXES = 'https://a. a'.length;

/** Processor time of a function in this thread; elapsed time would depend on other programs. */
async function busyMs(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The worst of several tries of the slowest inputs, so that a collection of garbage is not taken for a slow pattern. */
async function slowest(inputs: readonly (readonly [string, () => unknown])[]): Promise<string[]> {
  const slow: string[] = [];
  for (const [name, run] of inputs) {
    const tries: number[] = [];
    do tries.push(await busyMs(run));
    while ((tries.at(-1) ?? 0) > MAX_BUSY_MS && tries.length < 3);
    if (Math.min(...tries) > MAX_BUSY_MS) slow.push(`${name}: ${Math.round(Math.min(...tries))} ms`);
  }
  return slow;
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
const manyKeys = (unit: string) =>
  Array.from({ length: 3000 }, (_, index) => `${JSON.stringify(`${unit.slice(0, 4)}${index}`)}:1`).join(',');

const BODIES: [string, (unit: string) => [BodyInit, Record<string, string>?]][] = [
  ['a JSON body', (unit) => [long(unit, BODY_LENGTH)]],
  ['a JSON text', (unit) => [`"${long(unit, BODY_LENGTH)}`]],
  ['a key', (unit) => [JSON.stringify({ ...samplePayload(), [long(unit, 55_000)]: 1 })]],
  ['many keys', (unit) => [`{${manyKeys(unit)}}`.slice(0, BODY_LENGTH)]],
  ['a JSON field', (unit) => [JSON.stringify({ ...samplePayload(), email: long(unit, 9_000) })]],
  ['a form body', (unit) => [long(unit, BODY_LENGTH), FORM]],
  ['a form field', (unit) => [`website=${encodeURIComponent(long(unit, 6_000).toWellFormed())}`, FORM]],
];

test.each(BODIES)(
  '%s of something over and over keeps the server busy for less than 50 ms',
  async (_name, bodyOf) => {
    const inputs = REPEATED.map(
      (unit) =>
        [JSON.stringify(unit), () => website.post(...bodyOf(unit)).then((answer) => answer.text())] as const,
    );
    expect(await slowest(inputs)).toEqual([]);
  },
  60_000,
);

const HEADERS =
  'Accept Accept-Encoding Content-Type If-None-Match Idempotency-Key Origin X-Form-Elapsed-Ms X-Form-Page X-Form-Consent X-Form-Trap X-Forwarded-For Host'.split(
    ' ',
  );
const isHeaderText = (unit: string) => /^[\x21-\x7e]+$/.test(unit);

test.each(HEADERS)(
  'the header %s of something over and over does not either',
  async (header) => {
    const inputs = REPEATED.filter(isHeaderText).flatMap((unit) => {
      const headers = { [header]: long(unit, HEAD_LENGTH) };
      return [
        [`post ${unit}`, () => website.postLead({}, headers).catch(() => {})],
        [`page ${unit}`, () => fetch(`${website.url}/about`, { headers }).catch(() => {})],
      ] as const;
    });
    expect(await slowest(inputs)).toEqual([]);
  },
  60_000,
);

test('no long path does either', async () => {
  const inputs = REPEATED.filter(isHeaderText).map(
    (unit) =>
      [
        unit,
        () => fetch(`${website.url}/${long(unit, HEAD_LENGTH)}`).then((answer) => answer.text()),
      ] as const,
  );
  expect(await slowest(inputs)).toEqual([]);
});

test('the longest answers are taken, also in letters of three bytes and percent-encoded', async () => {
  const longest = LEAD_KEYS.flatMap((key) => {
    const field: Field = LEAD_FIELDS[key];
    if (field.kind === 'checkbox') return [];
    const isFree = field.kind === 'text' && !field.format;
    return [[key, isFree ? '中'.repeat(field.maxLength) : String(samplePayload()[key])]];
  });
  const response = await website.post(new URLSearchParams(longest), FORM);
  expect(response.status).toBe(303);
});

test('of many keys that are no part of the form only some are named', async () => {
  const answer = await (await website.post(`{${manyKeys('<key>')}}`)).text();
  expect(answer.length).toBeLessThan(5000);
});

test.each([
  ['what is no request', 400, 'hello\r\n\r\n'],
  ['headers that are too large', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['what a client expects', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: the-impossible\r\n\r\n'],
  ['a request that names no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a request that names two', 400, 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n'],
  ['a request that names what is none', 400, 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
  ['a preflight', 405, 'OPTIONS /api/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
])('%s is answered with %i and the headers of every other answer', async (_what, status, request) => {
  const { headers } = await fetch(`${website.url}/healthz`);
  const answer = await rawRequest(website.url, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const security = [...headers.keys()].filter((name) =>
    /^(content-security|x-|referrer|cross-origin)/.test(name),
  );
  expect(security.length).toBeGreaterThan(0);
  for (const name of security)
    expect(answer.toLowerCase()).toContain(`\r\n${name}: ${headers.get(name)?.toLowerCase()}\r\n`);
});

test.each(['GET / HTTP/1.0', 'GET / HTTP/1.1\r\nHost: [2001:db8::1]:3000', 'GET / HTTP/1.1\r\nHost:'])(
  '%j is answered',
  async (request) => {
    const answer = await rawRequest(website.url, `${request}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  },
);

// The schema's tests below have no pause between them and keep this thread, which is also the server's, busy for seconds: what
// asks the server comes before them, or it would go out on a connection that is about to be closed.
/** Texts as long as a body and as long as the field allows; a longer one is refused before any pattern reads it. */
function textsFor(key: PayloadKey, unit: string): string[] {
  const field: Field = PAYLOAD_FIELDS[key];
  const longest = field.kind === 'text' ? texts(unit, field.maxLength - MAX_AFFIXES) : [];
  return [...texts(unit, BODY_LENGTH), ...longest];
}

test.each(PAYLOAD_KEYS)('no long text as %s keeps the schema busy', async (key) => {
  const inputs = REPEATED.flatMap((unit) =>
    textsFor(key, unit).map(
      (text, index) =>
        [
          `${JSON.stringify(unit)} (${index})`,
          () => validatePayload({ ...samplePayload(), [key]: text }),
        ] as const,
    ),
  );
  expect(await slowest(inputs)).toEqual([]);
});

/**
 * Each format is called directly, because the schema passes it no text longer than its field: a slow pattern would hide behind
 * that limit.
 */
test.each(Object.entries(TEXT_FORMATS))(
  'the format %s takes no more time for something over and over',
  async (_name, { matches }) => {
    const inputs = REPEATED.flatMap((unit) =>
      texts(unit, BODY_LENGTH).map(
        (text, index) => [`${JSON.stringify(unit)} (${index})`, () => matches(text)] as const,
      ),
    );
    expect(await slowest(inputs)).toEqual([]);
  },
);

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const LAST = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

interface Limited extends AsyncDisposable {
  url: string;
  server: Server;
}

async function limitedServer(answer: RequestListener): Promise<Limited> {
  const server = createServer(answer);
  limitWaiting(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const countAnswers = (text: string) => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;

test('of a thousand requests that come at once, no more are looked at than may wait', async () => {
  let announced = 0;
  await using limited = await limitedServer((_, response) => {
    announced += 1;
    setTimeout(() => response.end('late'), 1000);
  });
  await rawRequest(limited.url, GET.repeat(1000));
  expect(announced).toBeLessThanOrEqual(MAX_WAITING + 1);
});

test('a client that sends a few requests ahead gets every answer, in their order', async () => {
  let count = 0;
  await using limited = await limitedServer((_, response) => {
    count += 1;
    const words = `answer ${count}.`;
    setTimeout(() => response.end(words), 20 - count);
  });
  const answers = await rawRequest(limited.url, GET.repeat(MAX_WAITING) + LAST);
  expect(countAnswers(answers)).toBe(MAX_WAITING + 1);
  const order = [...answers.matchAll(/answer (\d+)\./g)].map(([, number]) => Number(number));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('a connection may be used for as many requests as a client likes, one after the other', async () => {
  await using limited = await limitedServer((_, response) => response.end('words'));
  let connections = 0;
  limited.server.on('connection', () => (connections += 1));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise((resolve, reject) => {
      const request = get(limited.url, { agent }, (response) => response.on('end', resolve).resume());
      request.on('error', reject);
    });
  for (let count = 0; count < MAX_WAITING * 10; count += 1) await ask();
  agent.destroy();
  expect(connections).toBe(1);
});
