import { CONSENT_VERSION } from '#leads/consent.ts';
import type { Lead, LeadPayload } from '#leads/lead-fields.ts';
import { MIN_FILL_MS, SUBMISSION_HEADERS } from '#leads/submission.ts';
import { elapsedMs, now, wait } from './contact-effects.ts';

/** Facts about the sending that are added to a lead. */
export interface Sending {
  /** A path of this site, or the address of an external webhook. */
  endpoint: string;
  recaptchaToken: () => Promise<string>;
  /** The value of the field people never see. */
  trap: string;
  idempotencyKey: string;
}

/** `message` is the server's text about a failure, for debugging and not for the page. */
export type SendOutcome = { isSent: true } | { isSent: false; message: string | undefined };

const REQUEST_LIMIT_MS = 30_000;

/** Sends a lead. Any OK status is success; everything else, a missing network included, is failure. Never throws. */
export async function sendLead(lead: Lead, sending: Sending): Promise<SendOutcome> {
  try {
    const isOurs = new URL(sending.endpoint, location.href).origin === location.origin;
    if (isOurs) await beSlowerThanAMachine();
    const recaptchaToken = await sending.recaptchaToken();
    const payload: LeadPayload = { ...lead, recaptchaToken, timestamp: now().toISOString() };
    const response = await fetch(sending.endpoint, {
      method: 'POST',
      body: JSON.stringify(payload),
      headers: { 'Content-Type': 'application/json', ...(isOurs && submissionHeaders(sending)) },
      // An external webhook gets the payload and nothing that identifies the visitor's browser.
      ...(!isOurs && { credentials: 'omit' as const, referrerPolicy: 'origin' as const }),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    return response.ok ? { isSent: true } : { isSent: false, message: await failureMessage(response) };
  } catch (error) {
    return { isSent: false, message: String(error) };
  }
}

/**
 * Waits until a form could have been filled by hand: the server quarantines faster ones,
 * and a person with autofill may be that fast.
 */
async function beSlowerThanAMachine(): Promise<void> {
  const missing = MIN_FILL_MS - elapsedMs();
  if (missing > 0) await wait(missing);
}

function submissionHeaders({ trap, idempotencyKey }: Sending): Record<string, string> {
  return {
    [SUBMISSION_HEADERS.elapsedMs]: String(elapsedMs()),
    [SUBMISSION_HEADERS.page]: location.pathname,
    [SUBMISSION_HEADERS.consent]: CONSENT_VERSION,
    [SUBMISSION_HEADERS.idempotencyKey]: idempotencyKey,
    // Header values are bytes; whatever a machine put into the field arrives as ASCII.
    ...(trap && { [SUBMISSION_HEADERS.trap]: encodeURIComponent(trap).slice(0, 200) }),
  };
}

/** Reads the optional `message` of a failure. A webhook elsewhere may answer with anything. */
async function failureMessage(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}
