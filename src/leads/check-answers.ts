/**
 * The rules of the answers, for the form and the server. No library is needed: the form's controls give texts and ticks and
 * nothing else, and on the server the schema (`lead-schema.ts`) has checked the types before.
 */
import {
  type Answers,
  type Field,
  LEAD_FIELDS,
  LEAD_KEYS,
  type Lead,
  type LeadField,
} from './lead-fields.ts';
import {
  choiceMessage,
  controlCharacterMessage,
  MESSAGES,
  requiredMessage,
  tooLongMessage,
} from './messages.ts';
import { TEXT_FORMATS } from './text-formats.ts';

export type LeadErrors = Partial<Record<LeadField, string>>;
export type Validated<T, E> = { ok: true; value: T } | { ok: false; errors: E };

/** An answer as it is kept, and what is wrong with it: one sentence for the visitor. */
interface CheckedAnswer {
  value: string | boolean;
  problem: string | undefined;
}

/** Control characters, and halves of surrogate pairs, which no database can store as text. */
const REFUSED = /[\p{Cc}\p{Cs}]/u;
const REFUSED_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/** A visible character: no space, nothing of zero width, and not the Braille cell without dots. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Checks one answer by the row of its field. */
export function checkAnswer(field: Field, answer: string | boolean): CheckedAnswer {
  if (typeof answer === 'boolean' || field.kind === 'checkbox') return { value: answer, problem: undefined };
  if (field.kind === 'choice') return { value: answer, problem: choiceProblem(field, answer) };
  const value = answer.replace(/\r\n?/g, '\n').trim();
  return { value, problem: textProblem(field, value) };
}

function choiceProblem(field: Extract<Field, { kind: 'choice' }>, choice: string): string | undefined {
  if (choice === '') return field.required ? requiredMessage(field) : undefined;
  return field.options.includes(choice) ? undefined : choiceMessage(field);
}

function textProblem(field: Extract<Field, { kind: 'text' }>, text: string): string | undefined {
  // Before the others, so that no pattern reads a text longer than anyone could have meant.
  if (text.length > field.maxLength) return tooLongMessage(field);
  if ((field.multiline ? REFUSED_IN_LINES : REFUSED).test(text)) return controlCharacterMessage(field);
  if (field.required && !VISIBLE.test(text)) return requiredMessage(field);
  if (text === '' || !field.format) return undefined;
  const { matches, message } = TEXT_FORMATS[field.format];
  return matches(text) ? undefined : message;
}

/** The one rule between two fields: texts need a number. */
export function lacksPhone({ smsOptIn, phoneNumber }: Readonly<Record<string, unknown>>): boolean {
  return smsOptIn === true && phoneNumber === '';
}

/**
 * Checks the visible fields for the form: the lead, or one sentence per field.
 * Whether annual revenue is required is decided when the page loads, so only the form knows it.
 */
export function validateLead(
  answers: Answers,
  { annualRevenueRequired }: { annualRevenueRequired: boolean },
): Validated<Lead, LeadErrors> {
  const fields: Record<LeadField, Field> = {
    ...LEAD_FIELDS,
    annualRevenue: { ...LEAD_FIELDS.annualRevenue, required: annualRevenueRequired },
  };
  const lead: Partial<Answers> = {};
  const errors: LeadErrors = {};
  for (const key of LEAD_KEYS) {
    const { value, problem } = checkAnswer(fields[key], answers[key]);
    lead[key] = value;
    if (problem) errors[key] = problem;
  }
  if (lacksPhone(lead)) errors.phoneNumber ??= MESSAGES.phoneRequiredForSms;
  return Object.keys(errors).length === 0 ? { ok: true, value: lead as Lead } : { ok: false, errors };
}
