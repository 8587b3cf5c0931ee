import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** More than any program sends ahead of the answers; browsers send nothing ahead. */
export const MAX_WAITING = 16;

/** Return value that makes Node's HTTP parser leave the rest of its buffer alone. */
const STOP_READING = 2;

/** The reader of a connection. Not documented: where it is missing, a connection is cut off only a little later. */
interface Reader {
  parser?: { onIncoming?: ((request: IncomingMessage, isKept: boolean) => number) | null } | null;
}

/**
 * Cuts off a connection on which more than a few requests wait for the answers before them. Node reads 64 kB of a
 * connection, which may be a thousand requests, and announces every one of them before it looks at another connection:
 * a hundred such clients kept a page waiting for seconds. Node's own limit of requests per connection does not help,
 * because those beyond it are read and answered too.
 */
export function limitWaiting(server: Server): void {
  const waiting = new WeakMap<Socket, number>();
  const isOver = (socket: Socket) => (waiting.get(socket) ?? 0) >= MAX_WAITING;

  server.on('connection', (socket: Socket & Reader) => {
    const { parser } = socket;
    const announce = parser?.onIncoming;
    if (!parser || !announce) return;
    parser.onIncoming = (request, isKept) => {
      if (!isOver(socket)) return announce.call(parser, request, isKept);
      socket.destroy();
      return STOP_READING;
    };
  });

  server.on('request', ({ socket }, response) => {
    // A response is given its connection at once, unless one before it is not finished.
    if (response.socket !== null) return;
    if (isOver(socket)) socket.destroy();
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  });
}
