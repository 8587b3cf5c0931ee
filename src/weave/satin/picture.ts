import type { Floats } from './satin.ts';

/** A woven picture: so many threads, on a ground, over a bare warp. */
export type WovenPicture = {
  ends: number;
  picks: number;
  ground: string;
  warp: string;
  floats: readonly Floats[];
};

/** Fixed tones of woven pictures, so that a face is never a negative in the dark theme. */
export const PORTRAIT_TONES = { ink: '#16150F', ground: '#E4E0D5', warp: '#C2BCAC' } as const;

/** Tones of a film frame: light threads on ink. */
export const FILM_TONES = { ink: '#ECE9E0', ground: '#16150F', warp: '#45423A', dim: '#8A8577' } as const;

/** The side of a picture that stays when a narrow box cuts it: the middle, or the left. */
export type Anchor = 'xMid' | 'xMin';

/**
 * The picture as a file that stands alone. The warp is one thick line dashed into threads. Inside an `img` the page's
 * custom properties do not reach, so all colours are written out. It has a view box and no size: it fills the box the
 * page gives it, cut rather than stretched.
 */
export function pictureFile(picture: WovenPicture, label: string, anchor: Anchor = 'xMid'): string {
  const { ends, picks, ground, warp, floats } = picture;
  const middle = picks / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ends} ${picks}" preserveAspectRatio="${anchor}YMid slice" fill="none">`,
    `<title>${escapeText(label)}</title>`,
    `<path fill="${ground}" d="M0 0h${ends}v${picks}H0"/>`,
    `<path stroke="${warp}" stroke-width="${picks}" stroke-dasharray=".22 .78" d="M.39 ${middle}H${ends}"/>`,
    ...floats.map(({ thread, d }) => `<path stroke="${thread}" stroke-width=".8" d="${d}"/>`),
    '</svg>\n',
  ].join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
