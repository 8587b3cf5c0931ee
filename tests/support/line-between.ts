/** A line between the browser and a server, on which answers come as a test wants them to. */
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Line {
  /** Origin, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Passes an answer of the server on. */
type HandOn = (answered: IncomingMessage, answer: ServerResponse) => Promise<void>;

/** @param asking headers that every request has, whatever the browser sent */
export async function lineBetween(
  target: string,
  handOn: HandOn,
  asking: OutgoingHttpHeaders = {},
): Promise<Line> {
  const { hostname, port } = new URL(target);
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = asked;
    const headers = { ...asked.headers, ...asking };
    const passed = ask({ hostname, port, method, path, headers }, (answered) => handOn(answered, answer));
    // A server that is gone, or a visitor who is.
    passed.once('error', () => answer.destroy());
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
