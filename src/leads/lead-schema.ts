// zod/mini, because the browser loads this with the form: bundled and compressed (brotli) this module is 6.5 kB with
// zod/mini and 21.8 kB with zod.
import * as z from 'zod/mini';
import { LEAD_FIELDS, type LeadField, MAX_LENGTHS, PAYLOAD_KEYS, type PayloadKey } from './lead-fields.ts';
import {
  checkboxMessage,
  choiceMessage,
  controlCharacterMessage,
  MESSAGES,
  missingMessage,
  requiredMessage,
  textMessage,
  tooLongMessage,
} from './messages.ts';
import { ANNUAL_REVENUES, COMPANY_SIZES, PROJECT_BUDGETS } from './options.ts';

export { LEAD_FIELDS, PAYLOAD_KEYS };

/** Control characters, and halves of surrogate pairs, which no database text can hold. */
const REFUSED = /[\p{Cc}\p{Cs}]/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

type TextKey = keyof typeof MAX_LENGTHS;

function text(key: TextKey, refused: RegExp = REFUSED) {
  const max = MAX_LENGTHS[key];
  return z.string({ error: (issue) => missingOr(issue.input, key, textMessage(key)) }).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
    z.maxLength(max, tooLongMessage(key, max)),
    z.refine((value) => !refused.test(value), controlCharacterMessage(key)),
  );
}

function requiredText(key: TextKey, refused?: RegExp) {
  return text(key, refused).check(z.minLength(1, requiredMessage(key)));
}

function choice<const T extends readonly string[]>(key: PayloadKey, options: T) {
  return z.enum(options, {
    error: (issue) =>
      issue.input === '' ? requiredMessage(key) : missingOr(issue.input, key, choiceMessage(key)),
  });
}

function checkbox(key: PayloadKey) {
  return z.boolean({ error: (issue) => missingOr(issue.input, key, checkboxMessage(key)) });
}

function missingOr(input: unknown, key: PayloadKey, message: string): string {
  return input === undefined ? missingMessage(key) : message;
}

const leadShape = {
  firstName: requiredText('firstName'),
  lastName: requiredText('lastName'),
  email: requiredText('email').check(
    z.refine((value) => value === '' || EMAIL.test(value), MESSAGES.emailMalformed),
  ),
  role: requiredText('role'),
  companyName: requiredText('companyName'),
  website: text('website').check(
    z.refine((value) => value === '' || isWebAddress(value), MESSAGES.websiteMalformed),
  ),
  phoneNumber: text('phoneNumber'),
  companySize: choice('companySize', COMPANY_SIZES),
  annualRevenue: choice('annualRevenue', ['', ...ANNUAL_REVENUES]),
  projectBudget: choice('projectBudget', PROJECT_BUDGETS),
  howCanWeHelp: requiredText('howCanWeHelp', /(?![\n\t])[\p{Cc}\p{Cs}]/u),
  emailOptIn: checkbox('emailOptIn'),
  smsOptIn: checkbox('smsOptIn'),
};

const notAnObject = { error: MESSAGES.notAnObject };

const leadSchema = z.strictObject(leadShape, notAnObject).check(phoneForSms());

/** The body of `POST /api/contact` and of every delivery: exactly the fifteen keys. */
export const leadPayloadSchema = z
  .strictObject(
    {
      ...leadShape,
      recaptchaToken: text('recaptchaToken'),
      timestamp: requiredText('timestamp').check(
        z.refine((value) => value === '' || isDateTime(value), MESSAGES.timestampMalformed),
      ),
    },
    notAnObject,
  )
  .check(phoneForSms());

/** What a visitor fills in. */
export type Lead = z.output<typeof leadSchema>;
/** What is sent, stored and delivered. */
export type LeadPayload = z.output<typeof leadPayloadSchema>;

export type LeadErrors = Partial<Record<LeadField, string>>;
export type Validated<T, E> = { ok: true; value: T } | { ok: false; errors: E };

/**
 * Checks the visible fields for the form: the trimmed lead, or one sentence per field.
 * Whether annual revenue is required is drawn when the page loads, so only the form knows it.
 */
export function validateLead(
  input: unknown,
  { annualRevenueRequired }: { annualRevenueRequired: boolean },
): Validated<Lead, LeadErrors> {
  const result = validate(leadSchema, input);
  const revenue = (input as { annualRevenue?: unknown } | null)?.annualRevenue;
  if (!annualRevenueRequired || revenue !== '') return result;
  const errors = result.ok ? {} : result.errors;
  return { ok: false, errors: { ...errors, annualRevenue: requiredMessage('annualRevenue') } };
}

/** Checks a whole request body for the server; errors may also name keys that are no part of the form. */
export function validatePayload(input: unknown): Validated<LeadPayload, Record<string, string>> {
  return validate(leadPayloadSchema, input);
}

function validate<T>(schema: z.ZodMiniType<T>, input: unknown): Validated<T, Record<string, string>> {
  const result = z.safeParse(schema, input);
  // A record without a prototype: a hostile key such as "__proto__" is then a key like any other.
  const errors: Record<string, string> = Object.create(null);
  for (const issue of result.error?.issues ?? []) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
    const message = issue.code === 'unrecognized_keys' ? MESSAGES.unknownField : issue.message;
    for (const key of keys) errors[key] ??= message;
  }
  return result.success ? { ok: true, value: result.data } : { ok: false, errors };
}

function phoneForSms() {
  return z.refine<{ smsOptIn: boolean; phoneNumber: string }>(
    (lead) => !(lead.smsOptIn === true && lead.phoneNumber === ''),
    {
      path: ['phoneNumber'],
      error: MESSAGES.phoneRequiredForSms,
      // Runs although other fields are wrong, so that a visitor sees everything at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(value) && URL.canParse(value);
}

function isDateTime(value: string): boolean {
  return ISO_DATE_TIME.test(value) && !Number.isNaN(Date.parse(value));
}
