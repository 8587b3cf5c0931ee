import type { Effects } from '../effects.ts';
import type { ClaimedLead, LeadStore, Settlement } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { type Delivery, deliverLead, nextDelay, type Receiver } from './deliver-lead.ts';

interface DeliveryOptions {
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
  /** Claims nothing more, and gives deliveries under way a few seconds to end; one that is cut off is tried again later. */
  stop(): Promise<void>;
}

const CONCURRENCY = 8;
const STOP_GRACE_MS = 3000;
/** Leads also come from other servers and from the command line, which cannot wake this worker. */
const LONGEST_SLEEP_MS = 2000;

/**
 * Sends leads as they become due and writes down what became of each. A lead waits by its own schedule, so that those the receiver
 * refuses delay no other; only a receiver that names a time with `Retry-After` is sent nothing until then.
 */
export function startDelivery(options: DeliveryOptions): DeliveryWorker {
  const { store, receiver, effects, log } = options;
  const { sleep, wake } = createWakeableSleep();
  const cutOff = new AbortController();
  const underWay = new Set<Promise<void>>();
  /** End of the rest that the receiver asked for. Spans are measured by a clock that nobody sets. */
  let restUntil = 0;
  let isStopping = false;

  async function run(): Promise<void> {
    /** Reason of the store's last failure, kept so that an outage of days takes one line of the log. */
    let failure: string | undefined;
    while (!isStopping) {
      try {
        await sleep(Math.min(LONGEST_SLEEP_MS, await sendDue()));
        failure = undefined;
      } catch (error) {
        const { message } = error as Error;
        if (message !== failure) log('error', 'delivery.store-failed', { message });
        failure = message;
        await sleep(LONGEST_SLEEP_MS);
      }
    }
  }

  /** Resolves to the time until there is more to send. With all hands busy the next delivery that ends wakes the loop. */
  async function sendDue(): Promise<number> {
    const rest = restUntil - performance.now();
    if (rest > 0) return rest;
    const token = effects.newId();
    const limit = CONCURRENCY - underWay.size;
    const leads = limit > 0 ? await store.claim({ leaseMs: options.leaseMs, token, limit }) : [];
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
    const hasRoom = underWay.size < CONCURRENCY;
    return hasRoom ? Math.max(0, (await store.dueIn()) ?? LONGEST_SLEEP_MS) : LONGEST_SLEEP_MS;
  }

  async function deliver(lead: ClaimedLead, token: string): Promise<void> {
    const result = await deliverLead(lead, receiver, effects, cutOff.signal);
    if (result.error !== null && cutOff.signal.aborted) return;
    rest(result);
    const settlement = settlementOf(lead, token, result, options);
    await store.settle(settlement);
    logSettlement(log, settlement, lead.attempts + 1);
  }

  function rest({ retryAfterMs, error }: Delivery): void {
    const until = performance.now() + retryAfterMs;
    if (retryAfterMs === 0 || until <= restUntil) return;
    if (restUntil < performance.now())
      log('warn', 'delivery.resting', { reason: error, inSeconds: Math.round(retryAfterMs / 1000) });
    restUntil = until;
  }

  const running = run();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      wake();
      await running;
      const timer = setTimeout(() => cutOff.abort(), STOP_GRACE_MS);
      await Promise.allSettled([...underWay]);
      clearTimeout(timer);
    },
  };
}

/** Decides what follows from an attempt: nothing more, another one after a wait, or giving up. */
function settlementOf(
  { id, attempts }: ClaimedLead,
  token: string,
  { attempt, error, isGone, retryAfterMs }: Delivery,
  { delays, effects }: Pick<DeliveryOptions, 'delays' | 'effects'>,
): Settlement {
  const isOver = error === null || isGone;
  const random = effects.random;
  const delayMs = isOver ? null : nextDelay(attempts + 1, { delays, random, retryAfterMs });
  return { id, token, attempt, error, delayMs };
}

function logSettlement(log: Log, { id, attempt: made, error, delayMs }: Settlement, attempt: number): void {
  const facts = { id, attempt, milliseconds: Math.round(made.milliseconds) };
  if (error === null) log('info', 'lead.delivered', facts);
  else if (delayMs === null) log('error', 'lead.dead', { ...facts, error });
  else log('warn', 'lead.retry', { ...facts, error, inSeconds: Math.round(delayMs / 1000) });
}

/** `sleep` resolves after its time, when woken, or at once when woken since the last sleep. */
function createWakeableSleep() {
  let isAwake = false;
  let wakeUp: (() => void) | undefined;
  return {
    sleep: async (ms: number): Promise<void> => {
      if (!isAwake) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
          timer = setTimeout(resolve, ms);
        });
        clearTimeout(timer);
      }
      isAwake = false;
    },
    wake: (): void => {
      isAwake = true;
      wakeUp?.();
    },
  };
}
