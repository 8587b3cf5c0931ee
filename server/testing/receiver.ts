import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listen } from './resources.ts';

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
  const { url, ...listening } = await listen(server, atPort);
  return {
    ...listening,
    url: `${url}/hook`,
    deliveries,
    accepted: () => deliveries.filter(({ status }) => status >= 200 && status < 300),
  };
}
