import { FIELD_NAMES, type PayloadKey } from './lead-fields.ts';

/** Every sentence the contact form and its server can say about a lead. */
export const MESSAGES = {
  emailRequired: 'Email is required',
  emailMalformed: 'Please enter a valid email address',
  phoneRequiredForSms: 'Phone number is required when opting into SMS',
  submitHasErrors: 'Please fix the errors before submitting.',
  submitNeedsPhone: 'Please provide a phone number to opt into SMS messages.',
  submitted: 'Form submitted successfully!',
  submitFailed: 'There was an error submitting the form. Please try again.',
  submitting: 'Submitting...',
  howCanWeHelpRequired: 'Please tell us how we can help',
  websiteMalformed: 'Please enter a full web address, for example https://example.com',
  timestampMalformed: 'Timestamp must be a date and time such as 2025-05-18T09:30:00.000Z',
  unknownField: 'This field is not part of the form',
  notAnObject: 'The form must be sent as one object with its fields',
} as const;

/** "First name is required". */
export function requiredMessage(field: PayloadKey): string {
  if (field === 'howCanWeHelp') return MESSAGES.howCanWeHelpRequired;
  return `${FIELD_NAMES[field]} is required`;
}

/** For a request without the key at all. */
export function missingMessage(field: PayloadKey): string {
  return OPTIONAL_TEXT.has(field)
    ? `${FIELD_NAMES[field]} is missing; send it empty`
    : requiredMessage(field);
}

const OPTIONAL_TEXT: ReadonlySet<PayloadKey> = new Set([
  'website',
  'phoneNumber',
  'annualRevenue',
  'recaptchaToken',
]);

/** "First name must be at most 100 characters". */
export function tooLongMessage(field: PayloadKey, max: number): string {
  return `${FIELD_NAMES[field]} must be at most ${max} characters`;
}

/** For tabs, line breaks, NUL and other characters nobody types into a one-line field. */
export function controlCharacterMessage(field: PayloadKey): string {
  return `${FIELD_NAMES[field]} contains a character that cannot be accepted. Please type it again`;
}

/** For a value that is not one of the listed choices. */
export function choiceMessage(field: PayloadKey): string {
  return `Please choose ${FIELD_NAMES[field].toLowerCase()} from the list`;
}

/** For a number, list or object where text belongs. */
export function textMessage(field: PayloadKey): string {
  return `${FIELD_NAMES[field]} must be text`;
}

/** For anything but true or false. */
export function checkboxMessage(field: PayloadKey): string {
  return `${FIELD_NAMES[field]} must be true or false`;
}
