/**
 * What travels beside the fifteen keys: in headers of the form's own request, or as extra fields of a post sent
 * without JavaScript. A post that carries none of them is judged on its content.
 */
export const SUBMISSION_HEADERS = {
  /** Milliseconds between the form becoming usable and its sending. */
  elapsedMs: 'X-Form-Elapsed-Ms',
  /** Path of the page the form was on, kept with the consent. */
  page: 'X-Form-Page',
  /** The value of the field people never see; anything but empty means a machine filled it. */
  trap: 'X-Form-Trap',
  /** One value per filled form, the same on every retry. */
  idempotencyKey: 'Idempotency-Key',
} as const;

/** The same as names of form fields. Only a form-encoded post may carry them. */
export const SUBMISSION_FIELDS = {
  elapsedMs: 'formElapsedMs',
  page: 'formPage',
  trap: 'formTrap',
  idempotencyKey: 'formKey',
} as const;

/** A form filled faster than this was not filled by a person. */
export const MIN_FILL_MS = 2000;

/** Stands once in the static page `/contact/problem`, where the server writes what to mend. */
export const PROBLEMS_MARKER = '<!--problems-->';
