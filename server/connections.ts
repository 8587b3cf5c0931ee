import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer } from './intake/answers.ts';
import { clientAddress, rateLimitKey } from './intake/client-address.ts';
import type { Log } from './log.ts';
import { type Answering, writeAnswer } from './requests.ts';

/** At rest one costs 20 kB, with a form that is almost whole 95 kB: all of them 200 MB at most. */
const MOST_CONNECTIONS = 2048;

/** Open files that are not for visitors: the store, its log and copies, deliveries. */
const FILES_KEPT = 100;

interface ConnectionLimits {
  most?: number;
  /** Of the answer to a connection that finds no place, besides its own. */
  headers: Answer['headers'];
  log: Log;
}

const TOO_MANY: Answer = {
  status: 503,
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '10',
    'cache-control': 'no-store',
  },
  body: 'Too many connections at the moment. Please try again in a few seconds.\n',
};

/**
 * Node's own `maxConnections` turns away whoever comes last, so one client could lock everyone out.
 * Here a newcomer takes the place of the oldest connection at rest, of the address that has most or
 * of one with as many as the newcomer; an answer under way is cut only for another address, where
 * one has more than a quarter of all places or none is at rest.
 */
export function limitConnections(
  server: Server,
  { most = mostConnections(), headers, log }: ConnectionLimits,
) {
  const byAddress = new Map<string, Set<Socket>>();
  let open = 0;

  const leave = (address: string, socket: Socket) => {
    const sockets = byAddress.get(address);
    if (!sockets?.delete(socket)) return;
    open -= 1;
    if (sockets.size === 0) byAddress.delete(address);
  };

  const enter = (address: string, socket: Socket) => {
    const sockets = byAddress.get(address) ?? new Set();
    byAddress.set(address, sockets.add(socket));
    open += 1;
    socket.once('close', () => leave(address, socket));
  };

  server.on('connection', (socket: Socket) => {
    const address = rateLimitKey(clientAddress(socket.remoteAddress ?? '', undefined));
    if (open >= most) {
      const other = placeFor(address, byAddress, most);
      const how = other ? 'replaced' : 'refused';
      log('warn', 'connections.full', { how, fromOneAddress: mostOfOne(byAddress) });
      if (!other) {
        writeAnswer(socket, TOO_MANY, headers);
        return socket.destroySoon();
      }
      leave(other.address, other.socket);
      other.socket.destroy();
    }
    enter(address, socket);
  });
}

type ByAddress = ReadonlyMap<string, ReadonlySet<Socket>>;

/** Goes through all there are, which takes less than a connection costs by itself. */
function placeFor(newcomer: string, byAddress: ByAddress, places: number) {
  const own = byAddress.get(newcomer)?.size ?? 0;
  const most = mostOfOne(byAddress);
  const ofMost = [...byAddress].filter(([, { size }]) => size === most);
  const cut = most > own + 1 ? oldest(ofMost, false) : undefined;
  const others = [...byAddress].filter(([, { size }]) => size >= own);
  return (
    oldest(ofMost, true) ?? (most > places / 4 ? cut : undefined) ?? oldest(others, true) ?? cut
  );
}

function oldest(
  places: readonly (readonly [address: string, sockets: ReadonlySet<Socket & Answering>])[],
  isAtRest: boolean,
) {
  for (const [address, sockets] of places)
    for (const socket of sockets) if (!isAtRest || !socket._httpMessage) return { address, socket };
  return undefined;
}

const mostOfOne = (byAddress: ByAddress) =>
  Math.max(0, ...[...byAddress.values()].map(({ size }) => size));

function mostConnections() {
  // Only Linux has this file; elsewhere a process may usually open more.
  const path = '/proc/self/limits';
  const limits = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  return Math.max(1, Math.min(MOST_CONNECTIONS, files - FILES_KEPT));
}
