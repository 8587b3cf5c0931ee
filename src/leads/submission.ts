/**
 * Facts about the sending, sent in addition to the fifteen keys: as headers by the form's script,
 * as extra fields by a form without JavaScript. A post without them is judged by its content alone.
 */
export const SUBMISSION_HEADERS = {
  /** Milliseconds between the form becoming usable and its sending. */
  elapsedMs: 'X-Form-Elapsed-Ms',
  page: 'X-Form-Page',
  /** Version of the consent wordings that the page showed, which may be older than the server. */
  consent: 'X-Form-Consent',
  /** The value of the field people never see; anything but empty means a machine filled it. */
  trap: 'X-Form-Trap',
  /** One value per filled form, the same on every retry. */
  idempotencyKey: 'Idempotency-Key',
} as const;

/** The same as names of form fields. Only a form-encoded post may carry them. */
export const SUBMISSION_FIELDS = {
  elapsedMs: 'formElapsedMs',
  page: 'formPage',
  consent: 'formConsent',
  trap: 'formTrap',
  idempotencyKey: 'formKey',
} as const;

/** A form filled faster than this was not filled by a person. */
export const MIN_FILL_MS = 2000;

/**
 * Placeholder in the static page `/contact/problem`, which the server replaces by the list of
 * problems.
 */
export const PROBLEMS_MARKER = '<!--problems-->';
