export interface ByteRange {
  first: number;
  /** Included. */
  last: number;
}

/** Matches a single range. A request for several, which no browser that plays a film sends, gets the whole file. */
const ONE_RANGE = /^bytes=[ \t,]*(?:(\d+)-(\d*)|-(\d+))[ \t,]*$/i;

/**
 * Reads which bytes a `Range` header asks of a body of `size` bytes (RFC 9110, section 14.1.2).
 * @returns undefined when the header has to be ignored: another unit, several ranges, or no range at all
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last, suffix] = ONE_RANGE.exec(header) ?? [];
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  if (first === undefined || (last && Number(last) < Number(first))) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { first: Number(first), last: Math.min(last ? Number(last) : size - 1, size - 1) };
}
