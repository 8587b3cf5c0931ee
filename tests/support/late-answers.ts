/** A line to a server on which each answer is late by another time (`HARD_TIMES=slow-line`). */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface LateAnswers {
  /** Origin, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** @param lateness milliseconds that the next answer waits */
export async function lateAnswers(target: string, lateness: () => number): Promise<LateAnswers> {
  const { hostname, port } = new URL(target);
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = asked;
    const passed = ask({ hostname, port, method, path, headers }, async (answered) => {
      await wait(lateness());
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
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
