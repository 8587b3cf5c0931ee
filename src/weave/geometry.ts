export function round(value: number, digits = 1) {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

type Run = { start: number; length: number };

export function runs(count: number, isOn: (position: number) => boolean) {
  const found: Run[] = [];
  for (let position = 0; position < count; position += 1) {
    if (!isOn(position)) continue;
    const last = found.at(-1);
    if (last && last.start + last.length === position) last.length += 1;
    else found.push({ start: position, length: 1 });
  }
  return found;
}

/** A neutral hash for Slack, whose mark simple-icons may not carry. */
export const HASH_PATH =
  'M8.2 2.5 6.9 8H2.6v2h3.8l-1 4.2H1.2v2h3.7l-1.3 5.3h2.1L7 16.2h5.6l-1.3 5.3h2.1l1.3-5.3h4.4v-2h-3.9l1-4.2h4.3V8h-3.8l1.3-5.5h-2.1L13.9 8H8.4l1.3-5.5zm-.3 7.5h5.5l-1 4.2H6.9z';

/**
 * Path data on a grid of 24. Decimals that nobody sees, a fourth of it, are cut and not rounded:
 * the flags of an arc may touch the number after them.
 */
export const iconPath = ({ path }: { path: string }) => path.replaceAll(/(\.\d\d)\d+/g, '$1');
