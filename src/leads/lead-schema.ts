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

function checkInput(field: Field, input: unknown) {
  const { kind, label } = field;
  const type = kind === 'checkbox' ? 'boolean' : 'string';
  if (typeof input === type) return checkAnswer(field, input as string | boolean);
  const mayBeEmpty = kind !== 'checkbox' && !field.required;
  const missing = mayBeEmpty ? `${label} is missing; send it empty` : requiredMessage(field);
  const ofOtherType =
    kind === 'choice'
      ? choiceMessage(field)
      : `${label} must be ${kind === 'text' ? 'text' : 'true or false'}`;
  return { value: '', problem: input === undefined ? missing : ofOtherType };
}

/** One piece: a schema for each field costs more than all their rules. */
export function payloadSchemaOf(fields: Readonly<Record<PayloadKey, Field>>) {
  const known = Object.entries(fields);
  return z.transform((input: unknown, { issues }) => {
    const tell = (key: string, message: string) =>
      issues.push({ code: 'custom', input, message, path: [key] });
    const payload: Record<string, unknown> = {};
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      tell('', MESSAGES.notAnObject);
      return payload;
    }
    const sent = input as Record<string, unknown>;
    for (const [key, field] of known) {
      const answer = sent[key];
      if (answer === undefined && field.mayBeAbsent) continue;
      const { value, problem } = checkInput(field, answer);
      payload[key] = value;
      if (problem) tell(key, problem);
    }
    const more = Object.keys(sent).filter((key) => !Object.hasOwn(fields, key));
    // All could make an answer ten times as long as the request.
    for (const key of more.slice(0, 10)) tell(key.slice(0, 100), MESSAGES.unknownField);
    if (lacksPhone(payload)) tell('phoneNumber', MESSAGES.phoneRequiredForSms);
    return payload;
  });
}

const payloadSchema = payloadSchemaOf(PAYLOAD_FIELDS);

/** @returns the payload, or one sentence per key, which may be none of the form's */
export function validatePayload(
  input: unknown,
  schema = payloadSchema,
): Validated<LeadPayload, Record<string, string>> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data as LeadPayload };
  // A record without a prototype: a hostile key such as "__proto__" is then a key like any other.
  const errors: Record<string, string> = Object.create(null);
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return { ok: false, errors };
}
