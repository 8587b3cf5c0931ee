import { createHash } from 'node:crypto';
import type { Log } from '#server/log.ts';
import type { KnownPause, LeadStore } from '../store.ts';
import type { Delivery } from './deliver-lead.ts';
import { MAX_RETRY_AFTER_MS } from './schedule.ts';

/** More than the deliveries that are under way at once, which an outage of a moment lets fail together. */
const FAILURES_BEFORE_PAUSE = 10;
/** Pause after 410 Gone, in milliseconds. Each further try would cost a lead its delivery, until a person asks for it again. */
const GONE_MS = 3_600_000;
/** A receiver that is back is noticed within this time. */
const LONGEST_PAUSE_MS = 600_000;
const TOO_MANY_REQUESTS = 429;

export interface PauseOptions {
  store: Pick<LeadStore, 'pause' | 'findPause' | 'resume'>;
  log: Log;
  /** Address of the receiver. It may hold a password, so only its hash is stored. */
  url: string;
  /** The waits between a lead's attempts, which are those between pauses too. */
  delays: readonly number[];
}

export interface ReceiverPause {
  /** The pause of this receiver, if any; a pause that is over lets one lead try. */
  find(): Promise<KnownPause | null>;
  /** Begins, prolongs or ends a pause after a delivery. `isProbe`: it was the one that tried after a pause. */
  note(delivery: Delivery, isProbe: boolean): Promise<void>;
}

/**
 * Leaves alone a receiver that asks for it (429 or 503 with Retry-After), is gone (410), or fails again and again.
 * Kept in the store, so that all servers wait, also after a restart, and `leads stats` can report it.
 */
export function createReceiverPause({ store, log, url, delays }: PauseOptions): ReceiverPause {
  const receiver = createHash('sha256').update(url).digest('base64url');
  let failures = 0;
  let rounds = 0;
  let isLogged = false;
  /** Number of pauses this server has begun or prolonged; a change during a query makes its result out of date. */
  let noted = 0;

  async function find(): Promise<KnownPause | null> {
    const notedBefore = noted;
    const known = await store.findPause();
    // PostgreSQL may answer late, with the state before a pause began on another connection.
    if (noted !== notedBefore) return find();
    if (known && known.receiver !== receiver) await store.resume();
    const pause = known?.receiver === receiver ? known : null;
    rounds = pause?.rounds ?? 0;
    if (!pause) isLogged = false;
    return pause;
  }

  /** Milliseconds in which no lead may be sent after this delivery; 0 lets the others go on. */
  function pauseAfter(delivery: Delivery, isProbe: boolean): number {
    if (delivery.outcome === 'delivered') return 0;
    if (delivery.outcome === 'gone') return GONE_MS;
    if (delivery.retryAfterMs > 0) return Math.min(delivery.retryAfterMs, MAX_RETRY_AFTER_MS);
    const isAsked = delivery.attempt.status === TOO_MANY_REQUESTS;
    if (!isAsked && !isProbe && failures < FAILURES_BEFORE_PAUSE) return 0;
    return Math.min(delays[rounds] ?? LONGEST_PAUSE_MS, LONGEST_PAUSE_MS);
  }

  async function note(delivery: Delivery, isProbe: boolean): Promise<void> {
    if (delivery.outcome === 'delivered') {
      failures = 0;
      if (isProbe && (await store.resume())) log('info', 'delivery.resumed');
      return;
    }
    failures += 1;
    const forMs = pauseAfter(delivery, isProbe);
    if (forMs === 0) return;
    await store.pause({ receiver, forMs, reason: delivery.error });
    noted += 1;
    if (isLogged) return;
    isLogged = true;
    log('warn', 'delivery.paused', { reason: delivery.error, inSeconds: Math.round(forMs / 1000) });
  }

  return { find, note };
}
