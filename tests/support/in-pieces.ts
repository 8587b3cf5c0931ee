/** A line to the site on which a page comes in pieces, so that each is painted before the next has arrived. */
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PIECES = 16;
/** Time a page takes to come, whatever the number of its pieces. */
const ARRIVAL_MS = 1000;

export async function inPieces(target: string) {
  const { hostname, port } = new URL(target);
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = asked;
    // A browser could read the pieces of a compressed page only as they end.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = ask({ hostname, port, method, path, headers }, (answered) => handOn(answered, answer));
    // A server that is gone, or a visitor who is.
    passed.once('error', () => answer.destroy());
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    /** Origin, without a trailing slash. */
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function handOn(answered: IncomingMessage, answer: ServerResponse): Promise<void> {
  answer.writeHead(answered.statusCode ?? 502, answered.headers);
  if (!answered.headers['content-type']?.startsWith('text/html')) {
    answered.pipe(answer);
    return;
  }
  const page = Buffer.concat(await answered.toArray());
  // One letter for each byte, so that a place in the text is the same in the page.
  for (const piece of piecesOf(page.toString('latin1'))) {
    answer.write(Buffer.from(piece, 'latin1'));
    await wait(ARRIVAL_MS / PIECES);
  }
  answer.end();
}

const END_OF_PART = /<\/(?:p|li|dd|dt|h\d|blockquote|figcaption|summary|table|svg|script|style)>/g;

/**
 * Cuts a page in about sixteen, each time at the next end of a text or a table. A paragraph of which a part has been painted
 * breaks its lines anew when the rest comes (`text-wrap: pretty`), and a table measures its columns by all of its rows.
 */
function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < html.length; ) {
    END_OF_PART.lastIndex = from + html.length / PIECES;
    const end = END_OF_PART.test(html) ? END_OF_PART.lastIndex : html.length;
    const isInTable = html.lastIndexOf('<table', end) > html.lastIndexOf('</table>', end - 1);
    const to = isInTable ? html.indexOf('</table>', end - 1) + '</table>'.length : end;
    pieces.push(html.slice(from, to));
    from = to;
  }
  return pieces;
}
