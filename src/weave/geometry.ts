/** A number as path data: at most `digits` decimals, and none that say nothing. */
export function round(value: number, digits = 1): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}

/** The whole numbers from 0 up to, and without, `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A run of neighbouring positions at which something is true. */
export type Run = { start: number; length: number };

/** The runs of truth among positions 0 to `count` - 1. */
export function runs(count: number, isOn: (position: number) => boolean): Run[] {
  const found: Run[] = [];
  for (let position = 0; position < count; position += 1) {
    if (!isOn(position)) continue;
    const last = found.at(-1);
    if (last && last.start + last.length === position) last.length += 1;
    else found.push({ start: position, length: 1 });
  }
  return found;
}
