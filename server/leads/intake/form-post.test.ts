import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONSENT_VERSION } from '#leads/consent.ts';
import { type RunningWebsite, runWebsite } from '#server/testing/running-website.ts';
import { samplePayload } from '#server/testing/sample-lead.ts';

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
  await using website = await runWebsite();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  expect((await website.post(browserForm(), headers)).status).toBe(202);
  const refused = await website.post(browserForm({ email: 'ada' }), headers);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { ok: false, errors: { email: 'Please enter a valid email address' } },
  ]);
});

test('what is wrong is listed on the site’s own page, each problem leading to its field', async () => {
  await using website = await runWebsite();
  const response = await website.post(browserForm({ firstName: '', email: 'a da' }), BROWSER);
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  const html = await response.text();
  expect(html).toContain('<title>Problem</title>');
  expect(html).toContain('<p role="alert">Please fix the errors before submitting.</p>');
  expect(html).toContain('<li><a href="/contact#firstName">First name is required</a></li>');
  expect(html).toContain('<li><a href="/contact#email">Please enter a valid email address</a></li>');
  expect(html).toContain('your answers are still there');
  expect(html).not.toMatch(/<script|style=|<!--problems-->/);
});

test('nothing a visitor typed reaches that page as markup', async () => {
  await using website = await runWebsite();
  const form = browserForm({ '<script>alert(1)</script>': 'x', companySize: '<img src=x onerror=alert(1)>' });
  const html = await (await website.post(form, BROWSER)).text();
  expect(html).not.toMatch(/<script|<img/);
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
])('%s is refused', async (_name, body, status) => {
  await using website = await runWebsite();
  const response = await website.post(body, BROWSER);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await website.store.stats()).byState.pending).toBe(0);
});

test('the form’s own key keeps a double click from being two leads', async () => {
  await using website = await runWebsite();
  for (let click = 0; click < 2; click += 1) {
    expect((await website.post(browserForm({ formKey: 'abc' }), BROWSER)).status).toBe(303);
  }
  await onlyLead(website);
});
