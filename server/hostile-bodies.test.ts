import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from './testing/raw-request.ts';
import { type RunningWebsite, runWebsite } from './testing/running-website.ts';
import { samplePayload } from './testing/sample-lead.ts';

let website: RunningWebsite;
beforeAll(async () => {
  website = await runWebsite({ variables: { CONTACT_RATE_LIMIT: 'off' } });
});
afterAll(() => website?.[Symbol.asyncDispose]());

const good = JSON.stringify(samplePayload());
const leads = async () => (await website.store.stats()).total;

const payload = samplePayload();
const withKey = (json: string) => good.replace('{', `{${json},`);
const without = (key: string) => JSON.stringify({ ...payload, [key]: undefined });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Hostile bodies: name, bytes, expected status, and headers where they are part of the trick. */
const HOSTILE: [string, BodyInit, number, Record<string, string>?][] = [
  ['nothing', '', 422],
  ['spaces', '   ', 422],
  ['a word', 'hello', 422],
  ['an unfinished object', good.slice(0, -1), 422],
  ['an object cut in a string', good.slice(0, 40), 422],
  ['two objects', good + good, 422],
  ['a trailing comma', good.replace('}', ',}'), 422],
  ['a comment', `// hi\n${good}`, 422],
  ['single quotes', good.replaceAll('"', "'"), 422],
  ['NaN', withKey('"x":NaN'), 422],
  ['a byte order mark in the middle', good.replace('{', '{\ufeff'), 422],
  ['a raw line break in a string', good.replace('Ada', 'A\nda'), 422],
  ['a bad escape', good.replace('Ada', '\\x41'), 422],
  ['a NUL byte after the body', `${good}\u0000`, 422],
  [
    'invalid UTF-8',
    Buffer.concat([Buffer.from(good.slice(0, 14)), Buffer.from([0xff, 0xfe]), Buffer.from(good.slice(14))]),
    422,
  ],
  [
    'an overlong UTF-8 slash',
    Buffer.concat([Buffer.from(good.slice(0, 14)), Buffer.from([0xc0, 0xaf]), Buffer.from(good.slice(14))]),
    422,
  ],
  ['UTF-16', Buffer.from(good, 'utf16le'), 422],
  ['a deep list', nested(7_000), 422],
  ['a deep list as a field', withKey(`"x":${nested(20)}`), 422],
  ['null', 'null', 422],
  ['a number', '42', 422],
  ['a string', '"lead"', 422],
  ['a list', '[]', 422],
  ['a list with a lead', `[${good}]`, 422],
  ['an empty object', '{}', 422],
  ['__proto__', withKey('"__proto__":{"isAdmin":true}'), 422],
  ['constructor', withKey('"constructor":{"prototype":{"isAdmin":true}}'), 422],
  ['prototype', withKey('"prototype":{}'), 422],
  ['toString', withKey('"toString":"x"'), 422],
  ['hasOwnProperty', withKey('"hasOwnProperty":1'), 422],
  ['an unknown key', withKey('"id":"mine"'), 422],
  ['the trap as a key of the JSON body', withKey('"formTrap":""'), 422],
  ['an empty key', withKey('"":1'), 422],
  ['a key with a line break', withKey('"a\\nb":1'), 422],
  ...['firstName', 'email', 'website', 'annualRevenue', 'emailOptIn', 'recaptchaToken', 'timestamp'].map(
    (key): [string, string, number] => [`no ${key}`, without(key), 422],
  ),
  ...['firstName', 'lastName', 'role', 'companyName', 'howCanWeHelp'].map((key): [string, string, number] => [
    `only spaces as ${key}`,
    JSON.stringify({ ...payload, [key]: ' \t ' }),
    422,
  ]),
  ['a number as name', JSON.stringify({ ...payload, firstName: 1 }), 422],
  ['null as name', JSON.stringify({ ...payload, firstName: null }), 422],
  ['a list as name', JSON.stringify({ ...payload, firstName: ['Ada'] }), 422],
  ['an object as name', JSON.stringify({ ...payload, firstName: { $ne: '' } }), 422],
  ['"true" as opt-in', JSON.stringify({ ...payload, emailOptIn: 'true' }), 422],
  ['1 as opt-in', JSON.stringify({ ...payload, smsOptIn: 1 }), 422],
  ['NUL in a name', JSON.stringify({ ...payload, firstName: 'A\u0000da' }), 422],
  ['an escape sequence in a name', JSON.stringify({ ...payload, firstName: '\u001b[31mAda' }), 422],
  ['a header injection in the email', JSON.stringify({ ...payload, email: 'a@b.co\r\nBcc: x@y.z' }), 422],
  ['half a surrogate pair', good.replace('Ada', '\\ud800'), 422],
  ['NUL in the message', JSON.stringify({ ...payload, howCanWeHelp: 'a\u0000b' }), 422],
  ['a script as website', JSON.stringify({ ...payload, website: 'javascript:alert(1)' }), 422],
  ['a name of 60,000 letters', JSON.stringify({ ...payload, firstName: 'a'.repeat(60_000) }), 422],
  ['an email without @', JSON.stringify({ ...payload, email: 'ada' }), 422],
  ['an email with spaces', JSON.stringify({ ...payload, email: 'ada lovelace@example.com' }), 422],
  ['an unlisted company size', JSON.stringify({ ...payload, companySize: '1' }), 422],
  ['an unlisted budget', JSON.stringify({ ...payload, projectBudget: '<20k' }), 422],
  ['SMS opt-in without phone', JSON.stringify({ ...payload, smsOptIn: true, phoneNumber: '' }), 422],
  ['a date that is none', JSON.stringify({ ...payload, timestamp: 'now' }), 422],
  ['70 KB', good + ' '.repeat(70_000), 413],
  ['2 MB', Buffer.alloc(2_000_000, 0x20), 413],
  ['no type', good, 415, { 'Content-Type': '' }],
  ['plain text', good, 415, { 'Content-Type': 'text/plain' }],
  ['XML', '<lead/>', 415, { 'Content-Type': 'application/xml' }],
  ['multipart', '--x--', 415, { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['JSON with another name', good, 415, { 'Content-Type': 'application/json-patch+json' }],
  ['Latin-1', good, 415, { 'Content-Type': 'application/json; charset=iso-8859-1' }],
  ['UTF-16 announced', good, 415, { 'Content-Type': 'application/json; charset=utf-16' }],
  ['UTF-7', good, 415, { 'Content-Type': 'application/json; charset=utf-7' }],
  ['gzip', good, 415, { 'Content-Encoding': 'gzip' }],
  ['a key of 300 characters', good, 422, { 'Idempotency-Key': 'k'.repeat(300) }],
  ['a key with spaces', good, 422, { 'Idempotency-Key': 'a b' }],
];

describe('hostile bodies are refused in one shape and store nothing', () => {
  test(`there are ${HOSTILE.length} of them`, () => expect(HOSTILE.length).toBeGreaterThan(60));

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

  test('a chunked body is counted as it arrives', async () => {
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    const answer = await rawRequest(
      website.url,
      `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(6)}0\r\n\r\n`,
    );
    expect(answer).toContain(' 413 ');
  });

  test('an endless chunked body is cut off', async () => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const answer = await rawRequest(
      website.url,
      `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`,
    );
    expect(answer).toContain(' 413 ');
  });

  test('a length that promises too much is refused before the body', async () => {
    const answer = await rawRequest(website.url, `${head}Content-Length: 999999999\r\n\r\n{`);
    expect(answer).toContain(' 413 ');
  });

  test('a length that promises too little leaves a broken body', async () => {
    const answer = await rawRequest(
      website.url,
      `${head}Content-Length: 20\r\nConnection: close\r\n\r\n${good}`,
    );
    expect(answer).toContain(' 400 ');
    expect(answer).not.toContain(' 202 ');
  });

  test.each(['-1', 'abc', '5, 5'])('the length %s is refused', async (length) => {
    const answer = await rawRequest(website.url, `${head}Content-Length: ${length}\r\n\r\n{}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('a length together with chunks is refused', async () => {
    const answer = await rawRequest(
      website.url,
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('a post without a body and without a length is answered at once', async () => {
    expect(await rawRequest(website.url, `${head}\r\n`)).toMatch(/^HTTP\/1\.1 422 /);
  });

  test('a client that leaves in the middle stores nothing and hurts nobody', async () => {
    const before = await leads();
    await rawRequest(website.url, `${head}Content-Length: 500\r\n\r\n${good.slice(0, 50)}`, 100);
    expect(await leads()).toBe(before);
    expect((await website.post(good)).status).toBe(202);
  });
});
