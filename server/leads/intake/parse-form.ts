import { EMPTY_ANSWERS, isCheckbox } from '#leads/lead-fields.ts';
import { SUBMISSION_FIELDS } from '#leads/submission.ts';
import { invalidPost } from './refusal.ts';

const EXTRAS: ReadonlySet<string> = new Set(Object.values(SUBMISSION_FIELDS));

export interface PostedForm {
  /** The answers in the shape of the JSON body, so that one schema judges both. */
  payload: Record<string, unknown>;
  /** Facts about the sending, from fields of their own. */
  extras: ReadonlyMap<string, string>;
}

/**
 * Reads the form as a browser without JavaScript posts it: a ticked box is "on", an unticked one absent. Refuses with
 * 422 broken percent-encoding and fields sent twice. The time is the server's.
 */
export function parseForm(text: string, now: number): PostedForm {
  requireEncoded(text);
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw invalidPost('The form names a field twice.');
    fields.set(name, value);
  }
  const isExtra = ([name]: [string, string]) => EXTRAS.has(name);
  const posted = [...fields].filter((field) => !isExtra(field));
  // An object without a prototype takes a field named "__proto__" like any other.
  const payload: Record<string, unknown> = Object.assign(Object.create(null), EMPTY_ANSWERS, {
    recaptchaToken: '',
    timestamp: new Date(now).toISOString(),
  });
  for (const [name, value] of posted) payload[name] = isCheckbox(name) ? isTicked(value) : value;
  return { payload, extras: new Map([...fields].filter(isExtra)) };
}

function isTicked(value: string): boolean | string {
  if (value === 'on' || value === 'true') return true;
  return value === '' || value === 'false' ? false : value;
}

/** Refuses wrong encoding, which `URLSearchParams` would repair: a repaired answer is not the one the visitor wrote. */
function requireEncoded(text: string): void {
  try {
    decodeURIComponent(text);
  } catch {
    throw invalidPost('The form is not correctly encoded.');
  }
}
