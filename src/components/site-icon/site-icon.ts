import sharp from 'sharp';
import { token } from '#styles/design-tokens.ts';

const PAPER = token('--color-paper');

const BARS = [
  'M0 3h9v3H0z',
  'M3 0h3v2H3zm0 7h3v9H3zM10 0h3v9h-3zm0 14h3v2h-3zM7 10h9v3H7z',
] as const;

/** Within the circle that a mask may cut: the mark's farthest corner is 9.43 of 16 from the center; the circle takes 80 % of an edge. */
const TILE_SHARE = { mark: 0.66, square: 0.56 };

const FAVICON = 32;

const TAB = 96;

const svg = (content: string, size = 16) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${content}</svg>\n`;

const mark = (ink: string) =>
  `<path fill="${token('--color-voice')}" d="${BARS[0]}"/><path ${ink} d="${BARS[1]}"/>`;

function square(icon: Buffer | undefined, size: number) {
  const drawing = icon ?? Buffer.from(svg(mark(`fill="${token('--color-ink')}"`)));
  return sharp(drawing, { density: icon ? 300 : 72 * (size / 16) })
    .rotate()
    .resize({ width: size, height: size, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}

/** The ink of the mark turns light where the browser's own bars are dark. */
export async function faviconSvg(icon?: Buffer) {
  const scheme = `<style>.a{fill:${token('--color-ink')}}@media(prefers-color-scheme:dark){.a{fill:${PAPER}}}</style>`;
  if (!icon) return svg(scheme + mark('class="a"'));
  if ((await sharp(icon).metadata()).format === 'svg') return icon.toString('utf8');
  const picture = (await square(icon, TAB)).toString('base64');
  return svg(
    `<image width="${TAB}" height="${TAB}" href="data:image/png;base64,${picture}"/>`,
    TAB,
  );
}

/** A PNG under the name that programs ask for: they go by a picture's bytes. */
export const faviconIco = (icon?: Buffer) => square(icon, FAVICON);

/** A PNG on paper; an icon with a ground of its own fills it. */
export async function tile(size: number, icon?: Buffer) {
  if (icon && (await sharp(icon).stats()).isOpaque)
    return sharp(icon)
      .rotate()
      .resize({ width: size, height: size, fit: 'cover' })
      .png()
      .toBuffer();
  // The mark's bars end on whole pixels.
  const edge = icon
    ? Math.round(size * TILE_SHARE.square)
    : 16 * Math.round((size * TILE_SHARE.mark) / 16);
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: await square(icon, edge) }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}
