import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { HEALTH_PATH } from './own-paths.ts';
import { type HeaderRule, headersFor } from './static/read-headers-file.ts';

/** Statuses as Node would answer by itself; any other request that cannot be read is a bad request, 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export type HeaderLine = readonly [name: string, value: string];

/** The headers of an answer to what has no path. An address that is no page gives them: nothing may keep the answer. */
export function headersWithoutPath(rules: readonly HeaderRule[]): HeaderLine[] {
  return [...headersFor(rules, HEALTH_PATH).values()].map(({ name, value }) => [name, value] as const);
}

/** The answer under way on a connection. Not documented: where it is missing, a broken request could cut into one. */
interface Answering {
  _httpMessage?: { headersSent: boolean } | null;
}

/**
 * Answers what Node refuses before anything else here sees a request, with the headers that every other answer has:
 * requests that cannot be read, come too slowly, have too many headers or an `Expect` header. Node's own answers have none.
 */
export function answerUnread(server: Server, common: readonly HeaderLine[]): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(
      417,
      Object.fromEntries([...common, ['Content-Length', '0'], ['Connection', 'close']]),
    );
    response.end();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & Answering) => {
    if (socket.writable && !socket._httpMessage?.headersSent) {
      const status = STATUS[error.code ?? ''] ?? 400;
      const lines = [...common, ['Connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, 'latin1');
    }
    socket.destroy(error);
  });
}
