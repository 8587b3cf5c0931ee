/** For the server alone: the form applies the same rules without it (`check-answers.ts`). */
import {
  checkAnswer,
  choiceMessage,
  lacksPhone,
  MESSAGES,
  requiredMessage,
  type Validated,
} from './check-answers.ts';
import {
  type Field,
  type LeadPayload,
  PAYLOAD_FIELDS,
  PAYLOAD_KEYS,
  type PayloadKey,
} from './lead-fields.ts';

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

/**
 * By hand: a schema's machinery costs a lead more than all rules.
 * @returns the payload, or one sentence per key, which may be none of the form's
 */
export function validatePayload(
  input: unknown,
  fields: Readonly<Record<PayloadKey, Field>> = PAYLOAD_FIELDS,
): Validated<LeadPayload, Record<string, string>> {
  // A record without a prototype: a hostile key such as "__proto__" is then a key like any other.
  const errors: Record<string, string> = Object.create(null);
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    errors[''] = MESSAGES.notAnObject;
    return { ok: false, errors };
  }
  const sent = input as Record<string, unknown>;
  const payload: Record<string, unknown> = {};
  for (const key of PAYLOAD_KEYS) {
    const answer = sent[key];
    if (answer === undefined && fields[key].mayBeAbsent) continue;
    const { value, problem } = checkInput(fields[key], answer);
    payload[key] = value;
    if (problem) errors[key] = problem;
  }
  const more = Object.keys(sent).filter((key) => !Object.hasOwn(fields, key));
  // All could make an answer ten times as long as the request.
  for (const key of more.slice(0, 10)) errors[key.slice(0, 100)] ??= MESSAGES.unknownField;
  if (lacksPhone(payload)) errors.phoneNumber ??= MESSAGES.phoneRequiredForSms;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: payload as LeadPayload };
}
