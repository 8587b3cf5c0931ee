/**
 * Turns any logo file into a shape of one colour: the drawing becomes white on black, for a mask that the page fills
 * with its ink. So logos of all companies have one visual weight, on paper and on dark ground.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { MOST_PIXELS } from './fit-picture.ts';

export interface LogoMask {
  png: Buffer;
  /** Size of the mask, in pixels. */
  width: number;
  height: number;
}

/** Four pixels of the file for one of the page. */
const MOST = { width: 800, height: 120 };
/** Darkness below which a pixel is ground. */
const GROUND = 0.1;
/** A drawing lighter than this on its transparent ground is taken by its outline. */
const FAINT = 0.25;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const cut = new Map<string, Promise<LogoMask>>();

/**
 * Makes the mask of each file once, because the modules that ask are reloaded with each change of the facts in development.
 * @throws when the file is no picture, or nothing is drawn in it
 */
export function logoMask(file: Buffer): Promise<LogoMask> {
  const digest = createHash('sha256').update(file).digest('base64');
  const mask = cut.get(digest) ?? cutMask(file);
  cut.set(digest, mask);
  return mask;
}

async function cutMask(file: Buffer): Promise<LogoMask> {
  const picture = sharp(file, { density: 300, limitInputPixels: MOST_PIXELS }).rotate();
  const { data, info } = await picture
    .resize({ width: MOST.width * 2, height: MOST.width * 2, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const ink = inkOf(pixels);
  const box = boxOf(ink, pixels);
  if (!box) throw new Error('Nothing is drawn in it.');
  const grey = sharp(Buffer.from(ink.map((value) => Math.round(value * 255))), {
    raw: { width: info.width, height: info.height, channels: 1 },
  });
  const { data: png, info: size } = await grey
    .extract(box)
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, colors: 32, palette: true })
    .toBuffer({ resolveWithObject: true });
  return { png, width: size.width, height: size.height };
}

/**
 * Strength of the drawing at each pixel, from 0 to 1: its darkness and opacity on a transparent ground, or else its contrast to
 * the colour of the corner.
 */
function inkOf(pixels: Pixels): Float32Array {
  const light = lightOf(pixels);
  const alpha = Float32Array.from(light, (_, pixel) => (pixels.data[pixel * 4 + 3] ?? 0) / 255);
  const isCutOut = alpha.some((value) => value < 0.9);
  const ground = light[0] ?? 1;
  const contrast = isCutOut
    ? light.map((value, pixel) => (1 - value) * (alpha[pixel] ?? 0))
    : light.map((value) => Math.abs(value - ground));
  const strongest = contrast.reduce((most, value) => Math.max(most, value), 0);
  if (isCutOut && strongest < FAINT) return alpha;
  // The exponent keeps the shape of a light colour next to a dark one.
  return contrast.map((value) => (strongest === 0 ? 0 : Math.min(1, (value / strongest) ** 0.6 * 1.12)));
}

function lightOf({ data, width, height }: Pixels): Float32Array {
  return Float32Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * 4;
    return (0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)) / 255;
  });
}

/** Bounding box of the drawing, without the ground around it. */
function boxOf(ink: Float32Array, { width, height }: Pixels) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  ink.forEach((value, pixel) => {
    if (value < GROUND) return;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
