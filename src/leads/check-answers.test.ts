import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateLead } from './check-answers.ts';
import {
  type Answers,
  EMPTY_ANSWERS,
  type Field,
  LEAD_FIELDS,
  LEAD_KEYS,
  type LeadField,
} from './lead-fields.ts';
import { validatePayload } from './lead-schema.ts';

/** The required answers, and nothing else. */
const lead: Answers = {
  ...EMPTY_ANSWERS,
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  role: 'Compiler',
  companyName: 'Moths Ltd',
  companySize: '1-10',
  projectBudget: '<20K',
  howCanWeHelp: 'Read words.',
};

test('the form decides whether annual revenue is required', () => {
  expect(validateLead(lead, { annualRevenueRequired: false }).ok).toBe(true);
  expect(validateLead(lead, { annualRevenueRequired: true })).toEqual({
    ok: false,
    errors: { annualRevenue: 'Annual revenue is required' },
  });
  expect(validateLead({ ...lead, annualRevenue: '<1M' }, { annualRevenueRequired: true }).ok).toBe(true);
});

/** Texts that one rule or another is about, and any others. */
const text = fc.oneof(
  fc.constantFrom('', ' ', '\u200b', '\r\n', 'a\r\nb', 'a\tb', 'a\u0000b', '\ud800', '+1 555 0100'),
  fc.constantFrom('ada@example.com', 'ada@example', 'https://example.com', 'https://example', ' <1M '),
  fc.string({ unit: 'binary' }),
  // About as long as the limits of the shorter fields, with what is taken off before it is counted.
  fc.tuple(fc.nat(510), fc.constantFrom('', ' ', '\n')).map(([length, end]) => 'x'.repeat(length) + end),
);

/** Any state of one control; mostly one that is right, so that several wrong ones do not hide what a single one does. */
function answer(key: LeadField) {
  const field: Field = LEAD_FIELDS[key];
  if (field.kind === 'checkbox') return fc.boolean();
  const wrongOrRight = field.kind === 'choice' ? fc.oneof(fc.constantFrom(...field.options), text) : text;
  return fc.oneof({ weight: 3, arbitrary: fc.constant(lead[key]) }, wrongOrRight);
}

const answers = fc.record(
  Object.fromEntries(LEAD_KEYS.map((key) => [key, answer(key)])) as Record<
    LeadField,
    fc.Arbitrary<string | boolean>
  >,
);

test('form and server judge the same answers alike, and keep the same', () => {
  const seen = { taken: 0, refused: 0 };
  const facts = { recaptchaToken: '', timestamp: '2025-05-18T09:30:00.000Z' };
  const judge = (given: Answers) => {
    const byForm = validateLead(given, { annualRevenueRequired: false });
    const byServer = validatePayload({ ...given, ...facts });
    seen[byForm.ok ? 'taken' : 'refused'] += 1;
    if (byForm.ok) expect(byServer).toEqual({ ok: true, value: { ...byForm.value, ...facts } });
    else expect(byServer).toEqual({ ok: false, errors: Object.assign(Object.create(null), byForm.errors) });
  };
  fc.assert(fc.property(answers, judge), { numRuns: 2000 });
  expect(Math.min(seen.taken, seen.refused), 'both are tried').toBeGreaterThan(20);
});
