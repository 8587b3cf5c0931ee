import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startDelivery } from '../delivery/worker.ts';
import { realEffects } from '../effects.ts';
import type { LeadStore } from '../leads/store.ts';
import { type Log, silentLog } from '../log.ts';
import { sampleLead } from './sample-lead.ts';

export interface ReceivedDelivery {
  headers: IncomingHttpHeaders;
  body: string;
  startedAt: number;
  endedAt: number;
  status: number;
}

export interface Receiver extends AsyncDisposable {
  url: string;
  deliveries: ReceivedDelivery[];
  /** The delivered ones: answered with 2xx. */
  accepted(): ReceivedDelivery[];
}

/** Decides an answer; returning nothing means it was sent already, or never will be. */
export type Behaviour = (
  delivery: ReceivedDelivery,
  response: ServerResponse,
) => number | undefined | Promise<number | undefined>;

/**
 * A real webhook receiver that remembers what it was sent.
 * @param atPort where it has to listen; any free port by default
 */
export async function startReceiver(behave: Behaviour = () => 200, atPort = 0): Promise<Receiver> {
  const deliveries: ReceivedDelivery[] = [];
  const server = createServer(async (request, response) => {
    const startedAt = performance.now();
    let body = '';
    for await (const chunk of request) body += chunk;
    const delivery = { headers: request.headers, body, startedAt, endedAt: 0, status: 0 };
    deliveries.push(delivery);
    const status = await behave(delivery, response);
    delivery.endedAt = performance.now();
    if (status === undefined) return;
    delivery.status = status;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(atPort, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    deliveries,
    accepted: () => deliveries.filter(({ status }) => status >= 200 && status < 300),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

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
