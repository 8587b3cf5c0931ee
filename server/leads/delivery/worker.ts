import type { Effects } from '#server/effects.ts';
import type { Log } from '#server/log.ts';
import type { ClaimedLead, LeadStore } from '../store.ts';
import { type Delivery, deliverLead, type Receiver } from './deliver-lead.ts';
import { createReceiverPause } from './receiver-pause.ts';
import { nextDelay } from './schedule.ts';

export interface DeliveryOptions {
  store: Pick<LeadStore, 'claim' | 'settle' | 'dueIn' | 'replan' | 'pause' | 'findPause' | 'resume'>;
  receiver: Receiver;
  effects: Effects;
  log: Log;
  /** Waits between attempts, in milliseconds; one attempt more than it has entries. */
  delays: readonly number[];
  /** Time a claimed lead is reserved for this server. Longer than the receiver's timeout. */
  leaseMs: number;
  /** Between looks whether the clock was put back. */
  clockLookMs?: number;
}

export interface DeliveryWorker {
  /** Says that a lead was stored. */
  wake(): void;
  /** Claims nothing more, and gives deliveries under way a few seconds to end; one that is cut off is tried again later. */
  stop(): Promise<void>;
}

const CONCURRENCY = 8;
/** Leads also come from other servers and from the command line, which cannot wake this worker. */
const LONGEST_SLEEP_MS = 2000;
const STOP_GRACE_MS = 3000;
const CLOCK_LOOK_MS = 30_000;

export function startDelivery(options: DeliveryOptions): DeliveryWorker {
  const { store, effects, log, receiver, delays, clockLookMs = CLOCK_LOOK_MS } = options;
  const receiverPause = createReceiverPause({ store, log, url: receiver.url, delays });
  const stop = new AbortController();
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  let isAwake = false;
  let wakeUp: (() => void) | undefined;

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
    /** Reason of the store's last failure, kept so that an outage of days takes one line of the log. */
    let failure: string | undefined;
    let lookedAt = Number.NEGATIVE_INFINITY;
    while (!isStopping) {
      try {
        const pause = await receiverPause.find();
        if (performance.now() - lookedAt >= clockLookMs) {
          await followClock();
          lookedAt = performance.now();
        }
        const wait = pause && pause.leftMs > 0 ? pause.leftMs : await sendDue(pause !== null);
        failure = undefined;
        await sleep(Math.min(LONGEST_SLEEP_MS, wait));
      } catch (error) {
        const { message } = error as Error;
        if (message !== failure) log('error', 'delivery.store-failed', { message });
        failure = message;
        await sleep(LONGEST_SLEEP_MS);
      }
    }
  }

  async function followClock(): Promise<void> {
    const replanned = await store.replan();
    if (replanned > 0) log('warn', 'delivery.clock-put-back', { replanned });
  }

  /** After a pause one lead tries first. Resolves to the time until there is more to send. */
  async function sendDue(isProbe: boolean): Promise<number> {
    const limit = isProbe ? 1 : CONCURRENCY;
    await claimAndSend(limit - underWay.size, isProbe);
    // With all hands busy the next delivery that ends wakes the loop.
    if (underWay.size >= limit) return LONGEST_SLEEP_MS;
    return Math.max(0, (await store.dueIn()) ?? LONGEST_SLEEP_MS);
  }

  async function claimAndSend(room: number, isProbe: boolean): Promise<void> {
    if (room <= 0) return;
    const token = effects.newId();
    const leads = await store.claim({ leaseMs: options.leaseMs, token, limit: room });
    for (const lead of leads) {
      const delivery = deliver(lead, token, isProbe)
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

  async function deliver(lead: ClaimedLead, token: string, isProbe: boolean): Promise<void> {
    const result = await deliverLead(lead, receiver, effects, stop.signal);
    if (stop.signal.aborted && result.outcome === 'failed') return;
    const isDelivered = result.outcome === 'delivered';
    // Before the failure is settled, because the next lead must not be sent in between.
    if (!isDelivered) await receiverPause.note(result, isProbe);
    await settle(lead, token, result);
    if (isDelivered) await receiverPause.note(result, isProbe);
  }

  async function settle(lead: ClaimedLead, token: string, result: Delivery): Promise<void> {
    const { id } = lead;
    const { attempt } = result;
    const facts = { id, attempt: lead.attempts + 1, milliseconds: Math.round(attempt.milliseconds) };
    if (result.outcome === 'delivered') {
      await store.settle({ id, token, attempt, outcome: 'delivered' });
      log('info', 'lead.delivered', facts);
      return;
    }
    const { error } = result;
    const delayMs = delayAfter(result, facts.attempt);
    if (delayMs === null) {
      await store.settle({ id, token, attempt, outcome: 'dead', error });
      log('error', 'lead.dead', { ...facts, error });
    } else {
      await store.settle({ id, token, attempt, outcome: 'retry', delayMs, error });
      log('warn', 'lead.retry', { ...facts, error, inSeconds: Math.round(delayMs / 1000) });
    }
  }

  /** Null when no attempt is to follow. */
  function delayAfter(result: Delivery, attempt: number): number | null {
    if (result.outcome !== 'failed') return null;
    const { retryAfterMs } = result;
    return nextDelay(attempt, { delays, random: effects.random, retryAfterMs });
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
