import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { MESSAGES, submitSentence } from '#leads/check-answers.ts';
import { CONSENT_VERSION } from '#leads/consent.ts';
import type { Lead, LeadPayload } from '#leads/lead-fields.ts';
import { MIN_FILL_MS, SUBMISSION_FIELDS, SUBMISSION_HEADERS } from '#leads/submission.ts';
import { forgetUnsent, readSentKey, readText, type SentKey, saveSentKey } from './form-answers.ts';
import type { useAnswers } from './use-answers.ts';

/** `attempt` makes two equal sentences differ, so that the second is announced too. */
export type Outcome = { attempt: number; sentence: string } & (
  | { kind: 'errors' | 'failed' }
  | { kind: 'sent'; lead: Lead; received: Date }
);

interface SendingOptions {
  form: RefObject<HTMLFormElement | null>;
  answers: ReturnType<typeof useAnswers>;
  endpoint: string;
  siteKey: string;
}

export function useSending({ form, answers, endpoint, siteKey }: SendingOptions) {
  const [state, setState] = useState<{ kind: 'idle' | 'sending' } | Outcome>({ kind: 'idle' });
  // A second submission can arrive before the disabled button is painted.
  const isUnderWay = useRef(false);
  const lastKey = useRef<SentKey>(undefined);
  const [botCheck] = useState(() => createBotCheck(siteKey));
  useEffect(() => {
    // Hydration misses the first focus event; the focused element remains.
    if (form.current?.contains(document.activeElement)) botCheck.prepare();
  }, [form, botCheck]);

  /** All attempts to send the same answers have one key, also after a reload. */
  const keyFor = (lead: Lead) => {
    const content = JSON.stringify(lead);
    const known = lastKey.current ?? readSentKey();
    lastKey.current = known?.content === content ? known : { content, key: randomKey() };
    saveSentKey(lastKey.current);
    return lastKey.current.key;
  };

  const send = async (element: HTMLFormElement, lead: Lead) => {
    isUnderWay.current = true;
    // The field that has the focus is about to be disabled.
    element.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    setState({ kind: 'sending' });
    const isSent = await sendLead(lead, {
      endpoint,
      recaptchaToken: botCheck.token,
      trap: readText(element, SUBMISSION_FIELDS.trap),
      idempotencyKey: keyFor(lead),
    });
    isUnderWay.current = false;
    if (!isSent)
      return setState({ kind: 'failed', sentence: MESSAGES.submitFailed, attempt: elapsedMs() });
    element.reset();
    forgetUnsent();
    answers.startOver();
    setState({
      kind: 'sent',
      sentence: MESSAGES.submitted,
      attempt: elapsedMs(),
      lead,
      received: new Date(),
    });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const result = answers.check();
    if (result.ok) return void send(event.currentTarget, result.value);
    answers.showAll();
    setState({ kind: 'errors', sentence: submitSentence(result.errors), attempt: elapsedMs() });
  };

  return { state, submit, startAnother: () => setState({ kind: 'idle' }), touch: botCheck.prepare };
}

interface Sending {
  endpoint: string;
  recaptchaToken: () => Promise<string>;
  trap: string;
  idempotencyKey: string;
}

const REQUEST_LIMIT_MS = 30_000;

/** Any OK status is success; everything else, no network included, is failure. Never throws. */
export async function sendLead(lead: Lead, sending: Sending) {
  try {
    const isOurs = new URL(sending.endpoint, location.href).origin === location.origin;
    // The server quarantines forms filled faster than by hand, as a person with autofill may.
    if (isOurs) await wait(MIN_FILL_MS - elapsedMs());
    const recaptchaToken = await sending.recaptchaToken();
    const payload: LeadPayload = { ...lead, recaptchaToken, timestamp: new Date().toISOString() };
    const response = await fetch(sending.endpoint, {
      method: 'POST',
      body: JSON.stringify(payload),
      headers: { 'Content-Type': 'application/json', ...(isOurs && submissionHeaders(sending)) },
      // Another's webhook gets nothing that identifies the visitor's browser.
      ...(!isOurs && { credentials: 'omit' as const, referrerPolicy: 'origin' as const }),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

function submissionHeaders({ trap, idempotencyKey }: Sending) {
  return {
    [SUBMISSION_HEADERS.elapsedMs]: String(elapsedMs()),
    [SUBMISSION_HEADERS.page]: location.pathname,
    [SUBMISSION_HEADERS.consent]: CONSENT_VERSION,
    [SUBMISSION_HEADERS.idempotencyKey]: idempotencyKey,
    // Header values are bytes: what a machine put there arrives as ASCII.
    ...(trap && { [SUBMISSION_HEADERS.trap]: encodeURIComponent(trap).slice(0, 200) }),
  };
}

/** Milliseconds since the page began to load: the form is HTML, and usable then. */
const elapsedMs = () => Math.ceil(performance.now());

/** 128 random bits. Not `randomUUID`, which browsers offer on secure origins only. */
export const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const BOT_CHECK_SCRIPT = 'https://www.google.com/recaptcha/api.js';
const BOT_CHECK_LIMIT_MS = 10_000;

interface BotService {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: BotService;
  }
}

/** reCAPTCHA v3, requested on the form's first touch; on localhost skipped, with an empty token. */
function createBotCheck(siteKey: string) {
  let loading: Promise<BotService> | undefined;
  const isSkipped = () =>
    /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
  return {
    /** Later calls do nothing, also when the script was blocked. */
    prepare() {
      if (isSkipped()) return;
      loading ??= loadScript(siteKey);
      loading.catch(() => {});
    },
    async token() {
      if (isSkipped()) return '';
      // A blocked script is requested again at the next attempt.
      loading = loading?.catch(() => loadScript(siteKey)) ?? loadScript(siteKey);
      const tooLate = wait(BOT_CHECK_LIMIT_MS).then(() => '');
      const token = loading.then((service) => service.execute(siteKey, { action: 'submit' }));
      return (
        (await Promise.race([token, tooLate])) ||
        Promise.reject(new Error('The bot check gave no token.'))
      );
    },
  };
}

function loadScript(siteKey: string): Promise<BotService> {
  if (siteKey === '')
    return Promise.reject(new Error('The site was built without a bot-check site key.'));
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${BOT_CHECK_SCRIPT}?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      const service = window.grecaptcha;
      if (service) service.ready(() => resolve(service));
      else reject(new Error('The bot-check script did not start.'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('The bot-check script could not be loaded.'));
    };
    document.head.append(script);
  });
}
