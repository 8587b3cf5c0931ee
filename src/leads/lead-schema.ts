/** For the server alone: the form applies the same rules without it (`check-answers.ts`). */
import * as z from 'zod/mini';
import {
  checkAnswer,
  choiceMessage,
  lacksPhone,
  MESSAGES,
  requiredMessage,
  type Validated,
} from './check-answers.ts';
import { type Field, type LeadPayload, PAYLOAD_FIELDS, type PayloadKey } from './lead-fields.ts';

function answerSchema(field: Field) {
  const { kind, label } = field;
  const mayBeEmpty = kind !== 'checkbox' && !field.required;
  const missing = mayBeEmpty ? `${label} is missing; send it empty` : requiredMessage(field);
  const ofOtherType =
    kind === 'choice'
      ? choiceMessage(field)
      : `${label} must be ${kind === 'text' ? 'text' : 'true or false'}`;
  const type = kind === 'checkbox' ? 'boolean' : 'string';
  return z.transform((input: unknown, { issues }) => {
    const wrong = input === undefined ? missing : ofOtherType;
    const isOfType = typeof input === type;
    const { value, problem } = isOfType
      ? checkAnswer(field, input as string | boolean)
      : { value: input, problem: wrong };
    if (problem) issues.push({ code: 'custom', input, message: problem });
    return value;
  });
}

export function payloadSchemaOf(fields: Readonly<Record<PayloadKey, Field>>) {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const schema = answerSchema(field);
      return [key, field.mayBeAbsent ? z.optional(schema) : schema];
    }),
  );
  const phoneForSms = z.refine<Record<string, unknown>>((body) => !lacksPhone(body), {
    path: ['phoneNumber'],
    error: MESSAGES.phoneRequiredForSms,
    // Runs although other fields are wrong, so that a visitor sees everything at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
  const schema: z.ZodMiniType = z
    .strictObject(shape, { error: MESSAGES.notAnObject })
    .check(phoneForSms);
  return schema as z.ZodMiniType<LeadPayload>;
}

const payloadSchema = payloadSchemaOf(PAYLOAD_FIELDS);

/** @returns the payload, or one sentence per key, which may be none of the form's */
export function validatePayload(
  input: unknown,
  schema: z.ZodMiniType<LeadPayload> = payloadSchema,
): Validated<LeadPayload, Record<string, string>> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  // A record without a prototype: a hostile key such as "__proto__" is then a key like any other.
  const errors: Record<string, string> = Object.create(null);
  for (const issue of result.error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const keys = isUnknown ? named(issue.keys) : [String(issue.path[0] ?? '')];
    for (const key of keys) errors[key] ??= isUnknown ? MESSAGES.unknownField : issue.message;
  }
  return { ok: false, errors };
}

/** With all unknown keys an answer could be ten times as long as the request. */
const MAX_NAMED = 10;
const MAX_NAME_LENGTH = 100;

const named = (unknownKeys: readonly string[]) =>
  unknownKeys.slice(0, MAX_NAMED).map((key) => key.slice(0, MAX_NAME_LENGTH));
