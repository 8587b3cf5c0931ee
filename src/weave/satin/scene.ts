import { FILM_COLOURS, type PictureColours, PORTRAIT_COLOURS, type WovenPicture } from './picture-file.ts';
import { sampleTones, weaveTones } from './satin.ts';
import type { ToneAt } from './shade.ts';

/** Threads across and down. */
export type PictureSize = { ends: number; picks: number };

/** Pale tones are woven paler still, or an empty ground would never look empty. */
const lift = (tone: number) => (tone < 0.15 ? tone * 0.42 : tone);

/** A picture of a scene given as tones: y runs from 0 to 1, x from 0 to the width in heights. */
export function weaveScene(
  toneAt: ToneAt,
  size: PictureSize,
  colours: PictureColours = PORTRAIT_COLOURS,
): WovenPicture {
  const { ends, picks } = size;
  const grid = sampleTones(ends, picks, (end, pick) => toneAt((end + 0.5) / picks, (pick + 0.5) / picks));
  return { ends, picks, colours, floats: weaveTones(grid, colours.ink, lift) };
}

/** The same in light threads on ink. */
export function weaveFilm(toneAt: ToneAt, size: PictureSize): WovenPicture {
  return weaveScene(toneAt, size, FILM_COLOURS);
}
