import { ramp } from './light.ts';
import type { Traits } from './traits.ts';

/** Height of the middle of the face, in half frames below the middle of the picture. */
const FACE_AT = -0.2;

/** Height of a point of the face above the middle of the picture, in half frames: `v` as in `HeadPoint`, upwards. */
export function heightOf({ h }: Traits, up: number): number {
  return up * h - FACE_AT;
}

/** A point of the picture, in every frame of reference the parts of a bust are described in. */
export type HeadPoint = {
  /** Across from -0.8 to 0.8 and down from -1 to 1, in half frames. */
  x: number;
  y: number;
  /** Position across in half widths of the face, and down in half heights. */
  u: number;
  v: number;
  /** Position across on a face that narrows with the jaw: the face is the unit circle of `fu` and `v`. */
  fu: number;
  /** 1 where the light falls from the right, -1 from the left. */
  side: 1 | -1;
  /** Direction of the light. */
  lx: number;
  ly: number;
  lz: number;
};

/** The point (x, y) as the traits' head sees it. */
export function headPoint(traits: Traits, x: number, y: number): HeadPoint {
  const side = traits.left ? -1 : 1;
  const u = x / traits.w;
  const v = (y - FACE_AT) / traits.h;
  const jaw = 1 - traits.jaw * ramp(0.05, 1, v);
  return { x, y, u, v, fu: u / jaw, side, lx: 0.62 * side, ly: -0.42, lz: 0.66 };
}
