/**
 * The site's icon in every form that browsers, home screens and results ask for: the company's own, or the woven mark,
 * drawn for small sizes on a grid of 16 so that each bar ends on whole pixels.
 */
import sharp from 'sharp';
import { tokenReader } from '#styles/design-tokens.ts';
import tokens from '#styles/tokens.css?raw';
import { icoFile } from './ico-file.ts';
import { ownFaviconSvg, ownPng, ownTile } from './own-icon.ts';

const token = tokenReader(tokens);

/** x, y, width, height. The first is the coloured one. */
const BARS = [
  [0, 3, 9, 3],
  [3, 0, 3, 2],
  [3, 7, 3, 9],
  [10, 0, 3, 9],
  [10, 14, 3, 2],
  [7, 10, 9, 3],
] as const;
const GRID = 16;

/** Icons on paper, by edge in pixels. Their mark lies within the circle that a mask may cut (W3C, "maskable"). */
export const TILE_SIZES = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const;
export type TileName = keyof typeof TILE_SIZES;

/** Share of a tile's edge that the mark takes: its farthest corner is 9.43 of 16 from the centre, the circle 40 %. */
const TILE_SHARE = 0.66;

const FAVICON_SIZES = [16, 32, 48];

/**
 * The mark alone; its ink turns light where the browser's own bars are dark.
 * @param icon the company's own, in place of the mark
 */
export async function faviconSvg(icon?: Buffer): Promise<string> {
  if (icon) return ownFaviconSvg(icon);
  const scheme = `<style>.a{fill:${token('--color-ink')}}@media(prefers-color-scheme:dark){.a{fill:${token('--color-paper')}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" shape-rendering="crispEdges">${scheme}${bars(1, 0, 'class="a"')}</svg>\n`;
}

/** The same for browsers and programs that ask for `/favicon.ico` without looking at the page. */
export async function faviconIco(icon?: Buffer): Promise<Buffer> {
  const images = FAVICON_SIZES.map(async (size) => ({
    size,
    png: await (icon ? ownPng(icon, size) : png(size, size / GRID)),
  }));
  return icoFile(await Promise.all(images));
}

/** The mark on paper, as a PNG. */
export function tile(name: TileName, icon?: Buffer): Promise<Buffer> {
  const size = TILE_SIZES[name];
  if (icon) return ownTile(icon, size, token('--color-paper'));
  return png(size, Math.round((size * TILE_SHARE) / GRID), token('--color-paper'));
}

function png(size: number, unit: number, ground?: string): Promise<Buffer> {
  const offset = (size - unit * GRID) / 2;
  const sheet = ground ? `<path fill="${ground}" d="M0 0h${size}v${size}H0z"/>` : '';
  const ink = `fill="${token('--color-ink')}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" shape-rendering="crispEdges">${sheet}${bars(unit, offset, ink)}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();
}

/** @param ink attribute that gives all bars but the coloured one their ink */
function bars(unit: number, offset: number, ink: string): string {
  const [coloured, ...others] = BARS.map(([x, y, width, height]) => {
    return `M${offset + x * unit} ${offset + y * unit}h${width * unit}v${height * unit}h${-width * unit}z`;
  });
  return `<path fill="${token('--color-voice')}" d="${coloured}"/><path ${ink} d="${others.join('')}"/>`;
}
