import { range, round, runs } from './geometry.ts';

/** Access an agent has to a system: change it, only look at it, or neither. */
export type Access = 'act' | 'read' | 'none';

/** The interlacing of one crossing, for each access but none, whose weft floats behind the whole bundle. */
export type Crossing = { access: Exclude<Access, 'none'>; shift: number };

/**
 * True when the warp lies on top at one point of a crossing. An acting thread is a satin, covered at one point in
 * eight; a reading thread is a twill that shows at one point in four. Two twills, one and three in four, looked alike
 * from the distance at which a page is read.
 */
export function isWarpOnTop({ access, shift }: Crossing, end: number, pick: number): boolean {
  return access === 'act' ? (end * 3 + pick + shift) % 8 === 0 : (end + pick + shift) % 4 !== 0;
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

/**
 * Stretches in which a weft is out of sight, as pairs of start and end: behind each bundle it has no access to. A
 * stretch begins a little before the bundle and ends a little after it, since the weft would show between the
 * bundle's threads.
 */
export function hiddenBehind(
  centres: readonly number[],
  ends: number,
  pitch: number,
): [from: number, to: number][] {
  const reach = (ends / 2 + 0.6) * pitch;
  return centres.map((x) => [round(x - reach), round(x + reach)]);
}

/** Length a weft needs before the first bundle it is hidden behind; of ragged ends alone only crumbs would be left. */
const LEAD = 12;

/** Path data of a weft at one height, without the places where it is hidden. */
export function weftLine(
  { y, from, to }: { y: number; from: number; to: number },
  hidden: readonly (readonly [from: number, to: number])[],
): string {
  const starts = [from, ...hidden.map(([, back]) => back)];
  const stops = [...hidden.map(([away]) => away), to];
  return starts
    .map((start, index) => [start, Math.min(stops[index] ?? to, to)] as const)
    .filter(([start, stop], index) => stop - start > (index > 0 ? 2 : LEAD))
    .map(([start, stop]) => `M${start} ${y}H${stop}`)
    .join('');
}
