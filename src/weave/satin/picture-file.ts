import { escapedXml } from '#model/xml.ts';
import type { Floats } from './satin.ts';
import type { TokenName } from './shade.ts';

/** Colours the scene itself does not set: the thread of most floats, the ground and the bare warp on it. */
export type PictureColours = { ink: TokenName; ground: TokenName; warp: TokenName };

/** A woven picture: so many threads, in these colours. */
export type WovenPicture = {
  ends: number;
  picks: number;
  colours: PictureColours;
  floats: readonly Floats[];
};

/** The same in both themes, so that a face is never a negative. */
export const PORTRAIT_COLOURS: PictureColours = {
  ink: '--portrait-ink',
  ground: '--portrait-ground',
  warp: '--portrait-warp',
};

/** Light threads on ink. */
export const FILM_COLOURS: PictureColours = {
  ink: '--film-ink',
  ground: '--film-ground',
  warp: '--film-warp',
};

/** The side of a picture that stays when a narrow box cuts it: the middle, or the left. */
export type Anchor = 'xMid' | 'xMin';

/**
 * Makes a complete SVG file of the picture. The warp is one thick line dashed into threads. Inside an `img` the page's
 * custom properties do not reach, so all colours are written out. It has a view box and no size: it fills the box the
 * page gives it, cut rather than stretched.
 */
export function pictureFile(
  { ends, picks, colours, floats }: WovenPicture,
  label: string,
  token: (name: TokenName) => string,
  anchor: Anchor = 'xMid',
): string {
  const middle = picks / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ends} ${picks}" preserveAspectRatio="${anchor}YMid slice" fill="none">`,
    `<title>${escapedXml(label)}</title>`,
    `<path fill="${token(colours.ground)}" d="M0 0h${ends}v${picks}H0"/>`,
    `<path stroke="${token(colours.warp)}" stroke-width="${picks}" stroke-dasharray=".22 .78" d="M.39 ${middle}H${ends}"/>`,
    ...floats.map(({ thread, d }) => `<path stroke="${token(thread)}" stroke-width=".8" d="${d}"/>`),
    '</svg>\n',
  ].join('');
}
