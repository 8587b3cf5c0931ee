/** Sends a lead: its bot check, its request, and the clock, randomness and timers of the form, which tests set here. */
import { CONSENT_VERSION } from '#leads/consent.ts';
import type { Lead, LeadPayload } from '#leads/lead-fields.ts';
import { MIN_FILL_MS, SUBMISSION_HEADERS } from '#leads/submission.ts';

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

export function now(): Date {
  return new Date();
}

/** Milliseconds since the page began to load, which is when the form becomes usable: it is HTML. */
export function elapsedMs(): number {
  return Math.ceil(performance.now());
}

/** 128 random bits. Not `randomUUID`, which browsers offer on secure origins only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * The third-party bot check (reCAPTCHA v3). Its script is requested on the visitor's first touch of the form, never
 * before; on localhost it is skipped and the token is empty.
 */
const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const ACTION = 'submit';
const LIMIT_MS = 10_000;

interface BotService {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: BotService;
  }
}

export interface BotCheck {
  /** Starts loading the script. Call it on the first touch; later calls do nothing, also when it was blocked. */
  prepare(): void;
  /** A fresh token for one submission. Rejects when the check is not available within ten seconds. */
  token(): Promise<string>;
}

function isLocalHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

export function createBotCheck(siteKey: string, page: Document = document): BotCheck {
  if (isLocalHost(page.location.hostname)) return { prepare() {}, token: async () => '' };
  let loading: Promise<BotService> | undefined;
  let isPrepared = false;

  const load = (): Promise<BotService> => {
    loading ??= loadScript(siteKey, page);
    // A script that was blocked is requested again at the next attempt to send.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  return {
    prepare() {
      if (isPrepared) return;
      isPrepared = true;
      load().catch(() => {});
    },
    token: () => Promise.race([load().then((service) => execute(service, siteKey)), tooLate(LIMIT_MS)]),
  };
}

function loadScript(siteKey: string, page: Document): Promise<BotService> {
  if (siteKey === '') return Promise.reject(new Error('The site was built without a bot-check site key.'));
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.onload = () => {
      const service = page.defaultView?.grecaptcha;
      if (service) service.ready(() => resolve(service));
      else reject(new Error('The bot-check script did not start.'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('The bot-check script could not be loaded.'));
    };
    page.head.append(script);
  });
}

async function execute(service: BotService, siteKey: string): Promise<string> {
  const token = await service.execute(siteKey, { action: ACTION });
  if (token === '') throw new Error('The bot check gave no token.');
  return token;
}

async function tooLate(ms: number): Promise<never> {
  await wait(ms);
  throw new Error('The bot check did not answer in time.');
}
