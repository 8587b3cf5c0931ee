import { describe, expect, test } from 'vitest';
import { answerOf, LEAD_FIELDS, mayBeAbsent, PAYLOAD_FIELDS, PAYLOAD_KEYS } from './lead-fields.ts';
import { payloadSchemaOf, validatePayload } from './lead-schema.ts';
import { MESSAGES, requiredMessage } from './messages.ts';
import { TEXT_FORMATS } from './text-formats.ts';

const lead = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  role: 'Analyst',
  companyName: 'Engines Ltd',
  website: '',
  phoneNumber: '',
  companySize: '1-10',
  annualRevenue: '',
  projectBudget: '<20K',
  howCanWeHelp: 'Weave numbers.',
  emailOptIn: false,
  smsOptIn: false,
};
/** The keys that every post has; those of fields that were added since may be absent. */
const ASKED = PAYLOAD_KEYS.filter((key) => !mayBeAbsent(key));
const payload = { ...lead, recaptchaToken: '', timestamp: '2025-05-18T09:30:00.000Z' };

function errorsOf(change: Record<string, unknown>): Record<string, string> {
  const result = validatePayload({ ...payload, ...change });
  return result.ok ? {} : { ...result.errors };
}

test('a complete payload passes with its fifteen keys and nothing else', () => {
  const result = validatePayload(payload);
  expect(result).toEqual({ ok: true, value: payload });
  expect(ASKED).toHaveLength(15);
  expect(Object.keys(payload).sort()).toEqual(ASKED.toSorted());
});

test('texts are trimmed and line breaks become one kind', () => {
  const result = validatePayload({ ...payload, firstName: '  Ada ', howCanWeHelp: ' a\r\nb\rc\td ' });
  expect(result).toMatchObject({ ok: true, value: { firstName: 'Ada', howCanWeHelp: 'a\nb\nc\td' } });
});

test.each([
  'firstName',
  'lastName',
  'email',
  'role',
  'companyName',
  'companySize',
  'projectBudget',
  'howCanWeHelp',
])('%s is required, also when it is only spaces', (field) => {
  expect(Object.keys(errorsOf({ [field]: '' }))).toEqual([field]);
  expect(Object.keys(errorsOf({ [field]: '   ' }))).toEqual([field]);
});

test.each([
  ['a zero-width space', '\u200b'],
  ['joiners and marks of direction', '\u200d\u2060\u200f\u202e'],
  ['a soft hyphen', '\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['an empty Braille cell', '\u2800'],
  ['a variation selector after spaces', ' \u3000\ufe0f '],
])('a name of nothing but %s is no name', (_name, text) => {
  expect(errorsOf({ firstName: text })).toEqual({ firstName: requiredMessage(LEAD_FIELDS.firstName) });
});

test('a name that needs a joiner keeps it', () => {
  const firstName = 'मु\u200dख';
  expect(validatePayload({ ...payload, firstName })).toMatchObject({ ok: true, value: { firstName } });
});

test.each(['website', 'phoneNumber', 'annualRevenue', 'recaptchaToken'])('%s may be empty', (field) => {
  expect(errorsOf({ [field]: '' })).toEqual({});
});

test.each(ASKED)('a payload without the key %s is refused and the key is named', (key) => {
  const { [key as keyof typeof payload]: _left, ...rest } = payload;
  const result = validatePayload(rest);
  expect(result).toMatchObject({ ok: false, errors: { [key]: expect.any(String) } });
});

test('a field that was added later may be absent, as in forms that were open by then, and counts as empty', () => {
  const { website: _absent, ...before } = payload;
  const added = payloadSchemaOf({
    ...PAYLOAD_FIELDS,
    website: { ...PAYLOAD_FIELDS.website, mayBeAbsent: true },
  });
  const result = validatePayload(before, added);
  expect(result).toEqual({ ok: true, value: before });
  if (result.ok) expect(answerOf(result.value, 'website')).toBe('');
  expect(validatePayload({ ...payload, website: 'no address' }, added)).toMatchObject({
    ok: false,
    errors: { website: TEXT_FORMATS.webAddress.message },
  });
});

describe('email', () => {
  test.each(['ada@example.com', 'a@b.co', "o'neil+tag@sub.example.org"])('%s is accepted', (email) => {
    expect(errorsOf({ email })).toEqual({});
  });
  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a da@example.com',
    'ada@exam ple.com',
    'a@b@c.com',
  ])('%s is malformed', (email) => {
    expect(errorsOf({ email })).toEqual({ email: TEXT_FORMATS.email.message });
  });
});

describe('website', () => {
  test.each(['https://example.com', 'http://example.com/a?b=c#d', 'HTTPS://EXAMPLE.COM'])(
    '%s is accepted',
    (website) => {
      expect(errorsOf({ website })).toEqual({});
    },
  );
  test.each([
    'example.com',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://',
    'https:example.com',
    'https://a b.com',
    'https://localhost',
    'https://localhost#v1.2',
    'https://example?a.b',
    'https://first.last@example',
    'https://example./a',
    'https://1',
  ])('%s is refused', (website) => {
    expect(errorsOf({ website })).toEqual({ website: TEXT_FORMATS.webAddress.message });
  });
});

test('an SMS opt-in needs a phone number, and is reported together with other errors', () => {
  expect(errorsOf({ smsOptIn: true, firstName: '' })).toEqual({
    firstName: 'First name is required',
    phoneNumber: MESSAGES.phoneRequiredForSms,
  });
  expect(errorsOf({ smsOptIn: true, phoneNumber: '+1 555 0100' })).toEqual({});
});

test('a text that is too long hides no missing phone number', () => {
  expect(errorsOf({ smsOptIn: true, role: 'x'.repeat(151) })).toEqual({
    role: 'Role must be at most 150 characters',
    phoneNumber: MESSAGES.phoneRequiredForSms,
  });
});

test('only the listed choices are accepted, which a webhook’s workflow knows by heart', () => {
  expect(LEAD_FIELDS.companySize.options).toEqual(['1-10', '11-50', '51-200', '201-500', '501+']);
  expect(LEAD_FIELDS.annualRevenue.options).toEqual(['<1M', '1M-10M', '10M-50M', '50M-100M', '100M+']);
  const budgets = ['<20K', '20K-50K', '50K-100K', '100K-200K', '200K-500K', '500K+'];
  expect(LEAD_FIELDS.projectBudget.options).toEqual(budgets);
  for (const companySize of LEAD_FIELDS.companySize.options) expect(errorsOf({ companySize })).toEqual({});
  for (const annualRevenue of LEAD_FIELDS.annualRevenue.options)
    expect(errorsOf({ annualRevenue })).toEqual({});
  for (const projectBudget of LEAD_FIELDS.projectBudget.options)
    expect(errorsOf({ projectBudget })).toEqual({});
  expect(errorsOf({ companySize: '11 - 50' })).toEqual({
    companySize: 'Please choose company size from the list',
  });
});

test.each(['\u0000', '\u001b', '\u007f', '\u0085', '\ud800', 'a\nb', 'a\tb'])(
  'a one-line field refuses the control character %j',
  (character) => {
    expect(Object.keys(errorsOf({ role: `x${character}y` }))).toEqual(['role']);
  },
);

test('the free text keeps line breaks and tabs and refuses other control characters', () => {
  expect(errorsOf({ howCanWeHelp: 'a\n\tb' })).toEqual({});
  expect(Object.keys(errorsOf({ howCanWeHelp: 'a\u0000b' }))).toEqual(['howCanWeHelp']);
  expect(Object.keys(errorsOf({ howCanWeHelp: 'a\udc00b' }))).toEqual(['howCanWeHelp']);
});

test('texts are bounded', () => {
  expect(errorsOf({ firstName: 'x'.repeat(100) })).toEqual({});
  expect(errorsOf({ firstName: 'x'.repeat(101) })).toEqual({
    firstName: 'First name must be at most 100 characters',
  });
});

test.each(['yesterday', '2025-05-18', '2025-13-40T00:00:00Z', '1747560600000'])(
  'timestamp %s is refused',
  (timestamp) => {
    expect(errorsOf({ timestamp })).toEqual({ timestamp: TEXT_FORMATS.dateTime.message });
  },
);

test('unknown and prototype keys are named and pollute nothing', () => {
  const text = JSON.stringify(payload).replace('{', '{"__proto__":{"admin":true},"constructor":1,"extra":2,');
  const result = validatePayload(JSON.parse(text));
  expect(result.ok).toBe(false);
  if (!result.ok) expect(Object.keys(result.errors).sort()).toEqual(['__proto__', 'constructor', 'extra']);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

test.each([null, [], 'text', 7, true, undefined])('%j instead of an object is refused', (input) => {
  expect(validatePayload(input)).toMatchObject({ ok: false, errors: { '': MESSAGES.notAnObject } });
});
