import { MESSAGES } from '#leads/check-answers.ts';
import { PROBLEMS_MARKER } from '#leads/submission.ts';
import type { LogFields } from '../log.ts';

interface RefusalDetails {
  errors?: Record<string, string>;
  /** By their lower-case names. */
  headers?: Record<string, string>;
  /** An id and a reason, never what the visitor wrote. */
  logged?: LogFields;
}

export class Refusal extends Error {
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/**
 * No JSON, no UTF-8, an unknown key: answered as a wrong field, so that programs know one shape.
 */
export const invalidPost = (problem: string, part = '') =>
  new Refusal(422, MESSAGES.submitHasErrors, { errors: { [part]: problem } });

/** What cannot be read is refused. */
export function orInvalid<T>(problem: string, read: () => T) {
  try {
    return read();
  } catch {
    throw invalidPost(problem);
  }
}

export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // In place of the pages' policy: a browser that shows it as a page needs nothing more.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** Where a browser without JavaScript is sent once its form is stored. */
const RECEIVED_PATH = '/contact/received';

export interface Answer {
  status: number;
  /** By their lower-case names. */
  headers: Record<string, string>;
  body: string;
}

export function acceptedAnswer(id: string, wantsHtml: boolean): Answer {
  const headers = { location: RECEIVED_PATH, 'cache-control': 'no-store' };
  if (wantsHtml) return { status: 303, headers, body: '' };
  return { status: 202, headers: JSON_HEADERS, body: JSON.stringify({ ok: true, id }) };
}

export function refusedAnswer(
  { status, message, details }: Refusal,
  problemTemplate?: string,
  wantsHtml = false,
): Answer {
  const { errors = {}, headers } = details;
  const list = () => problemList(message, errors);
  const body = wantsHtml
    ? (problemTemplate ?? PROBLEMS_MARKER).replace(PROBLEMS_MARKER, list)
    : JSON.stringify({ ok: false, message, errors });
  return { status, headers: { ...(wantsHtml ? HTML_HEADERS : JSON_HEADERS), ...headers }, body };
}

/** Each problem leads back to its field; the browser's own "back" brings the answers with it. */
function problemList(message: string, errors: Record<string, string>) {
  const items = Object.entries(errors).map(([field, problem]) =>
    /^[a-zA-Z]+$/.test(field)
      ? `<li><a href="/contact#${field}">${escapeHtml(problem)}</a></li>`
      : `<li>${escapeHtml(problem)}</li>`,
  );
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return `<p role="alert">${escapeHtml(message)}</p><p>Go back with your browser's back button: your answers are still there.</p>${list}`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
