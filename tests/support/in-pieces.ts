/** A line on which a page comes in pieces, so that each is painted before the next has arrived. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Line, lineBetween } from './line-between.ts';

const PIECES = 16;
/** Time a page takes to come, whatever the number of its pieces. */
const ARRIVAL_MS = 1000;

/** Asks for uncompressed pages: a browser could read the pieces of a compressed one only as they end. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

/** @param cutsOf gives the places at which a page is cut, in order */
export function inPieces(target: string, cutsOf: (html: string) => number[] = betweenParts): Promise<Line> {
  return lineBetween(
    target,
    async (answered, answer) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      if (!answered.headers['content-type']?.startsWith('text/html')) {
        answered.pipe(answer);
        return;
      }
      const page = Buffer.concat(await answered.toArray());
      // One letter for each byte, so that a place in the text is the same in the page.
      const cuts = cutsOf(page.toString('latin1'));
      for (const [index, to] of cuts.entries()) {
        answer.write(page.subarray(cuts[index - 1] ?? 0, to));
        await wait(ARRIVAL_MS / cuts.length);
      }
      answer.end(page.subarray(cuts.at(-1) ?? 0));
    },
    UNCOMPRESSED,
  );
}

const END_OF_PART = /<\/(?:p|li|dd|dt|h\d|blockquote|figcaption|summary|table|svg|script|style)>/g;

/**
 * Cuts a page in sixteen, each time at the next end of a text or a table. A paragraph of which a part has been painted breaks
 * its lines anew when the rest comes (`text-wrap: pretty`), and a table measures its columns by all of its rows: whether a
 * cut lies in one would depend on the length of every name above it.
 */
function betweenParts(html: string): number[] {
  const length = Math.ceil(html.length / PIECES);
  const cuts: number[] = [];
  for (let from = 0; from + length < html.length; from = cuts.at(-1) ?? html.length)
    cuts.push(endOfPart(html, from + length));
  return cuts;
}

function endOfPart(html: string, place: number): number {
  END_OF_PART.lastIndex = place;
  if (!END_OF_PART.test(html)) return html.length;
  const end = END_OF_PART.lastIndex;
  const isInTable = html.lastIndexOf('<table', end) > html.lastIndexOf('</table>', end - 1);
  return isInTable ? html.indexOf('</table>', end - 1) + '</table>'.length : end;
}

const PART_OF_TABLE = /<thead.*?<\/th>|<\/thead>|<tbody.*?<\/tr>/gs;

/** Cuts a page three times in each table: after the name of its first column, after the last one's, and after its first row. */
export function withinTables(html: string): number[] {
  return [...html.matchAll(PART_OF_TABLE)].map(({ 0: part, index }) => index + part.length);
}
