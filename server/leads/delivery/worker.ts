import type { Effects } from '#server/effects.ts';
import type { Log } from '#server/log.ts';
import type { ClaimedLead, LeadStore } from '../store.ts';
import { deliverLead, type Receiver } from './deliver-lead.ts';
import { MAX_RETRY_AFTER_MS, nextDelay } from './schedule.ts';

export interface DeliveryOptions {
  store: Pick<LeadStore, 'claim' | 'settle' | 'dueIn'>;
  receiver: Receiver;
  effects: Effects;
  log: Log;
  /** Waits between attempts, in milliseconds; one attempt more than it has entries. */
  delays: readonly number[];
  /** Time a claimed lead is reserved for this server. Longer than the receiver's timeout. */
  leaseMs: number;
}

export interface DeliveryWorker {
  /** Says that a lead was stored. */
  wake(): void;
  /** Claims nothing more, and gives deliveries under way a few seconds to end; what is cut off is tried again later. */
  stop(): Promise<void>;
}

const CONCURRENCY = 8;
/** Leads also come from other servers and from the command line, which cannot wake this worker. */
const LONGEST_SLEEP_MS = 2000;
const STOP_GRACE_MS = 3000;

export function startDelivery(options: DeliveryOptions): DeliveryWorker {
  const { store, effects, log } = options;
  const stop = new AbortController();
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  let isAwake = false;
  let wakeUp: (() => void) | undefined;
  /** Until when the receiver asked to be left alone. It asks once, and means every lead. */
  let pausedUntil = 0;

  function wake(): void {
    isAwake = true;
    wakeUp?.();
  }

  async function sleep(ms: number): Promise<void> {
    if (!isAwake && !isStopping) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        wakeUp = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
    }
    isAwake = false;
  }

  async function run(): Promise<void> {
    /** Why the store failed at the last look. It may be away for days, which takes one line of the log. */
    let failure: string | undefined;
    while (!isStopping) {
      try {
        await claimAndSend();
        const wait = await untilDue();
        failure = undefined;
        await sleep(wait);
      } catch (error) {
        const { message } = error as Error;
        if (message !== failure) log('error', 'delivery.store-failed', { message });
        failure = message;
        await sleep(LONGEST_SLEEP_MS);
      }
    }
  }

  async function claimAndSend(): Promise<void> {
    const room = CONCURRENCY - underWay.size;
    if (room === 0 || effects.now() < pausedUntil) return;
    const token = effects.newId();
    const leads = await store.claim({ leaseMs: options.leaseMs, token, limit: room });
    for (const lead of leads) {
      const delivery = deliver(lead, token)
        .catch((error) =>
          log('error', 'delivery.store-failed', { id: lead.id, message: (error as Error).message }),
        )
        .finally(() => {
          underWay.delete(delivery);
          wake();
        });
      underWay.add(delivery);
    }
  }

  function pause(retryAfterMs: number): void {
    if (retryAfterMs === 0) return;
    pausedUntil = Math.max(pausedUntil, effects.now() + Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
  }

  async function untilDue(): Promise<number> {
    // With all hands busy the next delivery that ends wakes the loop.
    if (underWay.size >= CONCURRENCY) return LONGEST_SLEEP_MS;
    const dueIn = await store.dueIn();
    if (dueIn === null) return LONGEST_SLEEP_MS;
    return Math.min(LONGEST_SLEEP_MS, Math.max(0, dueIn, pausedUntil - effects.now()));
  }

  async function deliver(lead: ClaimedLead, token: string): Promise<void> {
    const result = await deliverLead(lead, options.receiver, effects, stop.signal);
    if (stop.signal.aborted && result.outcome === 'failed') return;
    const attempt = lead.attempts + 1;
    const { id } = lead;
    if (result.outcome === 'delivered') {
      await store.settle({ id, token, outcome: 'delivered' });
      log('info', 'lead.delivered', { id, attempt });
      return;
    }
    if (result.outcome === 'failed') pause(result.retryAfterMs);
    const delay =
      result.outcome === 'gone'
        ? null
        : nextDelay(attempt, {
            delays: options.delays,
            random: effects.random,
            retryAfterMs: result.retryAfterMs,
          });
    const { error } = result;
    if (delay === null) {
      await store.settle({ id, token, outcome: 'dead', error });
      log('error', 'lead.dead', { id, attempt, error });
    } else {
      await store.settle({ id, token, outcome: 'retry', delayMs: delay, error });
      log('warn', 'lead.retry', { id, attempt, error, inSeconds: Math.round(delay / 1000) });
    }
  }

  const running = run();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      wake();
      await running;
      const timer = setTimeout(() => stop.abort(), STOP_GRACE_MS);
      await Promise.allSettled([...underWay]);
      clearTimeout(timer);
    },
  };
}
