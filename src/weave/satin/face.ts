import type { HeadPoint } from './head.ts';
import { ramp, spot } from './light.ts';
import type { Traits } from './traits.ts';

const abs = Math.abs;

/** Whether a point lies on the face. */
export function isFace({ fu, v }: HeadPoint): boolean {
  return fu * fu + v * v < 1;
}

/** Tone of the ear at a point, or nothing where there is none. */
export function earTone({ skin }: Traits, { x, u, v, side }: HeadPoint): number | undefined {
  const out = abs(u) - 1.02;
  const up = (v - 0.06) ** 2;
  if ((out * out) / 0.012 + up / 0.055 >= 1) return undefined;
  const hollow = (out * out) / 0.004 + up / 0.02 < 1 ? 0.14 : 0;
  return skin + 0.22 - 0.14 * (x * side > 0 ? 1 : -0.4) + hollow;
}

/** Tone of the neck at a point. */
export function neckTone({ skin }: Traits, { x, y, lx, lz }: HeadPoint, width: number): number {
  const across = x / width;
  const light = Math.max(0, across * lx + Math.sqrt(1 - across * across) * lz);
  return skin + 0.3 - 0.3 * light + 0.34 * (1 - ramp(0.14, 0.42, y));
}

/** Tone of the face: a lit ball, then features laid on as soft spots, then beard and glasses. */
export function faceTone(traits: Traits, { fu, v, side, lx, ly, lz }: HeadPoint): number {
  const { turn, brow, nose, tone } = traits;
  const radius = fu * fu + v * v;
  const light = Math.max(0, fu * lx * 0.92 + v * ly * 0.7 + Math.sqrt(1 - radius) * lz);
  const at = (x: number, y: number, sx: number, sy: number) => spot(fu, v, x, y, sx, sy);
  const pair = (x: number, y: number, sx: number, sy: number) =>
    at(-x + turn, y, sx, sy) + at(x + turn, y, sx, sy);
  let dark = traits.skin + 0.58 - 0.66 * light + 0.14 * ramp(0.72, 1, radius);
  dark += 0.2 * pair(0.4, -0.1, 0.2, 0.12);
  dark += 0.6 * pair(0.39, -0.07, 0.12, 0.05);
  dark += 0.52 * brow * pair(0.4, -0.27, 0.2, 0.045) * (0.5 + tone * 0.6);
  dark += 0.2 * nose * at(turn * 1.25 - side * 0.12, 0.16, 0.08, 0.26);
  dark -= 0.13 * at(turn * 1.25 + side * 0.05, 0.2, 0.06, 0.24);
  dark += 0.42 * nose * at(turn * 1.25, 0.38, 0.14, 0.04);
  dark += 0.5 * at(turn * 1.1, 0.6, 0.2, 0.035);
  dark += 0.14 * at(turn * 1.1, 0.73, 0.16, 0.045);
  dark -= 0.07 * at(turn * 1.1, 0.665, 0.14, 0.03);
  dark += 0.12 * ramp(0.2, 0.8, -fu * side) * ramp(-0.3, 0.5, v);
  if (traits.beard) dark += beard(traits, fu, v);
  return traits.glasses ? withGlasses(dark, fu, v, turn) : dark;
}

function beard({ turn, tone }: Traits, fu: number, v: number): number {
  const cover = ramp(0.3, 0.52, v + 0.26 * abs(fu)) * (1 - 0.9 * spot(fu, v, turn * 1.1, 0.605, 0.17, 0.06));
  return cover * (tone * 0.62 + 0.06) * (abs(fu) > 0.2 || v > 0.48 ? 1 : 0.55);
}

/** Frames are dark and the glass inside them a shade lighter. */
function withGlasses(dark: number, fu: number, v: number, turn: number): number {
  let tone = dark;
  for (const eye of [-1, 1]) {
    const edge = abs((fu - (eye * 0.4 + turn)) / 0.31) ** 2.6 + abs((v + 0.06) / 0.21) ** 2.6;
    if (edge < 1 && edge > 0.5) tone = 0.88;
    else if (edge <= 0.5) tone -= 0.05;
  }
  if (abs(fu - turn) < 0.1 && abs(v + 0.12) < 0.03) tone = 0.88;
  if (abs(fu - turn) > 0.7 && abs(v + 0.14) < 0.028) tone = 0.85;
  return tone;
}
