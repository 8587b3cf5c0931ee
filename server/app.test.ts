import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSENT_VERSION } from '#leads/consent.ts';
import { consentWordings } from '#leads/former-consent.ts';
import { MESSAGES } from '#leads/messages.ts';
import packageJson from '../package.json' with { type: 'json' };
import { company } from './company.ts';
import { UNKNOWN_VERSION } from './leads/store.ts';
import type { LogFields } from './log.ts';
import { rawRequest } from './testing/raw-request.ts';
import { type RunningWebsite, runWebsite } from './testing/running-website.ts';
import { samplePayload } from './testing/sample-lead.ts';
import { MAX_WAITING } from './waiting-requests.ts';

let website: RunningWebsite;
beforeAll(async () => {
  website = await runWebsite({ variables: { CONTACT_RATE_LIMIT: 'off' } });
});
afterAll(() => website?.[Symbol.asyncDispose]());

const good = JSON.stringify(samplePayload());

describe('a good lead', () => {
  test('sent as JSON is answered 202 with its id, after it is stored', async () => {
    const response = await website.post(good);
    expect(response.status).toBe(202);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { ok, id } = (await response.json()) as { ok: boolean; id: string };
    expect(ok).toBe(true);
    expect((await website.store.get(id))?.payload).toEqual(samplePayload());
  });

  test.each([
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
    'application/json; charset="utf-8"',
  ])('is taken as %s', async (type) => {
    expect((await website.post(good, { 'Content-Type': type })).status).toBe(202);
  });

  test('that names a key twice counts with the later value, as JSON.parse reads it, and is stored once', async () => {
    const response = await website.post(good.replace('{', '{"firstName":"Eve",'));
    expect(response.status).toBe(202);
    const { id } = (await response.json()) as { id: string };
    expect((await website.store.get(id))?.payload).toEqual(samplePayload());
  });

  test('keeps what was agreed to: the wording, its version, the time and the page', async () => {
    const headers = { 'X-Form-Page': '/contact', 'X-Form-Consent': CONSENT_VERSION };
    const response = await website.postLead({ smsOptIn: true }, headers);
    const { id } = (await response.json()) as { id: string };
    const lead = await website.store.get(id);
    expect(lead?.consents).toEqual([
      {
        channel: 'sms',
        version: CONSENT_VERSION,
        wording: expect.stringContaining('Reply STOP to stop'),
        givenAt: lead?.receivedAt,
        page: '/contact',
      },
    ]);
  });
});

describe('of a consent is stored', () => {
  async function consentsOf(headers: Record<string, string>) {
    const response = await website.postLead({ emailOptIn: true, smsOptIn: true }, headers);
    const { id } = (await response.json()) as { id: string };
    return (await website.store.get(id))?.consents.map(({ channel, version, wording }) => [
      channel,
      version,
      wording,
    ]);
  }

  test('the sentence of an older page, when the wording has changed since', async () => {
    const former = consentWordings('1');
    expect(former?.sms(company.name)).not.toBe(consentWordings(CONSENT_VERSION)?.sms(company.name));
    expect(await consentsOf({ 'X-Form-Consent': '1' })).toEqual([
      ['email', '1', former?.email(company.name)],
      ['sms', '1', former?.sms(company.name)],
    ]);
  });

  test.each([
    ['does not say', {}],
    ['names a version that never was', { 'X-Form-Consent': '999' }],
    ['names a word of the language', { 'X-Form-Consent': 'constructor' }],
  ])('that nobody knows the sentence, when the post %s which was shown', async (_name, headers) => {
    expect(await consentsOf(headers)).toEqual([
      ['email', UNKNOWN_VERSION, ''],
      ['sms', UNKNOWN_VERSION, ''],
    ]);
  });
});

describe('a post of a browser that says where it comes from', () => {
  test.each([
    ['same-origin', 202, 'pending'],
    ['same-site', 202, 'pending'],
    ['none', 202, 'pending'],
    ['cross-site', 403, 'quarantined'],
  ] as const)('%s is answered %i and kept as %s', async (site, status, state) => {
    const count = async () => (await website.store.stats()).byState[state];
    const before = await count();
    expect((await website.post(good, { 'Sec-Fetch-Site': site })).status).toBe(status);
    expect((await count()) - before).toBe(1);
  });
});

test('a client that sends many requests and reads no answer is cut off', async () => {
  const request = 'GET /about HTTP/1.1\r\nHost: x\r\n\r\n';
  const answers = await rawRequest(website.url, request.repeat(1500));
  expect(answers.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThanOrEqual(MAX_WAITING + 1);
});

test('a target with the site’s own address before the path means the path, as for a proxy', async () => {
  const ask = (line: string, headers = '', body = '') =>
    rawRequest(
      website.url,
      `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`,
    );
  const posted = await ask('POST http://x/api/contact', 'Content-Type: application/json\r\n', good);
  expect(posted).toMatch(/^HTTP\/1\.1 202 /);
  expect(await ask('GET HTTPS://x:443/healthz?now')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('GET http://x')).toContain('<title>Home</title>');
  expect(await ask('GET http://x?to=/about')).toContain('<title>Home</title>');
  expect(await ask('GET http://x/about/')).toContain('\r\nLocation: /about\r\n');
});

describe('other methods', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is answered 405', async (method) => {
    const response = await fetch(`${website.url}/api/contact`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    if (method !== 'HEAD') expect(await response.json()).toMatchObject({ ok: false });
  });

  test('the health address is read only', async () => {
    const healthy = await fetch(`${website.url}/healthz`);
    expect([healthy.status, await healthy.json()]).toEqual([200, { ok: true, version: packageJson.version }]);
    expect((await fetch(`${website.url}/healthz`, { method: 'POST' })).status).toBe(405);
  });
});

test('a fault in the program is answered with an id under which the log has its stack, and no personal data', async () => {
  const lines: { event: string; fields: LogFields }[] = [];
  await using faulty = await runWebsite({
    log: (_level, event, fields = {}) => void lines.push({ event, fields }),
    effects: {
      now: () => {
        throw new Error('The clock stopped.');
      },
    },
  });
  const posted = await faulty.postLead();
  expect(posted.status).toBe(500);
  expect(await posted.json()).toEqual({ ok: false, message: MESSAGES.submitFailed });
  const failed = lines.find(({ event }) => event === 'request.failed');
  expect(failed?.fields).toMatchObject({
    requestId: posted.headers.get('x-request-id'),
    stack: expect.stringMatching(/The clock stopped\.\n.* at .*contact-route\.ts/s),
  });
  expect(JSON.stringify(lines)).not.toContain(samplePayload().email);
});

test('when the database does not answer, nobody is told that the lead was not stored: it may have been', async () => {
  const lines: { event: string; fields: LogFields }[] = [];
  await using website = await runWebsite({
    variables: { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' },
    log: (_level, event, fields = {}) => void lines.push({ event, fields }),
  });
  const response = await website.postLead();
  expect([response.status, await response.json()]).toEqual([
    503,
    { ok: false, message: MESSAGES.submitFailed },
  ]);

  const health = await fetch(`${website.url}/healthz`);
  expect(health.status).toBe(503);
  const unhealthy = lines.find(({ event }) => event === 'health.failed');
  expect(unhealthy?.fields.requestId).toBe(health.headers.get('x-request-id'));
});
