import type { Field } from './lead-fields.ts';

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
export function requiredMessage(field: Field): string {
  return (field.kind === 'text' && field.requiredMessage) || `${field.label} is required`;
}

/** "First name must be at most 100 characters". */
export function tooLongMessage({ label, maxLength }: Extract<Field, { kind: 'text' }>): string {
  return `${label} must be at most ${maxLength} characters`;
}

/** Error of a one-line text with tabs, line breaks, NUL or other characters nobody types there. */
export function controlCharacterMessage({ label }: Field): string {
  return `${label} contains a character that cannot be accepted. Please type it again`;
}

/** Error of a value that is not one of the listed choices. */
export function choiceMessage({ label }: Field): string {
  return `Please choose ${label.toLowerCase()} from the list`;
}

/** Error of a request without the key. */
export function missingMessage(field: Field): string {
  const mayBeEmpty = field.kind !== 'checkbox' && !field.required;
  return mayBeEmpty ? `${field.label} is missing; send it empty` : requiredMessage(field);
}

/** Error of a number, list or object in place of a text, and of a box that is neither true nor false. */
export function typeMessage(field: Field): string {
  if (field.kind === 'choice') return choiceMessage(field);
  return `${field.label} must be ${field.kind === 'text' ? 'text' : 'true or false'}`;
}
