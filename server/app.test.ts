import { CONSENT_VERSION, consentWordings } from '#leads/consent.ts';
import { type Field, LEAD_FIELDS, LEAD_KEYS } from '#leads/lead-fields.ts';
import packageJson from '../package.json' with { type: 'json' };
import { company } from './company.ts';
import { Refusal, refusedAnswer } from './intake/answers.ts';
import { UNKNOWN_VERSION } from './leads/store.ts';
import type { LogFields } from './log.ts';
import { startReceiver, until } from './testing/resources.ts';
import { ask, BROWSER, idOf, samplePayload } from './testing/sent-requests.ts';
import { runWebsite } from './testing/servers.ts';

const website = await runWebsite();
afterAll(() => website[Symbol.asyncDispose]());

const good = JSON.stringify(samplePayload());
const MANY_KEYS = Array.from({ length: 3000 }, (_, index) => `"<key>${index}":1`).join();

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' };

/** Without JavaScript: no token, no time, and no unticked boxes. */
function browserForm(change: Record<string, string> = {}) {
  const { emailOptIn, smsOptIn, recaptchaToken, timestamp, ...texts } = samplePayload();
  return new URLSearchParams({ ...texts, ...change });
}

const LONGEST = LEAD_KEYS.flatMap((key) => {
  const field: Field = LEAD_FIELDS[key];
  if (field.kind === 'checkbox') return [];
  const isFree = field.kind === 'text' && !field.format;
  return [[key, isFree ? '中'.repeat(field.maxLength) : String(samplePayload()[key])]];
});

type Post = [what: string, status: number, body: BodyInit, headers?: Record<string, string>];

const POSTS: Post[] = [
  ['another spelling', 202, good, { 'Content-Type': 'Application/JSON ;charset="UTF-8"' }],
  ['a form without a browser', 202, browserForm(), FORM],
  ['the longest answers', 303, new URLSearchParams(LONGEST), BROWSER],
  ['a filled trap', 403, good, { 'X-Form-Trap': 'http://spam.example.com' }],
  ['a filled trap in a form', 403, browserForm({ formTrap: 'spam', firstName: 'Eve' }), BROWSER],
  ['too little time', 403, good, { 'X-Form-Elapsed-Ms': '1999' }],
  ['an empty trap and enough time', 202, good, { 'X-Form-Trap': '', 'X-Form-Elapsed-Ms': '2000' }],
  ['a time that is no number', 202, good, { 'X-Form-Elapsed-Ms': 'soon' }],
  ['an empty time', 202, good, { 'X-Form-Elapsed-Ms': '' }],
  ['the page of another site', 403, good, { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of the same site', 202, good, { 'Sec-Fetch-Site': 'same-site' }],
  ['our page', 202, good, { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://a.example.com' }],
  ['a page of another host', 403, good, { Origin: 'https://shop.example.com' }],
  ['a page of no host', 403, good, { Origin: 'null', 'Sec-Fetch-Site': 'same-site' }],
  ['an unfinished object', 422, good.slice(0, -1)],
  ['invalid UTF-8', 422, Buffer.from([0x22, 0xff, 0x22])],
  ['a deep list', 422, '['.repeat(7_000) + ']'.repeat(7_000)],
  ['3000 keys', 422, `{${MANY_KEYS}}`],
  ['64 KB', 202, good.padStart(65_536)],
  ['a byte more', 413, good.padEnd(65_537)],
  ...[
    '',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-8859',
  ].map((type): Post => [`the type "${type}"`, 415, good, { 'Content-Type': type }]),
  ['gzip', 415, good, { 'Content-Encoding': 'gzip' }],
  ['no coding', 202, good, { 'Content-Encoding': 'Identity' }],
  ['a key of 201 characters', 422, good, { 'Idempotency-Key': 'k'.repeat(201) }],
  ['an empty key', 202, good, { 'Idempotency-Key': '' }],
  ['a key with spaces', 422, good, { 'Idempotency-Key': 'a b' }],
  [
    'a field before such a header',
    202,
    browserForm({ formKey: 'a' }),
    { ...FORM, 'Idempotency-Key': 'a b' },
  ],
  ['a field twice', 422, `${browserForm()}&firstName=B`, BROWSER],
  ['broken percent-encoding', 422, `${browserForm()}`.replace('Ada', '%zz'), BROWSER],
  ['encoded bytes that are not UTF-8', 422, `${browserForm()}`.replace('Ada', '%ff'), BROWSER],
  ['a prototype field', 422, `${browserForm()}&__proto__=1`, BROWSER],
  ['another value for a box', 422, `${browserForm()}&smsOptIn=maybe`, BROWSER],
  [
    'a form that wants SMS and has no number',
    422,
    browserForm({ smsOptIn: 'true', phoneNumber: '' }),
    BROWSER,
  ],
  ['a form from a program', 202, browserForm({ emailOptIn: 'true', smsOptIn: 'false' }), FORM],
  ['a form with an empty box', 202, browserForm({ smsOptIn: '', role: 'Eve' }), FORM],
];

test.each(POSTS)('a post of %s is answered %i', async (_what, status, body, headers = {}) => {
  const before = (await website.store.stats()).byState;
  const response = await website.post(body, headers);
  expect(response.status).toBe(status);
  const text = await response.text();
  const told = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  const answer = [...told.filter((line) => !/^(date|keep-alive):/.test(line)), '', text].join('\n');
  expect(answer.replace(/(?<="id":")[^"]+/, 'id')).toMatchSnapshot();
  const kept = { pending: Number(status < 400), quarantined: Number(status === 403) };
  expect((await website.store.stats()).byState).toMatchObject({
    pending: before.pending + kept.pending,
    quarantined: before.quarantined + kept.quarantined,
  });
});

test.each([
  ['the wording that was shown', CONSENT_VERSION, CONSENT_VERSION],
  ['the one of an older page', '1', '1'],
  ['that nobody knows it, when the post does not say', '', UNKNOWN_VERSION],
  ['the same for a word of the language', 'constructor', UNKNOWN_VERSION],
])('of a consent is stored %s', async (_what, shown, version) => {
  const headers = { 'X-Form-Consent': shown, 'X-Form-Page': '/contact' };
  const id = await idOf(await website.postLead({ emailOptIn: true, smsOptIn: true }, headers));
  const lead = await website.store.get(id);
  const given = { version, givenAt: lead?.receivedAt, page: '/contact' };
  const consents = (['email', 'sms'] as const).map((channel) => {
    const wording = consentWordings(version)?.[channel](company.name) ?? '';
    return { ...given, channel, wording };
  });
  expect(lead?.consents).toEqual(consents);
});

test('of the page a plain path is kept, and nothing else', async () => {
  const long = `/${'a'.repeat(200)}`;
  const told = [];
  for (const page of `/ /docs/a-b/%C3%A9 /a?b https://a.com ${long} ${long}a`.split(' ')) {
    const id = await idOf(await website.postLead({}, { 'X-Form-Page': page }));
    told.push(`${page} ${(await website.store.get(id))?.page === page}`);
  }
  expect(told).toMatchSnapshot();
});

test('a proxy may write the whole address, and a port in Host', async () => {
  const headers = { 'Content-Type': 'application/json', Origin: 'https://x', Host: 'x:443' };
  const post = { method: 'POST', body: good, headers };
  expect(await ask(website.url, 'http://x/api/contact', post)).toMatchObject({ status: 202 });
  expect((await ask(website.url, 'http://x?to=/about')).text).toContain('<title>Home</title>');
});

test.each(['healthz', 'livez'])('%s tells the version', async (path) => {
  const well = await fetch(`${website.url}/${path}`);
  expect(await well.json()).toEqual({ ok: true, version: packageJson.version });
});

test('a fault of the program is 500, with an id that the log knows', async () => {
  const faults: LogFields[] = [];
  const now = () => {
    throw new Error('The clock stopped.');
  };
  await using faulty = await runWebsite({
    variables: { LEADS_ERASE_AFTER: 'off' },
    log: (_level, event, fields = {}) => void (event === 'request.failed' && faults.push(fields)),
    effects: { now },
    // What no header can hold.
    files: { _redirects: '/odd /奇 308' },
  });
  const answers = [await faulty.postLead(), await fetch(`${faulty.url}/odd`)];
  for (const { status, headers } of answers)
    expect([status, headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
  expect(await answers[0]?.text()).toMatchSnapshot();
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(faults.map(({ requestId }) => requestId)).toEqual(ids);
  expect(faults[0]?.stack).toMatch(/The clock stopped\.\n.* at .*contact-route\.ts/s);
  expect(faults[1]?.stack).toContain('serve-static.ts');
  expect(JSON.stringify(faults)).not.toContain(samplePayload().email);
  expect((await fetch(`${faulty.url}/about`)).status).toBe(200);
});

test('a form without JavaScript is stored once, and ends on a page', async () => {
  let now = Date.UTC(2025, 4, 18);
  await using website = await runWebsite({ effects: { now: () => now } });
  const sent = { formPage: '/contact', formConsent: CONSENT_VERSION, formTrap: '' };
  const answers = { emailOptIn: 'on', howCanWeHelp: 'one\r\ntwo & “three”' };
  const headers = { ...BROWSER, Origin: website.url };
  const click = (more = {}) => website.post(browserForm({ ...answers, ...sent, ...more }), headers);
  const atOnce = await Promise.all([click(), click()]);
  now += 3_599_999;
  for (const response of [...atOnce, await click()])
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/received']);
  const [lead, ...others] = await website.store.page({ limit: 9 });
  expect(others).toEqual([]);
  expect(lead?.payload).toEqual({
    ...samplePayload({ emailOptIn: true, howCanWeHelp: 'one\ntwo & “three”' }),
    timestamp: '2025-05-18T00:00:00.000Z',
  });
  expect(lead?.consents).toMatchObject([
    { channel: 'email', page: '/contact', version: CONSENT_VERSION },
  ]);
  now += 1;
  await click();
  expect((await website.store.stats()).total, 'an hour later it is another').toBe(2);
  await click({ formKey: 'own' });
  expect((await website.store.stats()).total, 'as is one with a key').toBe(3);
});

test('what is wrong is listed on a page, each leading to its field', async () => {
  const form = { firstName: '', email: 'a da', 'a"><script>alert(1)</script>': '', role: '<img>' };
  expect(await (await website.post(browserForm(form), BROWSER)).text()).toMatchSnapshot();
  const strange = new Refusal(422, `<img alt="'">&$&`);
  expect(refusedAnswer(strange, undefined, true).body).toMatchSnapshot();
});

test('a stored lead is delivered without a wait for the next look', async () => {
  await using receiver = await startReceiver();
  await using website = await runWebsite({ variables: { CONTACT_WEBHOOK_URL: receiver.url } });
  const waits: number[] = [];
  for (const count of [1, 2, 3]) {
    const start = performance.now();
    await website.postLead();
    await until('it is delivered', () => receiver.deliveries.length === count);
    waits.push(performance.now() - start);
  }
  expect(Math.min(...waits)).toBeLessThan(1000);
});

test('of a refused lead the log says which and why, a slower is taken', async () => {
  const lines: LogFields[] = [];
  await using website = await runWebsite({
    log: (_level, event, fields = {}) => void (event === 'lead.refused' && lines.push(fields)),
  });
  const post = async (elapsed: string) =>
    (await website.postLead({}, { 'Idempotency-Key': 'abc', 'X-Form-Elapsed-Ms': elapsed })).status;
  expect([await post('100'), await post('100')]).toEqual([403, 403]);
  const [lead] = await website.store.page({ limit: 1 });
  const refused = { status: 403, id: lead?.id, reason: lead?.quarantineReason };
  expect(lines).toEqual([refused, refused]);
  expect(await post('9000')).toBe(202);
});

test('with a bot check a lead whose token fails is kept apart', async () => {
  const refused = { success: false, 'error-codes': ['invalid-input-response'] };
  const answers: unknown[] = [{ success: true }, refused, undefined];
  await using service = await startReceiver((_, response) => {
    const answer = answers.shift();
    return answer ? response.end(JSON.stringify(answer)) : response.destroy();
  });
  const bot = { RECAPTCHA_SECRET_KEY: ' shh\n', RECAPTCHA_VERIFY_URL: service.url };
  await using website = await runWebsite({ variables: bot });
  const post = async (firstName: string, headers = {}) =>
    await website.postLead({ firstName, recaptchaToken: 'token' }, headers);
  for (const status of [202, 403, 403]) expect((await post('Ada')).status).toBe(status);
  expect((await website.store.stats()).byState).toMatchObject({ pending: 1, quarantined: 2 });
  const [kept] = await website.store.page({ states: ['quarantined'], limit: 1 });
  expect(kept?.quarantineReason).toBe('bot check refused the token (invalid-input-response)');
  const asked = service.deliveries.splice(0).map(({ body }) => body);
  expect(asked).toEqual(Array(3).fill('secret=shh&response=token'));
  expect((await website.postLead()).status, 'without a token nobody is asked').toBe(403);

  // A key is looked up first, because a token works only once.
  const key = { 'Idempotency-Key': 'abc' };
  answers.push(refused, { success: true });
  expect((await post('Ada', key)).status).toBe(403);
  const released = await idOf(await post('Ada', key));
  expect(await website.store.get(released)).toMatchObject({ state: 'pending' });
  expect(await idOf(await post('Ada', key))).toBe(released);
  expect((await post('Eve', key)).status).toBe(422);
  expect(service.deliveries).toHaveLength(2);
});

test('an Idempotency-Key gets its answer again, with other answers 422', async () => {
  const post = (key: string, change = {}) => website.postLead(change, { 'Idempotency-Key': key });
  const invalid = await post('again', { firstName: '' });
  expect(invalid.status, 'does not use it up').toBe(422);
  const email = '\u202amailto:ada@example.com\u202c,';
  const changed = { email, recaptchaToken: 'b', timestamp: '2025-05-18T09:31:00.000Z' };
  const first = await idOf(await post('again'));
  expect(await idOf(await post('"again"', changed))).toBe(first);
  const other = await post('again', { firstName: 'Eve' });
  expect([other.status, await other.text()]).toMatchSnapshot();
});
