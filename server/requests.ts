import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Answer, Refusal, refusedAnswer } from './intake/answers.ts';

/** As Node would answer by itself; any other request that cannot be read is a 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * The answer under way. Not documented: without it a broken request could cut into an answer, and
 * connections look at rest.
 */
export interface Answering {
  _httpMessage?: Pick<ServerResponse, 'headersSent' | 'req' | 'shouldKeepAlive'> | null;
}

/**
 * What Node refuses before anything here sees it: requests that cannot be read, come too slowly or
 * have too many headers. Its own answers lack our headers.
 */
export function answerUnread(server: Server, common: Answer['headers']) {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & Answering) => {
    const answer = socket._httpMessage;
    if (socket.writable && !answer?.headersSent) {
      if (answer?.req.complete) {
        // Whatever follows: its lead is stored.
        answer.shouldKeepAlive = false;
        return;
      }
      const status = STATUS[error.code ?? ''] ?? 400;
      const refusal = new Refusal(status, 'The request cannot be read.');
      writeAnswer(socket, refusedAnswer(refusal), common);
    }
    socket.destroy(error);
  });
}

export function writeAnswer(
  socket: Duplex,
  { status, headers, body }: Answer,
  common: Answer['headers'],
) {
  const lines = Object.entries({ ...common, ...headers, connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`, 'latin1');
}

/** More than any program sends ahead of the answers; browsers send nothing ahead. */
export const MAX_WAITING = 16;

/** Makes Node's HTTP parser leave the rest of its buffer alone. */
const STOP_READING = 2;

/** Not documented: where it is missing, nothing is cut off, and a test says so. */
interface Reader {
  parser?: { onIncoming?: ((request: IncomingMessage, isKept: boolean) => number) | null } | null;
}

/**
 * Cuts off a connection on which more than a few requests wait for the answers before them. Node
 * reads 64 kB, perhaps a thousand requests, and announces each before it looks at another
 * connection: a hundred such clients kept a page waiting for seconds. Beyond Node's own limit
 * requests are read and answered too.
 */
export function limitWaiting(server: Server) {
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
    const add = (count: number) => waiting.set(socket, (waiting.get(socket) ?? 0) + count);
    add(1);
    response.once('close', () => add(-1));
  });
}
