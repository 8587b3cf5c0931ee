/** A line on which a page comes in pieces, so that each is painted before the next has arrived. */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PIECES = 16;
const PAUSE_MS = 60;

/** @returns the origin of the site on that line, and what ends it */
export async function inPieces(target: string): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(target);
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    // Uncompressed: of a compressed page a browser can read the pieces only as they end.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = ask({ hostname, port, path: asked.url ?? '/', headers }, async (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      if (!answered.headers['content-type']?.startsWith('text/html')) return answered.pipe(answer);
      const page = Buffer.concat(await answered.toArray());
      const length = Math.ceil(page.length / PIECES);
      for (let from = 0; from < page.length; from += length) {
        answer.write(page.subarray(from, from + length));
        await wait(PAUSE_MS);
      }
      return answer.end();
    });
    passed.once('error', () => answer.destroy());
    passed.end();
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
