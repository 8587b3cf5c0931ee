/**
 * Sent besides the fifteen keys: as headers by the form's script, as fields without JavaScript. A
 * post without them is judged by its content alone. In lower case, as in Node.
 */
export const SUBMISSION_HEADERS = {
  /** Milliseconds from the form becoming usable to its sending. */
  elapsedMs: 'x-form-elapsed-ms',
  page: 'x-form-page',
  /** Of the wordings that the page showed, which may be older than the server. */
  consent: 'x-form-consent',
  /** Of the field people never see: anything in it is a machine's. */
  trap: 'x-form-trap',
  /** The same on every retry. */
  idempotencyKey: 'idempotency-key',
} as const;

/** Only a form-encoded post may carry them. */
export const SUBMISSION_FIELDS = {
  elapsedMs: 'formElapsedMs',
  page: 'formPage',
  consent: 'formConsent',
  trap: 'formTrap',
  idempotencyKey: 'formKey',
} as const;

/** A person takes longer to fill the form. */
export const MIN_FILL_MS = 2000;

/** The server replaces it, in `/contact/problem`, by the list of problems. */
export const PROBLEMS_MARKER = '<!--problems-->';
