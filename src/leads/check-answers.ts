/**
 * The rules of the answers, and their sentences, for form and server. No library: the form's
 * controls give texts and ticks, and on the server `lead-schema.ts` has checked the types.
 */
import {
  type Answers,
  type Field,
  isBand,
  LEAD_FIELDS,
  LEAD_KEYS,
  type Lead,
  type LeadField,
  type TextField,
} from './lead-fields.ts';

/** The sentences that concern no single field. */
export const MESSAGES = {
  phoneRequiredForSms: 'Phone number is required when opting into SMS',
  submitHasErrors: 'Please fix the errors before submitting.',
  submitNeedsPhone: 'Please provide a phone number to opt into SMS messages.',
  submitted: 'Form submitted successfully!',
  submitFailed: 'There was an error submitting the form. Please try again.',
  submitting: 'Submitting...',
  unknownField: 'This field is not part of the form',
  notAnObject: 'The form must be sent as one object with its fields',
} as const;

export type LeadErrors = Partial<Record<LeadField, string>>;
export type Validated<T, E> = { ok: true; value: T } | { ok: false; errors: E };

export const submitSentence = ({ email, phoneNumber }: LeadErrors) =>
  email || phoneNumber !== MESSAGES.phoneRequiredForSms
    ? MESSAGES.submitHasErrors
    : MESSAGES.submitNeedsPhone;

const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

interface TextFormat {
  message: string;
  matches: (text: string) => boolean;
}

/** None has two open repetitions: quadratic, a long hostile text would hold the only thread. */
export const TEXT_FORMATS: Record<NonNullable<TextField['format']>, TextFormat> = {
  email: { message: 'Please enter a valid email address', matches: isEmail },
  webAddress: {
    message: 'Please enter a full web address, for example https://example.com',
    matches: (text) => /^https?:/i.test(text) && URL.canParse(text),
  },
  dateTime: {
    message: 'Timestamp must be a date and time such as 2025-05-18T09:30:00.000Z',
    matches: (text) => ISO_DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
  },
};

/** One "@", dots only between parts, and after it two labels or more of letters, digits, hyphens. */
function isEmail(text: string) {
  const [local, domain = ''] = text.split('@', 2);
  const labels = domain.split('.');
  const isWhole = [local, labels[1], ...labels].every(Boolean);
  return isWhole && !/[\s<>:]|^\.|^[^"].*\.[.@]|@.*[^\w.\P{ASCII}-]/u.test(text);
}

export const requiredMessage = (field: Field) =>
  (field.kind === 'text' && field.requiredMessage) || `${field.label} is required`;

export const choiceMessage = ({ label }: Field) =>
  `Please choose ${label.toLowerCase()} from the list`;

/** Slides and word processors have line breaks of their own. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** What a visitor means, who cannot see the rest. */
function cleanText({ multiline, isPasted, format }: TextField, pasted: string) {
  // As most are; the rest costs more than all other rules.
  const plain = format === 'email' ? /^[\w.+@-]*[a-z]$/ : /^[ -~]*$/;
  if (plain.test(pasted)) return pasted.trim();
  const lines = pasted.replace(LINE_END, '\n').replace(CONTROLS, '');
  const text = (multiline ? lines : lines.replace(/[\n\t]/g, ' ')).trim();
  if (format === 'email') return cleanEmail(text);
  return isPasted || format ? text.replace(INVISIBLE, '').trim() : text;
}

/** What stands before an address, but the marks of a quoted part: `"a b"@example.com`. */
const BEFORE_EMAIL = /^(?:mailto:|[\s<'*`\p{Ps}\p{Pi}\p{Pf}]|(?!"[^"@]*"@)")+/iu;
const AFTER_EMAIL = /(?<![\s>`\p{P}])[\s>`\p{P}]+$/u;

/** Without what came along from a link, a list or a sentence. Takes linear time. */
export const cleanEmail = (text: string) =>
  text
    .replace(INVISIBLE, '')
    .replace(/’/g, "'")
    .replace(BEFORE_EMAIL, '')
    .replace(/(@[^@?]*)\?.*/s, '$1')
    .replace(AFTER_EMAIL, '');

/** Halves of surrogate pairs, which no database can store as text. */
const REFUSED = /\p{Cs}/u;

/** A visible character: no space, nothing of zero width, and not the Braille cell without dots. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** @returns the answer as it is kept, and what is wrong with it */
export function checkAnswer(field: Field, answer: string | boolean) {
  if (typeof answer === 'boolean' || field.kind === 'checkbox') return { value: answer };
  if (field.kind === 'text') {
    const value = cleanText(field, answer);
    return { value, problem: textProblem(field, value) };
  }
  if (answer === '')
    return { value: answer, problem: field.required ? requiredMessage(field) : undefined };
  return {
    value: answer,
    problem: isBand(field, answer) ? undefined : choiceMessage(field),
  };
}

function textProblem(field: TextField, text: string) {
  const { label, maxLength, required, format } = field;
  // First, so that no pattern reads a text longer than anyone could have meant.
  if (text.length > maxLength) return `${label} must be at most ${maxLength} characters`;
  if (REFUSED.test(text))
    return `${label} contains a character that cannot be accepted. Please type it again`;
  if (required && !VISIBLE.test(text)) return requiredMessage(field);
  return text && format && !TEXT_FORMATS[format].matches(text)
    ? TEXT_FORMATS[format].message
    : undefined;
}

/** Fewer make no number that can be texted, in any country. */
const FEWEST_DIGITS = 5;

/**
 * Texts need a number. Else words may stand here ("after five, ask for Eve"), read by who calls.
 */
export const lacksPhone = ({ smsOptIn, phoneNumber }: Readonly<Record<string, unknown>>) =>
  smsOptIn === true && String(phoneNumber).replace(/\P{Nd}/gu, '').length < FEWEST_DIGITS;

/** Whether annual revenue is required is decided when the page loads: only the form knows it. */
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
  return Object.keys(errors).length === 0
    ? { ok: true, value: lead as Lead }
    : { ok: false, errors };
}
