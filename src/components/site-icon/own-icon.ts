/** A company's own icon, from a file of any usual kind, in the forms that browsers and home screens ask for. */
import sharp from 'sharp';

/** The square of this share of the edge lies within the circle that a mask may cut (W3C, "maskable"). */
const TILE_SHARE = 0.56;
/** Pixels of a tab's icon on the sharpest screens. */
const TAB = 96;

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** @returns a drawing as it is, and any other picture within a drawing */
export async function ownFaviconSvg(icon: Buffer): Promise<string> {
  if ((await sharp(icon).metadata()).format === 'svg') return icon.toString('utf8');
  const picture = (await ownPng(icon, TAB)).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TAB} ${TAB}"><image width="${TAB}" height="${TAB}" href="data:image/png;base64,${picture}"/></svg>\n`;
}

/** The whole icon in a square, with nothing behind it. */
export function ownPng(icon: Buffer, size: number): Promise<Buffer> {
  return sharp(icon, { density: 300 })
    .rotate()
    .resize({ width: size, height: size, fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
}

/** Icon on paper; an icon with a ground of its own fills the square. */
export async function ownTile(icon: Buffer, size: number, paper: string): Promise<Buffer> {
  if ((await sharp(icon).stats()).isOpaque)
    return sharp(icon).rotate().resize({ width: size, height: size, fit: 'cover' }).png().toBuffer();
  const input = await ownPng(icon, Math.round(size * TILE_SHARE));
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input }])
    .png()
    .toBuffer();
}
