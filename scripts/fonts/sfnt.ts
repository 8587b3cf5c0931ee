/** The container of TrueType fonts (OpenType 1.9, "Organization of an OpenType Font"): reading and writing its tables. */

export type Tables = Map<string, Buffer>;

const DIRECTORY = 12;
const ENTRY = 16;

/** @param sfnt an uncompressed TrueType font */
export function readTables(sfnt: Buffer): Tables {
  const count = sfnt.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => DIRECTORY + ENTRY * index);
  return new Map(
    entries.map((at) => {
      const start = sfnt.readUInt32BE(at + 8);
      return [sfnt.toString('latin1', at, at + 4), sfnt.subarray(start, start + sfnt.readUInt32BE(at + 12))];
    }),
  );
}

/** The font with these tables, in the order of their names, each at a multiple of four. */
export function writeTables(tables: Tables): Buffer {
  const names = [...tables.keys()].sort();
  const head = Buffer.alloc(DIRECTORY + ENTRY * names.length);
  const { range, exponent, rest } = searchHints(names.length, ENTRY);
  head.writeUInt32BE(0x00010000, 0);
  [names.length, range, exponent, rest].forEach((value, index) => {
    head.writeUInt16BE(value, 4 + 2 * index);
  });
  const parts = [head];
  let offset = head.length;
  for (const [index, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    const at = DIRECTORY + ENTRY * index;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(checksum(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** The three numbers by which a reader halves its way through a sorted list. */
export function searchHints(count: number, size: number) {
  const exponent = Math.floor(Math.log2(count));
  const range = 2 ** exponent * size;
  return { range, exponent, rest: count * size - range };
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
