/** A line on which a page comes in pieces, so that each is painted before the next has arrived. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Line, lineBetween } from './line-between.ts';

const PIECES = 16;
const PAUSE_MS = 60;

/** Asks for uncompressed pages: a browser could read the pieces of a compressed one only as they end. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

export function inPieces(target: string): Promise<Line> {
  return lineBetween(
    target,
    async (answered, answer) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      if (!answered.headers['content-type']?.startsWith('text/html')) {
        answered.pipe(answer);
        return;
      }
      const page = Buffer.concat(await answered.toArray());
      const length = Math.ceil(page.length / PIECES);
      for (let from = 0, to = 0; from < page.length; from = to) {
        to = endOfText(page, from + length);
        answer.write(page.subarray(from, to));
        await wait(PAUSE_MS);
      }
      answer.end();
    },
    UNCOMPRESSED,
  );
}

const END_OF_TEXT = /<\/(?:p|li|dd|dt|h\d|blockquote|figcaption|summary|table|svg|script|style)>/g;

/**
 * Finds the end of the text or the table at a place of a page. A paragraph of which a part has been painted breaks its lines
 * anew when the rest comes (`text-wrap: pretty`), and a table measures its columns by all of its rows: a longer name
 * anywhere above could put a cut into one.
 */
function endOfText(page: Buffer, place: number): number {
  const html = page.toString('latin1');
  END_OF_TEXT.lastIndex = place;
  if (!END_OF_TEXT.test(html)) return page.length;
  const end = END_OF_TEXT.lastIndex;
  const isInTable = html.lastIndexOf('<table', end) > html.lastIndexOf('</table>', end - 1);
  return isInTable ? html.indexOf('</table>', end - 1) + '</table>'.length : end;
}
