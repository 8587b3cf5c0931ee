import { setTimeout as sleep } from 'node:timers/promises';
import type { Effects } from '../effects.ts';
import type { LeadStore } from '../leads/queries.ts';
import type { ClaimedLead, Settlement } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { deliverLead, nextDelay, type Receiver } from './deliver-lead.ts';

interface DeliveryOptions {
  store: Pick<LeadStore, 'claim' | 'settle' | 'dueIn'>;
  receiver: Receiver;
  effects: Effects;
  log: Log;
  /** One attempt more than it has entries. */
  delays: readonly number[];
}

const CONCURRENCY = 8;
const STOP_GRACE_MS = 3000;
/** A second server must not send a lead that the first is still sending. */
const TIMEOUTS_IN_LEASE = 3;
/** Leads also come from other servers and the command line, which cannot wake this worker. */
const LONGEST_REST_MS = 2000;

/** A lead waits by its own schedule, so that those the receiver refuses delay no other. */
export function startDelivery(options: DeliveryOptions) {
  const { store, receiver, effects, log } = options;
  const { rest, wake } = createWakeableRest();
  const cutOff = new AbortController();
  const underWay = new Set<Promise<void>>();
  let isStopping = false;

  async function run() {
    // A store that fails says so itself, once for an outage of days.
    while (!isStopping)
      await rest(Math.min(LONGEST_REST_MS, await sendDue().catch(() => LONGEST_REST_MS)));
  }

  /** @returns time until there is more to send; with all hands busy, the end of one wakes it */
  async function sendDue() {
    const limit = CONCURRENCY - underWay.size;
    if (limit === 0) return LONGEST_REST_MS;
    // A look before the lock: an idle worker must not take it again and again.
    const wait = (await store.dueIn()) ?? LONGEST_REST_MS;
    if (wait > 0) return wait;
    const token = effects.newId();
    const leaseMs = receiver.timeoutMs * TIMEOUTS_IN_LEASE;
    for (const lead of await store.claim({ leaseMs, token, limit })) {
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
    return 0;
  }

  async function deliver(lead: ClaimedLead, token: string) {
    const result = await deliverLead(lead, receiver, effects, cutOff.signal);
    const { attempt, error } = result;
    if (error !== null && cutOff.signal.aborted) return;
    const made = lead.attempts + 1;
    const plan = { ...result, delays: options.delays, random: effects.random };
    const delayMs = error === null || result.isGone ? null : nextDelay(made, plan);
    const settlement: Settlement = { id: lead.id, token, attempt, error, delayMs };
    await store.settle(settlement);
    logSettlement(log, settlement, made);
  }

  const running = run();
  return {
    wake,
    /** Gives deliveries under way a few seconds; one that is cut off is tried again later. */
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

function logSettlement(
  log: Log,
  { id, attempt: made, error, delayMs }: Settlement,
  attempt: number,
) {
  const facts = { id, attempt, milliseconds: Math.round(made.milliseconds) };
  if (error === null) log('info', 'lead.delivered', facts);
  else if (delayMs === null) log('error', 'lead.dead', { ...facts, error });
  else log('warn', 'lead.retry', { ...facts, error, inSeconds: Math.round(delayMs / 1000) });
}

/** `rest` also resolves when woken, and at once when woken since the last rest. */
function createWakeableRest() {
  let awake = new AbortController();
  return {
    rest: async (ms: number) => {
      await sleep(ms, undefined, { signal: awake.signal }).catch(() => {});
      awake = new AbortController();
    },
    wake: () => awake.abort(),
  };
}
