import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONSENT_VERSION } from '#leads/consent.ts';
import { type Answers, EMPTY_ANSWERS, LEAD_KEYS } from '#leads/lead-fields.ts';
import { forgetUnsent, readSentKey, readUnsent, saveSentKey, saveUnsent } from './unsent-answers.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => vi.stubGlobal('sessionStorage', storage));
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

const answers: Answers = { ...EMPTY_ANSWERS, firstName: 'Ada', companySize: '1-10', smsOptIn: true };
const sentKey = { content: JSON.stringify(answers), key: 'abc' };

/** Puts a text in place of everything that is kept. */
function overwrite(text: string) {
  saveUnsent(answers);
  saveSentKey(sentKey);
  for (const key of stored.keys()) stored.set(key, text);
  expect(stored.size).toBe(2);
}

test('what was kept is read again, until it is forgotten', () => {
  expect([readUnsent(), readSentKey()]).toEqual([undefined, undefined]);
  saveUnsent(answers);
  saveSentKey(sentKey);
  expect([readUnsent(), readSentKey()]).toEqual([answers, sentKey]);
  forgetUnsent();
  expect([readUnsent(), readSentKey()]).toEqual([undefined, undefined]);
  saveUnsent(answers);
  saveUnsent(EMPTY_ANSWERS);
  expect(stored.size).toBe(0);
});

test('a tick that was kept beside another wording is taken back, and nothing else is', () => {
  overwrite(JSON.stringify({ answers, consent: `before ${CONSENT_VERSION}` }));
  expect(readUnsent()).toEqual({ ...answers, smsOptIn: false });
});

test('an answer of another type is none, and the others are kept', () => {
  const kept = {
    ...answers,
    role: 7,
    website: null,
    emailOptIn: 'true',
    country: 'a field that was taken away',
  };
  overwrite(JSON.stringify({ answers: kept, consent: CONSENT_VERSION }));
  expect(readUnsent()).toEqual(answers);
});

test('a key that was kept without its answers, or is no text, is none', () => {
  for (const kept of [{ key: 'abc' }, { content: 7, key: 'abc' }, { content: '{}', key: 7 }, null]) {
    overwrite(JSON.stringify(kept));
    expect(readSentKey()).toBeUndefined();
  }
});

test('whatever is in storage, the form gets its fields, each of its type, or nothing', () => {
  const type = (values: Readonly<Answers>) => LEAD_KEYS.map((key) => typeof values[key]);
  const almost = fc.record({ answers: fc.dictionary(fc.constantFrom(...LEAD_KEYS), fc.jsonValue()) });
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    almost.map((kept) => JSON.stringify(kept)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      overwrite(text);
      const read = readUnsent();
      if (read) expect([Object.keys(read), type(read)]).toEqual([LEAD_KEYS, type(EMPTY_ANSWERS)]);
      const key = readSentKey();
      if (key) expect([typeof key.content, typeof key.key]).toEqual(['string', 'string']);
    }),
  );
});

test('a browser that refuses storage leaves the form without a memory', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveUnsent(answers);
  saveSentKey(sentKey);
  forgetUnsent();
  expect([readUnsent(), readSentKey()]).toEqual([undefined, undefined]);
});
