import { crown } from './hair.ts';
import { heightOf } from './head.ts';
import { PORTRAIT_COLOURS, type WovenPicture } from './picture-file.ts';
import { sampleTones, weaveTones, withDrawnEdges } from './satin.ts';
import { PART, shade } from './shade.ts';
import { type PortraitTraits, traits } from './traits.ts';

type Frame = {
  ends: number;
  /** Height over width. */
  ratio: number;
  zoom: number;
  /** Middle of the frame, in half frames of the bust. */
  middle: number;
  /** Leave the ground bare. */
  isFlat: boolean;
};

/** Share of a frame's height that stays free over the hair. */
const HEADROOM = 0.03;

/** Deepens the mid tones a little: satin prints lighter than its count of threads. */
const deepen = (tone: number) => tone ** 1.06;

function bust(
  name: string,
  chosen: PortraitTraits,
  { ends, ratio, zoom, middle, isFlat }: Frame,
): WovenPicture {
  const picks = Math.round(ends * ratio);
  const person = traits(name, chosen);
  const toneAt = shade(person);
  const foot = middle + (0.8 / zoom) * ratio;
  // High hair moves the frame's top up and its sides out, so that it is never cut.
  const height = Math.max((1.6 / zoom) * ratio, (heightOf(person, crown(person)) + foot) / (1 - HEADROOM));
  const width = height / ratio;
  const grid = sampleTones(ends, picks, (end, pick) => {
    const tone = toneAt(((end + 0.5) / ends - 0.5) * width, foot + ((pick + 0.5) / picks - 1) * height);
    return isFlat && tone.part === PART.ground ? { ...tone, tone: 0 } : tone;
  });
  const floats = weaveTones(withDrawnEdges(grid), PORTRAIT_COLOURS.ink, deepen);
  return { ends, picks, colours: PORTRAIT_COLOURS, floats };
}

/** A bust, 4 to 5. One thread should be about 2.8 px on the page: 152 ends for a founder, 110 for a member. */
export function portrait(name: string, chosen: PortraitTraits = {}, ends = 110): WovenPicture {
  return bust(name, chosen, { ends, ratio: 1.25, zoom: 1.17, middle: -0.06, isFlat: false });
}

/** Head and collar only, one thread for each of `size` pixels across. */
export function avatar(name: string, chosen: PortraitTraits = {}, size = 72): WovenPicture {
  return bust(name, chosen, {
    ends: size,
    ratio: 1.15,
    zoom: size <= 48 ? 1.75 : 1.6,
    middle: -0.14,
    isFlat: true,
  });
}
