import { expectTable } from '#model/testing/table.ts';
import { samplePayload } from '#server/testing/sent-requests.ts';
import { MESSAGES, validateLead } from './check-answers.ts';
import {
  answerOf,
  bandsOf,
  LEAD_FIELDS,
  LEAD_KEYS,
  mayBeAbsent,
  PAYLOAD_FIELDS,
  PAYLOAD_KEYS,
  zerosOf,
} from './lead-fields.ts';
import { validatePayload } from './lead-schema.ts';

const payload = samplePayload({ phoneNumber: '' });
const { recaptchaToken, timestamp, ...lead } = payload;
const ASKED = PAYLOAD_KEYS.filter((key) => !mayBeAbsent(key));

function errorsOf(change: Partial<typeof payload>): Record<string, string> {
  const result = validatePayload({ ...payload, ...change });
  const byForm = validateLead({ ...lead, ...change }, { annualRevenueRequired: false });
  const errors = result.ok ? {} : { ...result.errors };
  if (LEAD_KEYS.some((key) => key in change))
    expect(byForm.ok ? { ...byForm.value, recaptchaToken, timestamp } : byForm.errors).toEqual(
      result.ok ? result.value : errors,
    );
  return errors;
}

test('a complete payload passes with its fifteen keys alone', () => {
  expect(validatePayload(payload)).toEqual({ ok: true, value: payload });
  expect(ASKED).toHaveLength(15);
  expect(Object.keys(payload).sort()).toEqual(PAYLOAD_KEYS.toSorted());
});

const MARKED = ['\u202aada@b.co\u202c', 'ada@b\u00ad.co\ufeff'];
const NAMED = ['mailto:ada@b.co', '<Mailto:ada@b.co>; '];
const WRAPPED = `"" '' ‘’ ‚‘ “” „“ () [] {} ‹› «» »« （） **`
  .split(' ')
  .map(([open, close]) => `${open}ada@b.co${close}`);
const LINE_ENDS = [...'\n\r\v\f\u0085\u2028\u2029', '\r\n'];
const ENDED = ['ada@b.co/', 'ada@b.co。', '(mailto:ada@b.co?subject=a@b?c),'];
test.each([
  ['firstName', ['  मु\u200dख '], 'मु\u200dख'],
  ['email', [...MARKED, ...NAMED, ...WRAPPED, ...ENDED], 'ada@b.co'],
  ['email', ['("a?b"@b.co).'], '"a?b"@b.co'],
  ['email', ['o’ada@b.co'], "o'ada@b.co"],
  ['phoneNumber', ['\u202d+1 555 0100\u202c'], '+1 555 0100'],
  ['website', ['\u200ehttps://b.co\u2060'], 'https://b.co'],
  ['lastName', ['a\tb\n\nc'], 'a b  c'],
  ['companyName', ['A\tLtd', '\u0002A\r\nLtd', 'A\u2028Ltd\u0000'], 'A Ltd'],
  ['howCanWeHelp', LINE_ENDS.map((end) => ` a${end}b\t\u0003c`), 'a\nb\tc'],
])('%s of %j is kept as it is meant', (field, pasted, meant) => {
  for (const text of pasted) {
    expect(errorsOf({ [field]: text }), text).toEqual({});
    const kept = { ok: true, value: { ...payload, [field]: meant } };
    expect(validatePayload({ ...payload, [field]: text }), text).toEqual(kept);
  }
});

const REFUSED: [field: string, ...values: string[]][] = [
  ['lastName', ''],
  ['companySize', '', '11 - 50', ' 1-10'],
  ['howCanWeHelp', '', ' \n', 'a\udc00b'],
  ['firstName', '', '  ', '\u200b', '\u200d\u2060\u200f\u202e', '\u00ad', '\u3164', '\u2800'],
  ['firstName', 'x'.repeat(101)],
  ['email', 'ada@', '@b.co', 'ada@b', 'ada@b b.co', 'a@b.co@c.com', 'a@b..co', 'a@b.co.'],
  ['email', '.a@b.co', 'a..b@b.co', 'a@.com', 'Ada<a@b.co>', 'a@[192.0.2.1]', 'a@b.co:80'],
  ['email', 'http://a@b.co', '&lt;a@b.co&gt;', '\u200b', '<>', '\u0000', '""', '[mailto:]'],
  ['website', 'b.co', 'javascript:alert(1)', 'ftp://b.co'],
  ['timestamp', '2025-05-18', '2025-13-40T00:00:00Z', '1747560600000'],
  ['role', '\ud800', 'x\udc00y'],
];
test('what is wrong in a field is told there alone, for each kind of wrong', () => {
  const inAscii = (value: string) =>
    value.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
  const told = REFUSED.flatMap(([field, ...values]) =>
    values.map((value) => `"${inAscii(value)}": ${JSON.stringify(errorsOf({ [field]: value }))}`),
  );
  expect(told.join('\n')).toMatchSnapshot();
});

test.each([
  ['firstName', ['x'.repeat(100)]],
  ['email', ['a@b.co', 'ü@bücher.de', "o'neil+tag@sub.b.org"]],
  ['website', ['', 'https://b.co', 'http://b.co/a?b=c#d', 'HTTPS://B.CO', 'http://localhost']],
  ['website', ['https://ex', 'https:b.co', 'https://b.co/a b']],
  ['phoneNumber', ['', 'after five, ask for Eve']],
  ['recaptchaToken', ['']],
  ['howCanWeHelp', ['a\n\tb']],
  // Which a webhook's workflow knows by heart.
  ['companySize', ['1-10', '11-50', '51-200', '201-500', '501+']],
  ['annualRevenue', ['', '<1M', '1M-10M', '10M-50M', '50M-100M', '100M+']],
  ['projectBudget', ['<20K', '20K-50K', '50K-100K', '100K-200K', '200K-500K', '500K+']],
  // Where a month costs three million yen, or 4,500 euros.
  ['projectBudget', bandsOf(LEAD_FIELDS.projectBudget, zerosOf(3_000_000))],
  ['projectBudget', bandsOf(LEAD_FIELDS.projectBudget, zerosOf(4500))],
])('%s accepts what it should', (field, values) => {
  for (const value of values) expect(errorsOf({ [field]: value }), value).toEqual({});
});

test('bands of an amount are as large as a month’s price', () => {
  const { projectBudget, annualRevenue, companySize } = LEAD_FIELDS;
  expectTable([1, 4500, 25_000, 150_000, 3_000_000], (month) =>
    [projectBudget, annualRevenue, companySize].map((field) => bandsOf(field, zerosOf(month))),
  );
});

test('a field of later may be absent, and counts as empty', () => {
  const { website: _absent, ...before } = payload;
  const website = { ...PAYLOAD_FIELDS.website, mayBeAbsent: true } as const;
  const result = validatePayload(before, { ...PAYLOAD_FIELDS, website });
  expect(result).toEqual({ ok: true, value: before });
  if (result.ok) expect(answerOf(result.value, 'website')).toBe('');
  for (const key of ASKED) {
    const { [key as keyof typeof payload]: _left, ...rest } = payload;
    const errors = { [key]: expect.any(String) };
    expect(validatePayload(rest), key).toMatchObject({ ok: false, errors });
  }
});

test('an SMS opt-in needs a number with digits, told with other errors', () => {
  const numbers = ['\u200b', 'after five', '1234', '12345', '+1 555 0100', '٠١٢٣٤', 'x'.repeat(41)];
  const changes = [{ firstName: '' }, ...numbers.map((phoneNumber) => ({ phoneNumber }))];
  expectTable(changes, (change) => errorsOf({ smsOptIn: true, ...change }));
});

test('unknown and prototype keys are named and pollute nothing', () => {
  const more = `{"__proto__":{"admin":true},"constructor":1,"${'x'.repeat(101)}":2,`;
  const result = validatePayload(JSON.parse(JSON.stringify(payload).replace('{', more)));
  const named = ['__proto__', 'constructor', 'x'.repeat(100)];
  expect(!result.ok && Object.keys(result.errors).sort()).toEqual(named);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

test.each([null, [], 'text'])('%j instead of an object is refused', (input) => {
  expect(validatePayload(input)).toMatchObject({ ok: false, errors: { '': MESSAGES.notAnObject } });
});
