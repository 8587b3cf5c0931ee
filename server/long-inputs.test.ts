/** Checks that nothing a visitor sends keeps the server's only thread busy, because every page would have to wait. */
import { afterAll, beforeAll, expect, test } from 'vitest';
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
import { type RunningWebsite, runWebsite } from './testing/running-website.ts';
import { samplePayload } from './testing/sample-lead.ts';

const MAX_BUSY_MS = 50;
/** A little less than the largest body that is read. */
const BODY_LENGTH = 60_000;
/** A little less than the largest head that is read. */
const HEAD_LENGTH = 14_000;

/** Pieces that slow patterns and parsers down when they are repeated. */
const REPEATED = [
  ...[
    'a',
    '0',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\u0000',
    '\ud800',
    'é',
    '中',
    '<',
    '.',
    '@',
    '/',
    ':',
    '-',
    ',',
    ';',
  ],
  ...[
    'a@',
    '@a',
    '@.',
    'a.',
    '.a',
    'a@a.',
    ' a',
    'a ',
    '//',
    '/a',
    'a/',
    '../',
    'http://',
    'https://a.',
    '0-',
  ],
  ...[
    '"',
    '\\',
    '\\"',
    '"a',
    '":',
    '"a":1,',
    '{',
    '[',
    '{"a":',
    '[{',
    '%',
    '%41',
    '%e4',
    '+',
    '&',
    '=',
    'a=&',
  ],
  ...['a=b&', '__proto__', 'gzip,', 'br;q=0.1,', 'W/"a",', '1.2.3.4,', '::1,', '127.0.0.1,'],
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

/*
 * Starts before the tests of the schema, and is done with before them. They have no pause between them, and keep this thread,
 * which is also the server's, busy for seconds: on a busy machine for longer than a connection may be at rest. A post after
 * them would go out on a connection that the server is about to close.
 */
let website: RunningWebsite;
beforeAll(async () => {
  website = await runWebsite({ variables: { CONTACT_RATE_LIMIT: 'off', TRUST_PROXY: '127.0.0.0/8,::1' } });
  // Called once before, because compilation at first use is no cost of the input.
  for (let count = 0; count < 20; count += 1) await website.postLead();
});
afterAll(() => website?.[Symbol.asyncDispose]());

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

const HEADERS = [
  ...[
    'Accept',
    'Accept-Encoding',
    'Content-Type',
    'If-None-Match',
    'Idempotency-Key',
    'Origin',
    'X-Form-Elapsed-Ms',
  ],
  ...['X-Form-Page', 'X-Form-Consent', 'X-Form-Trap', 'X-Forwarded-For', 'Host'],
];
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
