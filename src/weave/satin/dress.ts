import type { HeadPoint } from './head.ts';
import { ramp } from './light.ts';
import type { Traits } from './traits.ts';

const abs = Math.abs;

/** Height of the shoulder line at a point. */
function shoulder(x: number): number {
  return 0.44 + 0.34 * (abs(x) / 0.78) ** 2.6 - 0.12 * (1 - ramp(0, 0.3, abs(x)));
}

/** Half the width of the neck at a height. */
export function neckWidth({ w }: Traits, y: number): number {
  return w * 0.56 + 0.05 * ramp(0.25, 0.5, y);
}

/** Distance of a point below the rim of a round neckline. */
const belowRim = ({ x, y }: HeadPoint) => y - (0.42 + (0.1 - 0.9 * x * x));

function isRolled({ wear }: Traits, { x, y }: HeadPoint, neck: number): boolean {
  return wear === 'roll' && y > 0.25 - 0.25 * x * x * 4 && y < 0.6 && abs(x) < neck + 0.03;
}

function isBelowNeckline({ wear }: Traits, point: HeadPoint): boolean {
  if (wear === 'roll') return true;
  if (wear === 'vneck') return abs(point.x) > (0.8 - point.y) * 0.5;
  return belowRim(point) > 0;
}

/** Tone of the clothes at a point, or nothing where there are none. */
export function dressTone(traits: Traits, point: HeadPoint): number | undefined {
  const { x, y, side, lx, lz } = point;
  const line = shoulder(x);
  const rolled = isRolled(traits, point, neckWidth(traits, y));
  const isDressed = y > line - (traits.wear === 'blazer' ? 0.04 : 0) && isBelowNeckline(traits, point);
  if (!isDressed && !rolled) return undefined;
  const light = Math.max(0, (x / 0.85) * lx * 1.1 + 0.55 * lz);
  let tone = traits.cloth + 0.08 - 0.3 * light + 0.1 * ramp(0.6, 1, y);
  if (rolled) tone += 0.12 * Math.sin(x * 70) + (y < 0.3 ? -0.08 : 0);
  tone = CUTS[traits.wear]?.(tone, traits, point) ?? tone;
  return y < line + 0.035 ? tone - 0.14 * ramp(-0.2, 0.5, x * side) : tone;
}

type Cut = (tone: number, traits: Traits, point: HeadPoint) => number;

/** A seam is lighter than dark cloth and darker than light cloth. */
const seam = ({ cloth }: Traits, darkCloth: number, lightCloth: number) =>
  cloth > 0.5 ? darkCloth : lightCloth;

const rim: Cut = (tone, traits, point) =>
  belowRim(point) < 0.045 && abs(point.x) < 0.3 ? tone + seam(traits, -0.2, 0.25) : tone;

const collarless: Cut = (tone, traits, point) =>
  rim(tone, traits, point) + (abs(point.x) < 0.016 && point.y > 0.58 ? seam(traits, -0.25, 0.25) : 0);

/** Lapels, the shirt between them, and a line down the front. */
const blazer: Cut = (tone, traits, { x, y, side }) => {
  const lapel = abs(x) - (0.02 + (1.02 - y) * 0.34);
  let result = lapel < 0 ? 0.1 + (x * side < 0 ? 0.12 : 0) : tone;
  if (lapel > 0 && lapel < 0.02) result += seam(traits, -0.24, 0.26);
  if (lapel > 0.1 && lapel < 0.12 && y > 0.62) result += seam(traits, -0.16, 0.2);
  return result;
};

const shirt: Cut = (tone, { cloth }, { x, y }) => {
  const fold = abs(x) - (0.02 + Math.max(0, y - 0.44) * 0.9);
  const isCollar = y < 0.7 && abs(x) < 0.3 && y < 0.46 + 0.9 * abs(x) + 0.14 && y > 0.42;
  const base = isCollar ? cloth * 0.6 + 0.02 + (abs(fold) < 0.02 ? 0.34 : 0) : tone;
  return abs(x) < 0.012 && y > 0.6 ? base + 0.26 : base;
};

const CUTS: Partial<Record<Traits['wear'], Cut>> = { crew: rim, collarless, blazer, shirt };
