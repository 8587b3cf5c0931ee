// zod/mini, because the browser loads this with the form: bundled and compressed (brotli) this module is 6.5 kB with
// zod/mini and 21.8 kB with zod.
import * as z from 'zod/mini';
import {
  type Field,
  LEAD_FIELDS,
  type Lead,
  type LeadField,
  type LeadPayload,
  PAYLOAD_FIELDS,
  type PayloadKey,
} from './lead-fields.ts';
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
import { TEXT_FORMATS } from './text-formats.ts';

export type LeadErrors = Partial<Record<LeadField, string>>;
export type Validated<T, E> = { ok: true; value: T } | { ok: false; errors: E };

/** Control characters, and halves of surrogate pairs, which no database can store as text. */
const REFUSED = /[\p{Cc}\p{Cs}]/u;
const REFUSED_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/** A visible character: no space, nothing of zero width, and not the Braille cell without dots. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

function schemaOf(key: PayloadKey, field: Field): z.ZodMiniType {
  if (field.kind === 'checkbox') {
    return z.boolean({ error: ({ input }) => missingOr(input, key, checkboxMessage(key)) });
  }
  if (field.kind === 'text') return textSchema(key, field);
  return z.enum(field.required ? field.options : ['', ...field.options], {
    error: ({ input }) => (input === '' ? requiredMessage(key) : missingOr(input, key, choiceMessage(key))),
  });
}

function textSchema(key: PayloadKey, field: Extract<Field, { kind: 'text' }>): z.ZodMiniType {
  const { maxLength, multiline, required } = field;
  const refused = multiline ? REFUSED_IN_LINES : REFUSED;
  const schema = z.string({ error: ({ input }) => missingOr(input, key, textMessage(key)) }).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
    // Aborts, so that no pattern reads a text longer than anyone could have meant.
    z.maxLength(maxLength, { error: tooLongMessage(key, maxLength), abort: true }),
    z.refine((value) => !refused.test(value), controlCharacterMessage(key)),
    z.refine((value) => !required || VISIBLE.test(value), requiredMessage(key)),
  );
  if (!field.format) return schema;
  const { matches, message } = TEXT_FORMATS[field.format];
  return schema.check(z.refine((value) => value === '' || matches(value), message));
}

function missingOr(input: unknown, key: PayloadKey, message: string): string {
  return input === undefined ? missingMessage(key) : message;
}

/** The exact keys, each with its own rule, and the one rule between two of them. */
function objectSchema(fields: Readonly<Partial<Record<PayloadKey, Field>>>): z.ZodMiniType {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const schema = schemaOf(key as PayloadKey, field);
      return [key, field.mayBeAbsent ? z.optional(schema) : schema];
    }),
  );
  return z.strictObject(shape, { error: MESSAGES.notAnObject }).check(phoneForSms());
}

function phoneForSms() {
  return z.refine<Record<string, unknown>>((lead) => !(lead.smsOptIn === true && lead.phoneNumber === ''), {
    path: ['phoneNumber'],
    error: MESSAGES.phoneRequiredForSms,
    // Runs although other fields are wrong, so that a visitor sees everything at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

const leadSchema = objectSchema(LEAD_FIELDS) as z.ZodMiniType<Lead>;

/** The body of `POST /api/contact`: exactly the keys of the fields. */
export function payloadSchemaOf(fields: Readonly<Record<PayloadKey, Field>>): z.ZodMiniType<LeadPayload> {
  return objectSchema(fields) as z.ZodMiniType<LeadPayload>;
}

const payloadSchema = payloadSchemaOf(PAYLOAD_FIELDS);

/**
 * Checks the visible fields for the form: the trimmed lead, or one sentence per field.
 * Whether annual revenue is required is decided when the page loads, so only the form knows it.
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
export function validatePayload(
  input: unknown,
  schema: z.ZodMiniType<LeadPayload> = payloadSchema,
): Validated<LeadPayload, Record<string, string>> {
  return validate(schema, input);
}

function validate<T>(schema: z.ZodMiniType<T>, input: unknown): Validated<T, Record<string, string>> {
  const result = z.safeParse(schema, input);
  // A record without a prototype: a hostile key such as "__proto__" is then a key like any other.
  const errors: Record<string, string> = Object.create(null);
  for (const issue of result.error?.issues ?? []) {
    const keys = issue.code === 'unrecognized_keys' ? named(issue.keys) : [String(issue.path[0] ?? '')];
    const message = issue.code === 'unrecognized_keys' ? MESSAGES.unknownField : issue.message;
    for (const key of keys) errors[key] ??= message;
  }
  return result.success ? { ok: true, value: result.data } : { ok: false, errors };
}

/** Most unknown keys an answer names; with all of them it could be ten times as long as the request. */
const MAX_NAMED = 10;
const MAX_NAME_LENGTH = 100;

function named(unknownKeys: readonly string[]): string[] {
  return unknownKeys.slice(0, MAX_NAMED).map((key) => key.slice(0, MAX_NAME_LENGTH));
}
