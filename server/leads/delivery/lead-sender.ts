import type { Effects } from '#server/effects.ts';
import type { Log } from '#server/log.ts';
import type { ClaimedLead, LeadStore, Settlement } from '../store.ts';
import { type Delivery, deliverLead, type Receiver } from './deliver-lead.ts';
import type { ReceiverPause } from './receiver-pause.ts';
import { nextDelay } from './schedule.ts';

export interface LeadSenderOptions {
  store: Pick<LeadStore, 'claim' | 'settle'>;
  receiver: Receiver;
  effects: Effects;
  log: Log;
  /** Waits between attempts, in milliseconds; one attempt more than it has entries. */
  delays: readonly number[];
  /** Time a claimed lead is reserved for this server. Longer than the receiver's timeout. */
  leaseMs: number;
}

export interface LeadSender {
  /**
   * Claims due leads and sends them, without waiting for the answers. `isProbe`: after a pause one lead tries first.
   * False when as many are under way as may be.
   */
  sendDue(isProbe: boolean): Promise<boolean>;
  /** Gives deliveries under way a few seconds to end; what is cut off is tried again later. */
  stop(): Promise<void>;
}

const CONCURRENCY = 8;
const STOP_GRACE_MS = 3000;

/** Sends leads and writes down what became of each. `onEnd` is told of every delivery that is over. */
export function createLeadSender(
  options: LeadSenderOptions,
  receiverPause: Pick<ReceiverPause, 'note'>,
  onEnd: () => void,
): LeadSender {
  const { store, receiver, effects, log } = options;
  const stop = new AbortController();
  const underWay = new Set<Promise<void>>();

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
          onEnd();
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
    const settlement = settlementOf(lead, token, result, options);
    await store.settle(settlement);
    logSettlement(log, settlement, lead.attempts + 1);
    if (isDelivered) await receiverPause.note(result, isProbe);
  }

  return {
    sendDue: async (isProbe) => {
      const limit = isProbe ? 1 : CONCURRENCY;
      await claimAndSend(limit - underWay.size, isProbe);
      return underWay.size < limit;
    },
    stop: async () => {
      const timer = setTimeout(() => stop.abort(), STOP_GRACE_MS);
      await Promise.allSettled([...underWay]);
      clearTimeout(timer);
    },
  };
}

/** Decides what follows from an attempt: nothing more, another one after a wait, or giving up. */
function settlementOf(
  lead: ClaimedLead,
  token: string,
  result: Delivery,
  { delays, effects }: Pick<LeadSenderOptions, 'delays' | 'effects'>,
): Settlement {
  const { attempt, outcome } = result;
  const ended = { id: lead.id, token, attempt };
  if (outcome === 'delivered') return { ...ended, outcome };
  const { error } = result;
  if (outcome === 'gone') return { ...ended, outcome: 'dead', error };
  const { retryAfterMs } = result;
  const delayMs = nextDelay(lead.attempts + 1, { delays, random: effects.random, retryAfterMs });
  return delayMs === null
    ? { ...ended, outcome: 'dead', error }
    : { ...ended, outcome: 'retry', delayMs, error };
}

function logSettlement(log: Log, settlement: Settlement, attempt: number): void {
  const { id, outcome } = settlement;
  const facts = { id, attempt, milliseconds: Math.round(settlement.attempt.milliseconds) };
  if (outcome === 'delivered') {
    log('info', 'lead.delivered', facts);
  } else if (outcome === 'dead') {
    log('error', 'lead.dead', { ...facts, error: settlement.error });
  } else {
    const inSeconds = Math.round(settlement.delayMs / 1000);
    log('warn', 'lead.retry', { ...facts, error: settlement.error, inSeconds });
  }
}
