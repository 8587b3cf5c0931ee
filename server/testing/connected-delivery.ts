import { realEffects } from '../effects.ts';
import { startDelivery } from '../leads/delivery/worker.ts';
import type { LeadStore } from '../leads/store.ts';
import { type Log, silentLog } from '../log.ts';
import { type Behaviour, startReceiver } from './receiver.ts';
import { sampleLead } from './sample-lead.ts';

export interface DeliverySetting {
  behave?: Behaviour;
  secrets?: string[];
  delays?: readonly number[];
  timeoutMs?: number;
  log?: Log;
  /** Changes the receiver's address before it is configured. */
  address?: (url: string) => string;
}

/** A store, a receiver and a worker between them. */
export async function connect(open: () => Promise<LeadStore>, setting: DeliverySetting) {
  const {
    behave,
    secrets = [],
    delays = [10, 10],
    // Ample for a busy machine, as is the lease: who takes an answer for late sends again.
    timeoutMs = 20_000,
    log = silentLog,
    address = (url: string) => url,
  } = setting;
  const store = await open();
  const receiver = await startReceiver(behave);
  const worker = startDelivery({
    store,
    effects: realEffects,
    log,
    receiver: { url: address(receiver.url), secrets, timeoutMs },
    delays,
    leaseMs: 60_000,
  });
  return {
    store,
    receiver,
    worker,
    add: async (change: Parameters<typeof sampleLead>[0] = {}) => {
      const lead = sampleLead({ receivedAt: Date.now(), ...change });
      await store.add(lead);
      worker.wake();
      return lead;
    },
    [Symbol.asyncDispose]: async () => {
      await worker.stop();
      await receiver[Symbol.asyncDispose]();
      await store.close();
    },
  };
}

export const stateOf = async (store: LeadStore, id: string) => (await store.get(id))?.state;
