import { type Field, PAYLOAD_FIELDS, type PayloadKey } from './lead-fields.ts';

/** The sentences of the contact form and its server that concern no single field. */
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

/** "First name is required". */
export function requiredMessage(key: PayloadKey): string {
  const field: Field = PAYLOAD_FIELDS[key];
  return (field.kind === 'text' && field.requiredMessage) || `${field.label} is required`;
}

/** Error of a request without the key. */
export function missingMessage(key: PayloadKey): string {
  const field: Field = PAYLOAD_FIELDS[key];
  const mayBeEmpty = field.kind !== 'checkbox' && !field.required;
  return mayBeEmpty ? `${field.label} is missing; send it empty` : requiredMessage(key);
}

/** "First name must be at most 100 characters". */
export function tooLongMessage(key: PayloadKey, max: number): string {
  return `${PAYLOAD_FIELDS[key].label} must be at most ${max} characters`;
}

/** Error of a one-line text with tabs, line breaks, NUL or other characters nobody types there. */
export function controlCharacterMessage(key: PayloadKey): string {
  return `${PAYLOAD_FIELDS[key].label} contains a character that cannot be accepted. Please type it again`;
}

/** Error of a value that is not one of the listed choices. */
export function choiceMessage(key: PayloadKey): string {
  return `Please choose ${PAYLOAD_FIELDS[key].label.toLowerCase()} from the list`;
}

/** Error of a number, list or object in place of text. */
export function textMessage(key: PayloadKey): string {
  return `${PAYLOAD_FIELDS[key].label} must be text`;
}

/** Error of a checkbox that is neither true nor false. */
export function checkboxMessage(key: PayloadKey): string {
  return `${PAYLOAD_FIELDS[key].label} must be true or false`;
}
