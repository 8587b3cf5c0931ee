import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { answerOf, type LeadPayload, PAYLOAD_KEYS } from '#leads/lead-fields.ts';
import { printable } from '../commands/table.ts';
import type { Effects } from '../effects.ts';
import type { Env } from '../environment.ts';
import type { Attempt } from '../leads/store.ts';
import { parseRetryAfter } from './schedule.ts';

export interface Receiver {
  url: string;
  /** Deliveries are signed with each, so that a receiver can change from one to the other at any moment. */
  secrets: readonly string[];
  /** Milliseconds for the whole exchange. */
  timeoutMs: number;
}

/** The receiver that is configured, if any. */
export function receiverOf(env: Env): Receiver | undefined {
  if (env.CONTACT_WEBHOOK_URL === undefined) return undefined;
  return {
    url: env.CONTACT_WEBHOOK_URL,
    secrets: env.CONTACT_WEBHOOK_SECRET ?? [],
    timeoutMs: env.DELIVERY_TIMEOUT_SECONDS * 1000,
  };
}

export interface OutgoingLead {
  id: string;
  payload: LeadPayload;
}

export type Delivery = { attempt: Omit<Attempt, 'endedAt'> } & (
  | { outcome: 'delivered' }
  | { outcome: 'failed'; error: string; retryAfterMs: number }
  /** The receiver says it will never want this again. */
  | { outcome: 'gone'; error: string }
);

/** Sends one lead and returns the outcome. */
export async function deliverLead(
  lead: OutgoingLead,
  receiver: Receiver,
  effects: Pick<Effects, 'now' | 'request'>,
  stop: AbortSignal,
): Promise<Delivery> {
  const start = effects.now();
  const passed = () => Math.max(0, effects.now() - start);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(receiver.timeoutMs), stop]);
    const response = await postLead(lead, receiver, effects, signal);
    const milliseconds = passed();
    const { status } = response;
    const attempt = { status, milliseconds, answer: await firstWords(response) };
    if (response.ok) return { outcome: 'delivered', attempt };
    if (status === 410) return { outcome: 'gone', attempt, error: 'answered 410 Gone' };
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), effects.now());
    return { outcome: 'failed', attempt, error: `answered ${status}`, retryAfterMs };
  } catch (failure) {
    const error = describeFailure(failure, receiver.timeoutMs);
    const attempt = { status: null, milliseconds: passed(), answer: error };
    return { outcome: 'failed', attempt, error, retryAfterMs: 0 };
  }
}

/**
 * Posts one lead with the headers of Standard Webhooks. `webhook-id` is the lead's own id and the same on every
 * attempt, so a receiver that answered too late can drop the repetition. Redirects are failures: following one would
 * send a person's data to an address nobody configured.
 */
export async function postLead(
  lead: OutgoingLead,
  receiver: Receiver,
  effects: Pick<Effects, 'now' | 'request'>,
  signal: AbortSignal,
): Promise<Response> {
  const body = JSON.stringify(
    Object.fromEntries(PAYLOAD_KEYS.map((key) => [key, answerOf(lead.payload, key)])),
  );
  const now = effects.now();
  const { url, authorization } = splitCredentials(receiver.url);
  return effects.request(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'website-leads',
      ...authorization,
      'webhook-id': lead.id,
      'webhook-timestamp': String(Math.floor(now / 1000)),
      ...(receiver.secrets.length > 0 && {
        'webhook-signature': receiver.secrets
          .map((secret) => new Webhook(secret).sign(lead.id, new Date(now), body))
          .join(' '),
      }),
    },
    body,
    redirect: 'manual',
    signal,
  });
}

/** `fetch` refuses an address with a user name in it; automation services use them for basic authentication. */
function splitCredentials(address: string): { url: string; authorization: Record<string, string> } {
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url: address, authorization: {} };
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return {
    url: url.href,
    authorization: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  };
}

/** Says in a few words why the receiver gave no answer. */
export function describeFailure(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return `could not connect (${code ?? message})`;
}

const MAX_CHARACTERS = 200;
const WAIT_MS = 500;

/**
 * The beginning of an answer, for a person to read; empty when there is none, or none soon. Only the first piece is read,
 * because a receiver may send without end or stop in the middle.
 */
export async function firstWords({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const waiting = new AbortController();
  const nothing = sleep(WAIT_MS, undefined, { signal: waiting.signal, ref: false }).catch(() => undefined);
  const piece = await Promise.race([reader.read().catch(() => undefined), nothing]);
  waiting.abort();
  await reader.cancel().catch(() => {});
  const text = printable(new TextDecoder().decode(piece?.value));
  return [...text.trim()].slice(0, MAX_CHARACTERS).join('');
}
