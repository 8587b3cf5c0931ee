import type { HeadPoint } from './head.ts';
import { ramp, spot } from './light.ts';
import type { Traits } from './traits.ts';

const abs = Math.abs;

/** True when a point lies on the face. */
export function isFace({ fu, v }: HeadPoint): boolean {
  return fu * fu + v * v < 1;
}

/** Tone of the ear at a point, or nothing where there is none. */
export function earTone({ skin }: Traits, { x, u, v, side }: HeadPoint): number | undefined {
  const out = abs(u) - 1.02;
  const up = (v - 0.06) ** 2;
  if ((out * out) / 0.012 + up / 0.055 >= 1) return undefined;
  const hollow = (out * out) / 0.004 + up / 0.02 < 1 ? 0.14 : 0;
  return skin + 0.24 - 0.16 * (x * side > 0 ? 1 : -0.4) + hollow;
}

/** Tone of the neck at a point. */
export function neckTone({ skin }: Traits, { x, y, lx, lz }: HeadPoint, width: number): number {
  const across = x / width;
  const light = Math.max(0, across * lx + Math.sqrt(1 - across * across) * lz);
  return skin + 0.26 - 0.26 * light + 0.3 * (1 - ramp(0.14, 0.42, y));
}

/** Tone of the face: a ball in soft light, the features laid on it, then beard and glasses. */
export function faceTone(traits: Traits, point: HeadPoint): number {
  const { fu, v, side, lx, ly, lz } = point;
  const { turn, nose } = traits;
  const radius = fu * fu + v * v;
  const light = Math.max(0, fu * lx * 0.92 + v * ly * 0.7 + Math.sqrt(1 - radius) * lz);
  const at = (x: number, y: number, sx: number, sy: number) => spot(fu, v, x, y, sx, sy);
  let dark = 0.42 + 0.64 * traits.skin - 0.5 * light + 0.12 * ramp(0.7, 1, radius);
  dark += 0.12 * (at(turn - 0.4, -0.02, 0.24, 0.08) + at(turn + 0.4, -0.02, 0.24, 0.08));
  dark -= 0.12 * (at(turn - 0.4, -0.2, 0.2, 0.06) + at(turn + 0.4, -0.2, 0.2, 0.06));
  dark += 0.18 * nose * at(turn * 1.25 - side * 0.12, 0.14, 0.07, 0.24);
  dark -= 0.16 * at(turn * 1.25 + side * 0.05, 0.18, 0.06, 0.26);
  dark += 0.36 * nose * (at(turn * 1.25 - 0.07, 0.37, 0.05, 0.03) + at(turn * 1.25 + 0.07, 0.37, 0.05, 0.03));
  dark -= 0.08 * (at(turn - 0.42, 0.22, 0.16, 0.12) + at(turn + 0.42, 0.22, 0.16, 0.12));
  if (traits.beard) dark = withBeard(dark, traits, point, light);
  dark = mouthTone(traits, fu, v) ?? dark + 0.16 * at(turn * 1.1, 0.73, 0.15, 0.05);
  dark = browTone(traits, fu, v) ?? eyeTone(traits, point) ?? dark;
  return traits.glasses ? withGlasses(dark, fu, v, turn) : dark;
}

/**
 * The mouth: lips that part in a line whose ends go up. Drawn with hard edges, as the eyes are: a soft spot of this size
 * is lost between the threads.
 */
function mouthTone({ turn, smile, skin, beard }: Traits, fu: number, v: number): number | undefined {
  const across = fu - turn * 1.1;
  const line = 0.605 - smile * 1.15 * across * across;
  const width = 0.2 + 0.06 * smile;
  if (abs(across) > width) return undefined;
  if (abs(v - line) < 0.03) return 0.97;
  const lips = Math.sqrt(1 - (across / width) ** 2);
  // A beard leaves the skin around the lips free, so that they can be seen.
  if (beard) return v > line - 0.1 * lips && v < line + 0.15 * lips ? skin * 0.2 : undefined;
  if (v > line && v < line + 0.1 * lips) return skin * 0.25;
  return v < line && v > line - 0.045 * lips ? skin + 0.32 : undefined;
}

/** An arch that begins over the inner corner of the eye and falls towards the temple. */
function browTone({ turn, brow, tone }: Traits, fu: number, v: number): number | undefined {
  for (const eye of [-1, 1]) {
    const out = (fu - turn * 0.9 - eye * 0.39) * eye;
    const middle = -0.315 + 1.1 * (out - 0.05) ** 2;
    const half = (0.036 - 0.06 * Math.max(0, out)) * brow;
    if (abs(out) < 0.23 && abs(v - middle) < half) return 0.62 + 0.36 * tone;
  }
  return undefined;
}

/** Lid, white, iris and the light in it. The lower lid is raised, as in a smile. */
function eyeTone({ turn, skin }: Traits, { fu, v, side }: HeadPoint): number | undefined {
  for (const eye of [-1, 1]) {
    const x = fu - turn * 0.9 - eye * 0.385;
    const y = v + 0.075;
    const open = 1 - (x / 0.175) ** 2;
    if (open <= 0) continue;
    const upper = -0.088 * open;
    if (y < upper && y > upper - 0.038) return 0.97;
    if (y < upper || y > 0.056 * open) continue;
    const isLit = abs(x - side * 0.032) < 0.027 && abs(y + 0.03) < 0.021;
    if (isLit) return 0;
    return Math.hypot(x, (y + 0.012) * 1.25) < 0.082 ? 0.98 : skin * 0.12;
  }
  return undefined;
}

/** Never darker than six in eight, and lit as the face is: a solid beard would be a mask. */
function withBeard(dark: number, { turn, tone }: Traits, { fu, v, x, y }: HeadPoint, light: number): number {
  const jaw = ramp(0.4, 0.56, v + 0.34 * abs(fu));
  const bare =
    spot(fu, v, turn * 1.1 - 0.3, 0.34, 0.2, 0.16) + spot(fu, v, turn * 1.1 + 0.3, 0.34, 0.2, 0.16);
  const cover = jaw * Math.max(0, 1 - 0.9 * bare);
  const strand = 0.09 * Math.sin(x * 75 + Math.sin(y * 21)) * Math.sin(y * 46);
  const hair = Math.min(0.8, 0.5 + tone * 0.38) - 0.16 * light + strand;
  return Math.min(0.85, dark + cover * (Math.max(hair, dark + 0.12) - dark));
}

/** Frames are dark and the glass inside them a shade lighter. */
function withGlasses(dark: number, fu: number, v: number, turn: number): number {
  let tone = dark;
  for (const eye of [-1, 1]) {
    const edge = abs((fu - (eye * 0.39 + turn * 0.9)) / 0.3) ** 2.4 + abs((v + 0.07) / 0.21) ** 2.4;
    if (edge < 1 && edge > 0.66) tone = 0.92;
    else if (edge <= 0.66) tone -= 0.05;
  }
  if (abs(fu - turn * 0.9) < 0.1 && abs(v + 0.12) < 0.024) tone = 0.92;
  if (abs(fu - turn * 0.9) > 0.69 && abs(v + 0.14) < 0.026) tone = 0.88;
  return tone;
}
