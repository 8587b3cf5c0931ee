import { dressTone, neckWidth } from './dress.ts';
import { earTone, faceTone, isFace, neckTone } from './face.ts';
import { COVERS_EARS, hairTone, isBackHair, isFrontLock, isTopHair } from './hair.ts';
import { type HeadPoint, headPoint } from './head.ts';
import { ramp } from './light.ts';
import type { Traits } from './traits.ts';

/** Parts of a picture, from back to front. An edge is drawn between parts of like tone. */
export const PART = { ground: 0, hair: 1, neck: 2, dress: 3, skin: 4 } as const;

/** The name of a design token. Pictures name their colours; the one who asks for the file knows the values. */
export type TokenName = `--${string}`;

/** A tone from 0 (bare ground) to 1 (solid ink), the part it belongs to, and a thread of its own if not ink. */
export type Tone = { tone: number; part: number; thread?: TokenName };

/** The tone of a picture at a point. */
export type ToneAt = (x: number, y: number) => Tone;

/** Grounds are plain shapes in one light tone, so that the figure always wins. */
const GROUND_TONE = 0.34;

function isGroundShaded({ ground }: Traits, { x, y, side }: HeadPoint): boolean {
  switch (ground) {
    case 'tone':
      return true;
    case 'split':
      return x * side > 0;
    case 'band':
      return y > -0.06;
    case 'arch':
      return y > -0.2 ? Math.abs(x) < 0.66 : Math.hypot(x, y + 0.2) < 0.66;
    default:
      return false;
  }
}

/** A bust lit from one side: the tone at x from -0.8 to 0.8 and y from -1 to 1, painted from back to front. */
export function shade(traits: Traits): ToneAt {
  return (x, y) => {
    const point = headPoint(traits, x, y);
    const layers = [ground, behind, neck, shawl, dress, locks, ears, face, over];
    let found: Tone = { tone: 0, part: PART.ground };
    for (const layer of layers) found = layer(traits, point) ?? found;
    return { ...found, tone: Math.max(0, Math.min(1, found.tone)) };
  };
}

type Layer = (traits: Traits, point: HeadPoint) => Tone | undefined;

const ground: Layer = (traits, point) => ({
  tone: isGroundShaded(traits, point) ? GROUND_TONE : 0,
  part: PART.ground,
});

const behind: Layer = (traits, point) =>
  isBackHair(traits, point)
    ? { tone: Math.min(0.97, hairTone(traits, point, point.u, point.v) + 0.12), part: PART.hair }
    : undefined;

const neck: Layer = (traits, point) => {
  const width = neckWidth(traits, point.y);
  if (point.y <= -0.05 || point.y >= 0.82 || Math.abs(point.x) >= width) return undefined;
  return { tone: neckTone(traits, point, width), part: PART.neck };
};

/** The ends of a headscarf, over the neck. */
const shawl: Layer = (traits, point) => {
  const { x, y, u, v } = point;
  if (traits.hair !== 'scarf' || y <= 0.06 || y >= 0.66) return undefined;
  if (Math.abs(x) >= traits.w * (1.06 + 0.5 * ramp(0.1, 0.6, y))) return undefined;
  return { tone: hairTone(traits, point, u * 0.8, v * 0.5) + 0.08, part: PART.hair };
};

const dress: Layer = (traits, point) => {
  const tone = dressTone(traits, point);
  return tone === undefined ? undefined : { tone, part: PART.dress };
};

const locks: Layer = (traits, point) =>
  isFrontLock(traits, point)
    ? { tone: hairTone(traits, point, point.u, point.v * 0.5) + 0.04, part: PART.hair }
    : undefined;

const ears: Layer = (traits, point) => {
  const tone = COVERS_EARS.has(traits.hair) ? undefined : earTone(traits, point);
  return tone === undefined ? undefined : { tone, part: PART.skin };
};

const face: Layer = (traits, point) =>
  isFace(point) ? { tone: faceTone(traits, point), part: PART.skin } : undefined;

const over: Layer = (traits, point) =>
  isTopHair(traits, point) ? { tone: hairTone(traits, point, point.u, point.v), part: PART.hair } : undefined;
