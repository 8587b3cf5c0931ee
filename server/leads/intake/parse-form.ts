import { LEAD_FIELDS } from '#leads/lead-fields.ts';
import { SUBMISSION_FIELDS } from '#leads/submission.ts';
import { Refusal } from './refusal.ts';

const CHECKBOXES: ReadonlySet<string> = new Set(['emailOptIn', 'smsOptIn']);
const EXTRAS: ReadonlySet<string> = new Set(Object.values(SUBMISSION_FIELDS));

export interface PostedForm {
  /** In the shape of the JSON body, so that one schema judges both. */
  payload: Record<string, unknown>;
  /** The fields that travel beside it. */
  extras: ReadonlyMap<string, string>;
}

/**
 * Reads the form as a browser without JavaScript posts it: a ticked box is "on", an unticked one absent. Refuses with
 * 400 broken percent-encoding and fields sent twice. The time is the server's.
 */
export function parseForm(text: string, now: number): PostedForm {
  const extras = new Map<string, string>();
  const posted = new Map<string, string>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const separator = pair.indexOf('=');
    const name = decode(separator < 0 ? pair : pair.slice(0, separator));
    const value = separator < 0 ? '' : decode(pair.slice(separator + 1));
    const target = EXTRAS.has(name) ? extras : posted;
    if (target.has(name)) throw new Refusal(400, 'The form names a field twice.');
    target.set(name, value);
  }
  const payload: Record<string, unknown> = Object.create(null);
  for (const field of LEAD_FIELDS) payload[field] = CHECKBOXES.has(field) ? false : '';
  for (const [name, value] of posted) payload[name] = CHECKBOXES.has(name) ? isTicked(value) : value;
  payload.recaptchaToken ??= '';
  payload.timestamp ??= new Date(now).toISOString();
  return { payload, extras };
}

function isTicked(value: string): boolean | string {
  if (value === 'on' || value === 'true') return true;
  return value === '' || value === 'false' ? false : value;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Refusal(400, 'The form is not correctly encoded.');
  }
}
