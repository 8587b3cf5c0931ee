import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_ANSWERS, LEAD_KEYS, type Lead } from '#leads/lead-fields.ts';
import { forgetUnsent, readSentKey, readUnsent, saveSentKey, saveUnsent } from './form-answers.ts';
import { sendLead } from './use-sending.ts';

afterEach(() => vi.unstubAllGlobals());

const failed = (message?: string) => ({ isSent: false, message });

test.each([
  ['no JSON', 202, 'not JSON', { isSent: true }],
  ['a message', 503, '{"message":"No room."}', failed('No room.')],
  ['a message that is none', 500, '{"message":7}', failed()],
  ['an empty failure', 500, '', failed()],
  ['nothing', 500, 'null', failed()],
  ['a number', 500, '7', failed()],
  ['no network', 0, '', failed('TypeError: Offline')],
])('a webhook elsewhere that answers with %s', async (_, status, body, outcome) => {
  vi.stubGlobal('location', new URL('https://site.example/contact'));
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Offline');
    return new Response(body, { status });
  });
  const lead = { ...EMPTY_ANSWERS, firstName: 'Ada' } as Lead;
  const endpoint = 'https://webhook.example/hook';
  const sending = { endpoint, recaptchaToken: async () => '', trap: '', idempotencyKey: 'key' };
  expect(await sendLead(lead, sending)).toEqual(outcome);
});

test('whatever is in storage, the form gets fields of its types, or nothing', () => {
  const types = (values: object) => Object.values(values).map((value) => typeof value);
  const almost = fc.record({
    answers: fc.dictionary(fc.constantFrom(...LEAD_KEYS), fc.jsonValue()),
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
