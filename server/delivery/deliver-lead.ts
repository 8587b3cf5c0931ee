import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { answerOf, EMPTY_ANSWERS, type LeadPayload, PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import type { Effects } from '../effects.ts';
import type { Env } from '../environment.ts';
import type { ClaimedLead, Settlement } from '../leads/store.ts';
import { printable } from '../printable.ts';
import { ToldError } from '../told-error.ts';

export type Receiver = NonNullable<ReturnType<typeof receiverOf>>;

export function receiverOf(env: Env) {
  if (env.CONTACT_WEBHOOK_URL === undefined) return undefined;
  return {
    url: env.CONTACT_WEBHOOK_URL,
    /** Deliveries are signed with each, so that a receiver can change from one to the other. */
    secrets: env.CONTACT_WEBHOOK_SECRET ?? [],
    timeoutMs: env.DELIVERY_TIMEOUT_SECONDS * 1000,
  };
}

type OutgoingLead = Pick<ClaimedLead, 'id' | 'payload'>;

interface Delivery extends Pick<Settlement, 'attempt' | 'error'> {
  isGone?: boolean;
  retryAfterMs?: number;
}

export async function deliverLead(
  lead: OutgoingLead,
  receiver: Receiver,
  effects: Effects,
  stop = new AbortController().signal,
): Promise<Delivery> {
  const start = effects.now();
  const passed = () => Math.max(0, effects.now() - start);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(receiver.timeoutMs), stop]);
    const response = await postLead(lead, receiver, effects, signal);
    const milliseconds = passed();
    const { status, headers } = response;
    const location = headers.get('location');
    const isMoved = location && status >= 300 && status < 400;
    const answer = isMoved ? `redirects to ${shortened(location)}` : await firstWords(response);
    const attempt = { status, milliseconds, answer };
    if (response.ok) return { attempt, error: null };
    if (status === 410) return { attempt, error: 'answered 410 Gone', isGone: true };
    const retryAfterMs = parseRetryAfter(headers.get('retry-after'), effects.now());
    return { attempt, error: `answered ${status}`, retryAfterMs };
  } catch (failure) {
    const error = describeFailure(failure, receiver.timeoutMs);
    return { attempt: { status: null, milliseconds: passed(), answer: error }, error };
  }
}

/**
 * As Standard Webhooks has it: `webhook-id` is the same on every attempt, so that a receiver can
 * drop a repetition. Redirects are failures: followed, one would send a person's data to an address
 * nobody configured.
 */
async function postLead(
  lead: OutgoingLead,
  receiver: Receiver,
  effects: Effects,
  signal: AbortSignal,
) {
  const body = JSON.stringify(
    Object.fromEntries(PAYLOAD_KEYS.map((key) => [key, answerOf(lead.payload, key)])),
  );
  const now = effects.now();
  return effects.request(receiver.url, {
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'website-leads',
      'webhook-id': lead.id,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      ...(receiver.secrets.length > 0 && {
        'webhook-signature': receiver.secrets
          .map((secret) => new Webhook(secret).sign(lead.id, new Date(now), body))
          .join(' '),
      }),
    },
    body,
    signal,
  });
}

export function describeFailure(error: unknown, timeoutMs: number) {
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if ((cause as Error | undefined)?.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1000} s`;
  // The receiver may have the lead by then: it knows the repetition by its `webhook-id`.
  if (code === 'ECONNRESET' || code === 'EPIPE')
    return `the connection broke before an answer (${code})`;
  if (code === undefined || code.startsWith('HPE_'))
    return `the answer is no HTTP (${code ?? message})`;
  return `could not connect (${code})`;
}

const MAX_CHARACTERS = 200;
const WAIT_MS = 500;

/** Only the first piece is read: a receiver may send without end, or stop in the middle. */
async function firstWords({ body }: Response) {
  if (!body) return '';
  const reader = body.getReader();
  const nothing = sleep(WAIT_MS, undefined, { ref: false });
  const piece = await Promise.race([reader.read().catch(() => undefined), nothing]);
  await reader.cancel().catch(() => {});
  return shortened(new TextDecoder().decode(piece?.value));
}

const shortened = (text: string) => [...printable(text).trim()].slice(0, MAX_CHARACTERS).join('');

/** A receiver that is back earlier is not left without leads for long. */
const MAX_RETRY_AFTER_MS = 3_600_000;

/** Null after the last. 10 % off by chance: what failed together is not tried together. */
export function nextDelay(
  failed: number,
  given: Pick<Delivery, 'retryAfterMs'> & { delays: readonly number[]; random: () => number },
) {
  const { delays, random, retryAfterMs = 0 } = given;
  const delay = delays[failed - 1];
  if (delay === undefined) return null;
  return Math.round(Math.max(delay * (0.9 + random() * 0.2), retryAfterMs));
}

/** Seconds or a date (RFC 9110, section 10.2.3), up to an hour; 0 when there is none to follow. */
export function parseRetryAfter(header: string | null, now: number) {
  if (header === null) return 0;
  const isSeconds = /^\d{1,9}$/.test(header.trim());
  const asked = isSeconds ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(0, asked), MAX_RETRY_AFTER_MS);
}

const SAMPLE: Omit<LeadPayload, 'timestamp'> = {
  ...(EMPTY_ANSWERS as LeadPayload),
  firstName: 'Test',
  lastName: 'Test',
  email: 'test@example.com',
  role: 'Test',
  companyName: 'Test',
  website: 'https://example.com',
  recaptchaToken: '',
  companySize: '1-10',
  projectBudget: '<20K',
  howCanWeHelp: 'This is a test of the webhook. No person sent it.',
};

/**
 * @returns such as "example.com answered 200 in 35 ms: …"
 * @throws a {@link ToldError} for any answer but success
 */
export async function sendSample(receiver: Receiver, effects: Effects) {
  const timestamp = new Date(effects.now()).toISOString();
  const lead = { id: `test-${effects.newId()}`, payload: { ...SAMPLE, timestamp } };
  const { attempt, error } = await deliverLead(lead, receiver, effects);
  const { host } = new URL(receiver.url);
  if (attempt.status === null) throw new ToldError(`${host}: ${error}`);
  const answered = `${host} answered ${attempt.status} in ${attempt.milliseconds} ms`;
  const sentence = attempt.answer === '' ? answered : `${answered}: ${attempt.answer}`;
  if (error !== null) throw new ToldError(sentence);
  return sentence;
}
