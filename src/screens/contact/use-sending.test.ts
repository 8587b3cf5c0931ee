import fc from 'fast-check';
import { CONSENT_VERSION } from '#leads/consent.ts';
import { EMPTY_ANSWERS, LEAD_KEYS } from '#leads/lead-fields.ts';
import { tableOf } from '#model/testing/table.ts';
import { forgetUnsent, readSentKey, readUnsent, saveSentKey, saveUnsent } from './form-answers.ts';
import { sendLead } from './use-sending.ts';

afterEach(() => vi.unstubAllGlobals());

const SENDING = { recaptchaToken: async () => 't', trap: '', idempotencyKey: 'key' };
const CONSENT = new RegExp(`(?<=consent": )"${CONSENT_VERSION}`, 'g');
test.each([
  [true, 202],
  [false, 302],
  [false, 503],
  [false, 0],
])('%s is that a form was sent when a webhook elsewhere answers %i', async (isSent, status) => {
  vi.stubGlobal('location', new URL('https://site.example/contact'));
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Offline');
    return new Response('not JSON', { status });
  });
  const lead = { ...EMPTY_ANSWERS, firstName: 'Ada' } as never;
  const endpoint = 'https://webhook.example/hook';
  expect(await sendLead(lead, { ...SENDING, endpoint })).toBe(isSent);
});

test('whatever is in storage, the form gets fields of its types, or nothing', () => {
  const types = (values: object) => Object.values(values).map((value) => typeof value);
  const almost = fc.record({
    answers: fc.dictionary(fc.constantFrom(...LEAD_KEYS), fc.jsonValue()),
    content: fc.jsonValue(),
    key: fc.jsonValue(),
  });
  const texts = [fc.string(), fc.json(), almost.map((kept) => JSON.stringify(kept))];
  fc.assert(
    fc.property(fc.oneof(...texts), (text) => {
      vi.stubGlobal('sessionStorage', { getItem: () => text });
      const read = readUnsent() ?? EMPTY_ANSWERS;
      expect([Object.keys(read), types(read)]).toEqual([LEAD_KEYS, types(EMPTY_ANSWERS)]);
      expect(types(readSentKey() ?? { content: '', key: '' })).toEqual(['string', 'string']);
    }),
  );
});

test('a browser that refuses storage leaves the form without a memory', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveUnsent({ ...EMPTY_ANSWERS, firstName: 'Ada' });
  saveSentKey({ content: '{}', key: 'abc' });
  forgetUnsent();
  expect([readUnsent(), readSentKey()]).toEqual([undefined, undefined]);
});

test('of a draft each answer of its type comes back, a tick only under the words of today', () => {
  const drafts = [CONSENT_VERSION, '1', '', undefined].flatMap((consent) =>
    [true, false, 'on', 1, null, undefined].map((answer) => ({ consent, answer })),
  );
  const read = ({ consent, answer }: (typeof drafts)[number]) => {
    const answers = Object.fromEntries(LEAD_KEYS.map((field) => [field, answer]));
    const item = JSON.stringify({ consent, answers });
    vi.stubGlobal('sessionStorage', { getItem: () => item });
    const given = Object.entries(readUnsent() ?? {}).filter(([, one]) => one !== false && one);
    return Object.fromEntries(given);
  };
  const table = tableOf(drafts, read).replaceAll(`"consent":"${CONSENT_VERSION}"`, 'as today');
  expect(table).toMatchSnapshot();
});

test.each(['/api/contact', 'https://webhook.example/hook'])('what %s is sent', async (endpoint) => {
  vi.stubGlobal('location', new URL('https://site.example/contact?a#b'));
  const asked: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', (...request: [string, RequestInit]) => {
    asked.push(request);
    return Promise.resolve(Response.json({}));
  });
  for (const trap of ['', 'ü'.repeat(99)])
    await sendLead({ firstName: 'Ada', smsOptIn: true } as never, { ...SENDING, endpoint, trap });
  const requests = asked.map(([address, { signal, ...request }]) => ({ address, ...request }));
  const text = JSON.stringify(requests, null, 2);
  expect(
    text.replace(/\d{4}-[\dT:.-]+Z|(?<=elapsed-ms": ")\d+/g, 'now').replace(CONSENT, '"today'),
  ).toMatchSnapshot();
});
