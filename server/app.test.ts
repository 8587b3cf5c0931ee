import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSENT_VERSION } from '#leads/consent.ts';
import { consentWordings } from '#leads/former-consent.ts';
import { MESSAGES } from '#leads/messages.ts';
import packageJson from '../package.json' with { type: 'json' };
import { company } from './company.ts';
import { Refusal, refusedAnswer } from './intake/answers.ts';
import { UNKNOWN_VERSION } from './leads/store.ts';
import type { LogFields } from './log.ts';
import { type RunningWebsite, runWebsite } from './testing/running-website.ts';
import { samplePayload } from './testing/sample-lead.ts';
import { rawRequest } from './testing/sent-requests.ts';

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

test.each([
  ['the sentence of an older page, when the wording has changed since', { 'X-Form-Consent': '1' }, '1'],
  ['that nobody knows the sentence, when the post does not say which was shown', {}, UNKNOWN_VERSION],
  ['the same when it names a version that never was', { 'X-Form-Consent': '999' }, UNKNOWN_VERSION],
  ['the same when it names a word of the language', { 'X-Form-Consent': 'constructor' }, UNKNOWN_VERSION],
])('of a consent is stored %s', async (_what, headers, version) => {
  const former = consentWordings('1');
  expect(former?.sms(company.name)).not.toBe(consentWordings(CONSENT_VERSION)?.sms(company.name));
  const answer = await website.postLead(
    { emailOptIn: true, smsOptIn: true },
    headers as Record<string, string>,
  );
  const { id } = (await answer.json()) as { id: string };
  const wording = (channel: 'email' | 'sms') => (version === '1' ? former?.[channel](company.name) : '');
  expect((await website.store.get(id))?.consents).toMatchObject([
    { channel: 'email', version, wording: wording('email') },
    { channel: 'sms', version, wording: wording('sms') },
  ]);
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

const BROWSER = {
  'Content-Type': 'application/x-www-form-urlencoded',
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};

/** A post of a browser without JavaScript: no token, no time, and no unticked boxes. */
function browserForm(change: Record<string, string> = {}): URLSearchParams {
  const { emailOptIn: _e, smsOptIn: _s, recaptchaToken: _r, timestamp: _t, ...texts } = samplePayload();
  return new URLSearchParams({ ...texts, ...change });
}

async function onlyLead(website: RunningWebsite) {
  const leads = await website.store.page({ limit: 10 });
  expect(leads).toHaveLength(1);
  return leads[0];
}

test('a form posted without JavaScript is stored and ends on the page that says so', async () => {
  await using website = await runWebsite({ effects: { now: () => Date.UTC(2025, 4, 18) } });
  const form = browserForm({
    emailOptIn: 'on',
    formPage: '/contact',
    formConsent: CONSENT_VERSION,
    formTrap: '',
    howCanWeHelp: 'one\r\ntwo & “three”',
  });
  const response = await website.post(form, BROWSER);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/received']);
  const lead = await onlyLead(website);
  expect(lead?.payload).toEqual(
    samplePayload({
      emailOptIn: true,
      howCanWeHelp: 'one\ntwo & “three”',
      timestamp: '2025-05-18T00:00:00.000Z',
    }),
  );
  expect(lead?.consents).toMatchObject([{ channel: 'email', page: '/contact', version: CONSENT_VERSION }]);
  expect((await fetch(`${website.url}/contact/received`)).status).toBe(200);
});

test('a client that does not ask for a page gets JSON', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  expect((await website.post(browserForm(), headers)).status).toBe(202);
  const refused = await website.post(browserForm({ email: 'ada' }), headers);
  const errors = { email: 'Please enter a valid email address' };
  expect([refused.status, await refused.json()]).toMatchObject([422, { ok: false, errors }]);
});

test('what is wrong is listed on the site’s own page, each problem leading to its field', async () => {
  const form = browserForm({
    firstName: '',
    email: 'a da',
    '<script>alert(1)</script>': 'x',
    role: '<img src=x>',
  });
  const response = await website.post(form, BROWSER);
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  const html = await response.text();
  for (const part of [
    '<title>Problem</title>',
    '<p role="alert">Please fix the errors before submitting.</p>',
    '<li><a href="/contact#firstName">First name is required</a></li>',
    '<li><a href="/contact#email">Please enter a valid email address</a></li>',
    'your answers are still there',
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<script|<img|style=|<!--problems-->/);
});

test('a site without that page still says what is wrong', async () => {
  await using website = await runWebsite({
    prepare: (site) => rmSync(join(site, 'contact', 'problem.html')),
  });
  const response = await website.post(browserForm({ role: '' }), BROWSER);
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('<!doctype html>');
  expect(html).toContain('Role is required');
});

test.each([
  ['a field twice', 'firstName=A&firstName=B', 422],
  ['broken percent-encoding', 'firstName=%zz', 422],
  ['percent-encoded bytes that are not UTF-8', 'firstName=%ff%fe', 422],
  ['an unknown field', `${browserForm()}&admin=1`, 422],
  ['a prototype field', `${browserForm()}&__proto__=1`, 422],
  ['another value for a box', `${browserForm()}&smsOptIn=maybe`, 422],
  ['the trap filled', `${browserForm()}&formTrap=spam`, 403],
  ['70 KB', `firstName=${'a'.repeat(70_000)}`, 413],
])('a form with %s is refused', async (_name, body, status) => {
  const pending = async () => (await website.store.stats()).byState.pending;
  const before = await pending();
  const response = await website.post(body, BROWSER);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await pending()).toBe(before);
});

test('the form’s own key keeps a double click from being two leads', async () => {
  await using website = await runWebsite();
  for (let click = 0; click < 2; click += 1) {
    expect((await website.post(browserForm({ formKey: 'abc' }), BROWSER)).status).toBe(303);
  }
  await onlyLead(website);
});

describe('posts that look like a machine’s are refused but kept', () => {
  test.each([
    ['a filled trap', { 'X-Form-Trap': 'http://spam.example.com' }, 403],
    ['a form filled in a moment', { 'X-Form-Elapsed-Ms': '300' }, 403],
    ['a negative time', { 'X-Form-Elapsed-Ms': '-5' }, 403],
    ['an empty trap and enough time', { 'X-Form-Trap': '', 'X-Form-Elapsed-Ms': '2000' }, 202],
    ['a time that is no number', { 'X-Form-Elapsed-Ms': 'soon' }, 202],
    ['the page of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page of the same site', { 'Sec-Fetch-Site': 'same-site' }, 202],
    ['an address that was typed', { 'Sec-Fetch-Site': 'none' }, 202],
  ])('%s', async (_name, headers, status) => {
    const before = (await website.store.stats()).byState;
    const response = await website.postLead({}, headers as Record<string, string>);
    expect(response.status).toBe(status);
    const { ok, message = '' } = (await response.json()) as { ok: boolean; message?: string };
    const isKept = status === 403;
    expect([ok, message.includes('We kept your message')]).toEqual([!isKept, isKept]);
    const { pending, quarantined } = (await website.store.stats()).byState;
    expect([pending - before.pending, quarantined - before.quarantined]).toEqual(isKept ? [0, 1] : [1, 0]);
  });

  test('the log says which lead it is and why, so that somebody can find it', async () => {
    const lines: LogFields[] = [];
    await using website = await runWebsite({
      log: (_level, event, fields = {}) => void (event === 'lead.refused' && lines.push(fields)),
    });
    await website.postLead({}, { 'X-Form-Trap': 'http://spam.example.com' });
    const [lead] = await website.store.page({ limit: 1 });
    expect(lines).toEqual([{ status: 403, id: lead?.id, reason: lead?.quarantineReason }]);
  });

  test('a second, slower try with the same key releases the first', async () => {
    await using website = await runWebsite();
    const key = { 'Idempotency-Key': 'abc' };
    expect((await website.postLead({}, { ...key, 'X-Form-Elapsed-Ms': '100' })).status).toBe(403);
    expect((await website.postLead({}, { ...key, 'X-Form-Elapsed-Ms': '9000' })).status).toBe(202);
    expect(await website.store.stats()).toMatchObject({ total: 1, byState: { pending: 1, quarantined: 0 } });
  });
});

/** A verification service on this machine, with the answer a test wants. */
async function withVerifier(answer: object | string | number | 'silence') {
  const seen: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push(new URLSearchParams(body));
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  const website = await runWebsite({ variables: { RECAPTCHA_SECRET_KEY: 'shh', RECAPTCHA_VERIFY_URL: url } });
  return {
    website,
    seen,
    [Symbol.asyncDispose]: async () => {
      await website[Symbol.asyncDispose]();
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('with a bot check', () => {
  test.each([
    ['a score of 0.5', { success: true, action: 'submit', score: 0.5 }],
    ['no score and no action', { success: true }],
  ])('%s passes', async (_name, answer) => {
    await using check = await withVerifier(answer);
    expect((await check.website.postLead({ recaptchaToken: 'token' })).status).toBe(202);
    expect(check.seen.map((form) => [form.get('secret'), form.get('response')])).toEqual([['shh', 'token']]);
  });

  test.each([
    ['a refused token', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a low score', { success: true, action: 'submit', score: 0.4 }],
    ['another action', { success: true, action: 'login', score: 0.9 }],
    ['an answer that is no JSON', 'oops'],
    ['an answer of another shape', { success: 'yes' }],
    ['a failing service', 500],
  ])('%s is a failed check, and the lead is kept', async (_name, answer) => {
    await using check = await withVerifier(answer);
    expect((await check.website.postLead({ recaptchaToken: 'token' })).status).toBe(403);
    expect((await check.website.store.stats()).byState.quarantined).toBe(1);
  });

  test('no token fails without asking the service', async () => {
    await using check = await withVerifier({ success: true });
    expect((await check.website.postLead()).status).toBe(403);
    expect(check.seen).toEqual([]);
  });

  test('a service that cannot be reached is a failed check, and the lead is kept', async () => {
    await using website = await runWebsite({
      variables: { RECAPTCHA_SECRET_KEY: 'shh', RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:1/' },
    });
    expect((await website.postLead({ recaptchaToken: 'token' })).status).toBe(403);
    expect((await website.store.stats()).byState.quarantined).toBe(1);
  });

  test('a retry with the same key is not checked again, because a token works only once', async () => {
    await using check = await withVerifier({ success: true });
    const post = () => check.website.postLead({ recaptchaToken: 'token' }, { 'Idempotency-Key': 'abc' });
    const [first, again] = [await (await post()).json(), await (await post()).json()];
    expect(again).toEqual(first);
    expect(check.seen).toHaveLength(1);
  });

  test('a key that belongs to other answers is refused before the check', async () => {
    await using check = await withVerifier({ success: true });
    const post = (firstName: string) =>
      check.website.postLead({ firstName, recaptchaToken: 'token' }, { 'Idempotency-Key': 'abc' });
    expect((await post('Ada')).status).toBe(202);
    expect((await post('Eve')).status).toBe(422);
    expect(check.seen).toHaveLength(1);
  });
});

describe('an Idempotency-Key', () => {
  const post = (key: string, change = {}) => website.postLead(change, { 'Idempotency-Key': key });
  const total = async () => (await website.store.stats()).total;

  async function idOf(response: Response): Promise<string> {
    expect(response.status).toBe(202);
    return ((await response.json()) as { id: string }).id;
  }

  test('gets the first answer again and no second lead, also with a new time and a new token', async () => {
    const before = await total();
    const first = await idOf(await post('again'));
    const changed = { recaptchaToken: 'b', timestamp: '2025-05-18T09:31:00.000Z' };
    expect(await idOf(await post('again', changed))).toBe(first);
    expect(await idOf(await post('"again"'))).toBe(first);
    expect(await idOf(await post('other'))).not.toBe(first);
    expect((await total()) - before).toBe(2);
    expect(await idOf(await website.postLead()), 'without one every post is a lead of its own').not.toBe(
      first,
    );
  });

  test('sent twenty times at once is one lead', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => idOf(await post('at-once'))));
    expect(new Set(ids).size).toBe(1);
  });

  test('with other answers is refused with 422 and says why; an invalid post does not use it up', async () => {
    expect((await post('abc', { firstName: '' })).status).toBe(422);
    await idOf(await post('abc'));
    const before = await total();
    const response = await post('abc', { firstName: 'Eve' });
    const errors = { 'Idempotency-Key': expect.stringContaining('other answers') };
    expect([response.status, await response.json()]).toMatchObject([422, { ok: false, errors }]);
    expect(await total()).toBe(before);
  });
});

const hostile = '<img src=x onerror="alert(\'1\')">&$&';
const escaped = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;$&amp;';

test('everything in the page of problems is text, never markup', () => {
  const refusal = new Refusal(422, hostile, { errors: { role: hostile, [hostile]: hostile } });
  const { body } = refusedAnswer(refusal, '<main><!--problems--></main>', true);
  expect(body).toBe(
    `<main><p role="alert">${escaped}</p><p>Go back with your browser's back button: your answers are still there.</p>` +
      `<ul><li><a href="/contact#role">${escaped}</a></li><li>${escaped}</li></ul></main>`,
  );
});
