import type { HeadPoint } from './head.ts';
import { grain } from './light.ts';
import type { Traits } from './traits.ts';

type Hair = Traits['hair'];
type Outline = (u: number, v: number, point: HeadPoint, traits: Traits) => boolean;

const abs = Math.abs;
/** Inside an ellipse of squared radii `a` and `b`, in face units. */
const oval = (u: number, v: number, a: number, b: number) => (u * u) / a + (v * v) / b < 1;
/** Oval that is open downwards: below the middle only the width counts. */
const hood = (u: number, v: number, a: number, b: number) => (u * u) / a + (v < 0 ? (v * v) / b : 0) < 1;
const cap = (u: number, v: number) => oval(u, v, 1.2, 1.26);
/** Distance from the parting, towards the light. */
const parted = (u: number, { side }: HeadPoint, { turn }: Traits) => (u - turn) * side;

/** Hair that falls behind the neck and the shoulders. */
const BACK: Partial<Record<Hair, Outline>> = {
  long: (u, v) => abs(u) < 1.34 - 0.12 * Math.max(0, v) && v > -0.9 && v < 1.75 && hood(u, v, 1.8, 1.5),
  bob: (u, v) => abs(u) < 1.3 && v > -0.9 && v < 0.86 && hood(u, v, 1.7, 1.5),
  bun: (u, v) => oval(u, v + 1.2, 0.16, 0.11) || (oval(u, v, 1.22, 1.28) && v < 0.1),
  pony: (u, v, { side }) =>
    (oval(u, v, 1.24, 1.3) && v < 0.3) || (abs(u + side * 0.96) < 0.26 && v > 0 && v < 1.2),
  curls: (u, v) => Math.hypot(u, v * 0.96 + 0.12) < 1.3 + 0.07 * Math.sin(Math.atan2(v, u) * 13) && v < 0.62,
  locs: (u, v) => abs(u) < 1.3 && v < 1.35 - 0.12 * abs(Math.sin(u * 9)) && hood(u, v, 1.7, 1.5),
  scarf: (u, v) => oval(u, v, 1.62, 1.5) || (v > 0 && abs(u) < 1.2 + 0.26 * Math.max(0, v - 0.7) && v < 1.7),
};

/** Hair that lies over the face. */
const TOP: Partial<Record<Hair, Outline>> = {
  crop: (u, v) =>
    (cap(u, v) && v < -0.56 + 0.2 * u * u && !(abs(u) > 1.02 && v > -0.2)) ||
    (cap(u, v) && abs(u) > 0.86 && v < 0.02),
  side: (u, v, point, traits) => {
    const p = parted(u, point, traits);
    return (
      (oval(u, v, 1.24, 1.4) && v < -0.58 + 0.3 * (p + 0.35) * (p > -0.4 ? 1 : -2.4) * 0.8) ||
      (cap(u, v) && abs(u) > 0.88 && v < 0.06)
    );
  },
  swept: (u, v, point, traits) =>
    (oval(u, v, 1.26, 1.5) && v < -0.6 - 0.22 * parted(u, point, traits) + 0.16 * u * u) ||
    (cap(u, v) && abs(u) > 0.88 && v < 0.05),
  fringe: (u, v) =>
    oval(u, v, 1.26, 1.36) && (v < -0.33 + 0.05 * Math.sin(u * 16) || (abs(u) > 0.82 && v < 0.42)),
  bob: (u, v, point, traits) =>
    oval(u, v, 1.5, 1.38) &&
    (v < -0.5 + 0.5 * abs(parted(u, point, traits) + 0.3) || (abs(u) > 0.86 && v < 0.86)),
  long: (u, v, point, traits) =>
    oval(u, v, 1.5, 1.38) && (v < -0.62 + 0.62 * abs(parted(u, point, traits) + 0.12) || abs(u) > 0.9),
  bun: (u, v) => cap(u, v) && v < -0.62 + 0.34 * u * u,
  pony: (u, v, point, traits) =>
    oval(u, v, 1.24, 1.34) &&
    (v < -0.66 + 0.4 * abs(parted(u, point, traits) - 0.4) || (abs(u) > 0.93 && v < -0.02)),
  curls: (u, v) => oval(u, v, 1.4, 1.5) && v < -0.5 + 0.07 * Math.sin(u * 17),
  locs: (u, v) => oval(u, v, 1.4, 1.4) && (v < -0.56 + 0.3 * u * u || abs(u) > 0.88),
  scarf: (u, v, { fu }) => oval(u, v, 1.62, 1.5) && (fu / 0.84) ** 2 + ((v - 0.04) / 0.86) ** 2 > 1,
};

export function isBackHair(traits: Traits, point: HeadPoint): boolean {
  return BACK[traits.hair]?.(point.u, point.v, point, traits) ?? false;
}

export function isTopHair(traits: Traits, point: HeadPoint): boolean {
  return TOP[traits.hair]?.(point.u, point.v, point, traits) ?? false;
}

/** Locks that hang in front of the shoulders. */
export function isFrontLock({ hair }: Traits, { u, v, side }: HeadPoint): boolean {
  if (hair === 'pony') return isTail(u * side, v);
  if (hair !== 'long' && hair !== 'locs') return false;
  const end = (hair === 'long' ? 1.72 : 1.32) - 0.16 * abs(Math.sin(u * 7));
  return abs(u) > 0.74 && abs(u) < 1.26 && v > 0.2 && v < end;
}

/** A tail that comes forward over the shoulder away from the light, and narrows to its end. */
function isTail(u: number, v: number): boolean {
  const middle = -1.04 + 0.12 * Math.sin((v - 0.4) * 2.2);
  return v > 0.2 && v < 1.62 && abs(u - middle) < 0.25 - 0.13 * Math.max(0, v - 0.5) ** 1.6;
}

/** Hair styles that cover the ears. */
export const COVERS_EARS: ReadonlySet<Hair> = new Set(['long', 'bob', 'scarf', 'locs', 'fringe', 'curls']);

/** Tone of the hair at (u, v), lit like a ball; every style has its own grain. */
export function hairTone(traits: Traits, point: HeadPoint, u: number, v: number): number {
  const depth = 1 - Math.min(1, (u * u) / 1.6 + (v * v) / 1.8);
  const light = Math.max(
    0,
    u * point.lx * 0.8 + v * point.ly * 0.8 + Math.sqrt(Math.max(0, depth)) * point.lz,
  );
  // Never lighter than three in eight, or fair hair would be no hair; never quite solid, or black hair would be a hole.
  const tone = Math.min(0.9, Math.max(0.56, traits.tone + 0.14)) - 0.26 * light;
  // The fairer the hair, the more it shows its strands: that tells it from any ground.
  const strand = 0.09 + 0.3 * Math.max(0, 0.62 - traits.tone);
  switch (traits.hair) {
    case 'curls':
      return tone + 0.16 * (Math.sin(u * 15 + Math.sin(v * 11) * 1.6) * Math.sin(v * 14) > 0.05 ? 1 : -0.6);
    case 'locs':
      return tone + 0.16 * (Math.sin(u * 24) > 0.1 ? 0.9 : -0.8);
    case 'scarf':
      return traits.cloth * 0.66 + 0.16 - 0.3 * light + 0.07 * Math.sin((u * 1.2 - v) * 9);
    case 'crop':
      return tone + (strand + 0.06) * (grain(point.x * 60, point.y * 60) - 0.5);
    default:
      return tone + strand * Math.sin(u * 23 + v * 6 * (u > 0 ? 1 : -1));
  }
}

/** Height of the top of the hair above the middle of the face, in face units. */
const CROWN: Partial<Record<Hair, number>> = { bald: 1, bun: 1.53, curls: 1.46, scarf: 1.22 };

export function crown({ hair }: Traits): number {
  return CROWN[hair] ?? 1.17;
}
