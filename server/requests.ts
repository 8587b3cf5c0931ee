import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { HEALTH_PATH } from './app.ts';
import { type HeaderRule, headersFor } from './static/read-headers-file.ts';

/**
 * Statuses as Node would answer by itself; any other request that cannot be read is a bad request,
 * 400.
 */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export type HeaderLine = readonly [name: string, value: string];

/**
 * The headers of an answer to what has no path. An address that is no page gives them: nothing may
 * keep the answer.
 */
export function headersWithoutPath(rules: readonly HeaderRule[]): HeaderLine[] {
  return [...headersFor(rules, HEALTH_PATH).values()].map(
    ({ name, value }) => [name, value] as const,
  );
}

/**
 * The answer under way on a connection. Not documented: where it is missing, a broken request could
 * cut into one, and connections look as if they were at rest.
 */
export interface Answering {
  _httpMessage?: { headersSent: boolean } | null;
}

/** Characters of a host and its port (RFC 3986, section 3.2.2). */
const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/**
 * True when a request says once which host it is for; one of HTTP/1.0 need not say it (RFC 9112,
 * section 3.2). Node by itself would take two hosts for the first, and refuse a request without one
 * by an answer that has no headers.
 */
export function hasOneHost({ rawHeaders, headers, httpVersionMinor }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  if (hosts === 0) return httpVersionMinor === 0;
  return hosts === 1 && HOST.test(headers.host ?? '');
}

/**
 * Ends a connection with an answer that has no content, or without one where an answer has begun.
 */
export function refuseUnread(
  response: ServerResponse,
  status: number,
  common: Iterable<HeaderLine>,
): void {
  if (response.headersSent) return void response.destroy();
  const lines = [...common, ['Content-Length', '0'], ['Connection', 'close']];
  response.writeHead(status, Object.fromEntries(lines)).end();
}

/**
 * Answers what Node refuses before anything else here sees a request, with the headers that every
 * other answer has: requests that cannot be read, come too slowly, have too many headers or an
 * `Expect` header. Node's own answers have none.
 */
export function answerUnread(server: Server, common: readonly HeaderLine[]): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
    refuseUnread(response, 417, common),
  );

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & Answering) => {
    if (socket.writable && !socket._httpMessage?.headersSent) {
      const status = STATUS[error.code ?? ''] ?? 400;
      const lines = [...common, ['Connection', 'close']].map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, 'latin1');
    }
    socket.destroy(error);
  });
}

/** More than any program sends ahead of the answers; browsers send nothing ahead. */
export const MAX_WAITING = 16;

/** Return value that makes Node's HTTP parser leave the rest of its buffer alone. */
const STOP_READING = 2;

/**
 * The reader of a connection. Not documented: where it is missing, a connection is cut off only a
 * little later.
 */
interface Reader {
  parser?: { onIncoming?: ((request: IncomingMessage, isKept: boolean) => number) | null } | null;
}

/**
 * Cuts off a connection on which more than a few requests wait for the answers before them. Node
 * reads 64 kB of a connection, which may be a thousand requests, and announces every one of them
 * before it looks at another connection: a hundred such clients kept a page waiting for seconds.
 * Node's own limit of requests per connection does not help, because those beyond it are read and
 * answered too.
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
