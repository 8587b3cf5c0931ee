import { round } from '#weave/geometry.ts';

export type Point = readonly [x: number, y: number];

/** Length of the straight line between two points. */
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** The point `length` along the way from one point towards another. */
function towards(from: Point, to: Point, length: number): string {
  const share = length / (distance(from, to) || 1);
  return `${round(from[0] + (to[0] - from[0]) * share)} ${round(from[1] + (to[1] - from[1]) * share)}`;
}

/** A line through the points whose corners are rounded by up to `radius`, as path data. */
export function roundedLine(points: readonly Point[], radius: number): string {
  const corners = points.filter((point, index) => {
    const before = points[index - 1];
    return !before || distance(before, point) > 0;
  });
  return corners
    .map((point, index) => {
      const before = corners[index - 1];
      const after = corners[index + 1];
      if (!before) return `M${point[0]} ${point[1]}`;
      if (!after) return `L${point[0]} ${point[1]}`;
      const cut = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${towards(point, before, cut)}Q${point[0]} ${point[1]} ${towards(point, after, cut)}`;
    })
    .join('');
}
