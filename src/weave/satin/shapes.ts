/** Shapes the scenes are built from; all lengths are in heights of the picture. */

/** Light on a ball at a point, from 0 to 1, or undefined outside it. */
export function ball(x: number, y: number, cx: number, cy: number, radius: number): number | undefined {
  const a = (x - cx) / radius;
  const b = (y - cy) / radius;
  const square = a * a + b * b;
  return square > 1 ? undefined : Math.max(0, -0.5 * a - 0.5 * b + 0.7 * Math.sqrt(1 - square));
}

/** True when a point lies in an upright rectangle. */
export function isInBox(x: number, y: number, x0: number, y0: number, x1: number, y1: number): boolean {
  return x > x0 && x < x1 && y > y0 && y < y1;
}

/** Distance from a point to the line between two others. */
export function toLine(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Distance from the middle of a flat ellipse in its own radii: below 1 is inside. */
export function inEllipse(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  return Math.hypot((x - cx) / rx, (y - cy) / ry);
}
