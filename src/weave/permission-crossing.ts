import { range, round, runs } from './geometry.ts';

/** Draws one of two interlacings: weft-faced where an agent acts, warp-faced where it only reads. */
export type Crossing = { acts: boolean; shift: number };

/**
 * Whether the warp lies on top at one point of a crossing. Both faces are a 3/1 twill: an acting thread is covered at
 * one point in four, a reading thread shows at one point in four.
 */
export function isWarpOnTop({ acts, shift }: Crossing, end: number, pick: number): boolean {
  return ((end + pick + shift) % 4 === 0) === acts;
}

/** The stretches of warp on top of one crossing, as path data centred on the origin. */
export function crossingPath(crossing: Crossing, ends: number, pitch: number): string {
  const half = (ends * pitch) / 2;
  return range(ends)
    .flatMap((end) =>
      runs(ends, (pick) => isWarpOnTop(crossing, end, pick)).map(({ start, length }) => {
        const x = round((end + 0.5) * pitch - half, 2);
        return `M${x} ${round(start * pitch - half, 2)}v${round(length * pitch, 2)}`;
      }),
    )
    .join('');
}
