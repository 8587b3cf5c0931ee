/** Smooth step from 0 at `from` to 1 at `to`. */
export function ramp(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A soft spot: 1 at its centre, falling off by `sx` and `sy`. */
export function spot(x: number, y: number, cx: number, cy: number, sx: number, sy: number): number {
  return Math.exp(-(((x - cx) / sx) ** 2 + ((y - cy) / sy) ** 2));
}

/** A number in [0, 1) that belongs to a grid square. */
export function grain(column: number, row: number): number {
  let hash = Math.imul(column | 0, 374761393) + Math.imul(row | 0, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
