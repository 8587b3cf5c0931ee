/** Sets the size and quality of published photographs, whether the editor saved them or somebody put them into the folder. */
import type { Sharp } from 'sharp';

/** Twice the widest picture of an article. */
export const WIDEST = 2400;

/** The largest photographs of phones have 200 megapixels. A bomb of a file is refused before it is unpacked. */
export const MOST_PIXELS = 250_000_000;

/**
 * The same while somebody waits for the preview: of twenty megapixels in JPEG a quarter of the time, in AVIF a fiftieth.
 * The build makes the smaller files.
 */
export function fitPictureSoon(picture: Sharp, ending: string): Promise<Buffer> {
  const fitting = picture.resize(within(WIDEST));
  const format = ending.toLowerCase();
  if (format === 'png') return fitting.png({ compressionLevel: 6 }).toBuffer();
  if (format === 'webp') return fitting.webp({ quality: 85, effort: 0 }).toBuffer();
  if (format === 'avif') return fitting.avif({ quality: 65, effort: 0 }).toBuffer();
  return format === 'gif' ? fitting.gif().toBuffer() : fitting.jpeg({ quality: 86 }).toBuffer();
}

const within = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

/** No larger than `widest` either way, in the format of the file's ending. The camera's metadata is removed. */
export function fitPicture(picture: Sharp, ending: string, widest = WIDEST): Promise<Buffer> {
  return encode(picture.resize(within(widest)), ending.toLowerCase());
}

function encode(picture: Sharp, ending: string): Promise<Buffer> {
  if (ending === 'png') return picture.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
  if (ending === 'webp') return picture.webp({ quality: 82 }).toBuffer();
  if (ending === 'avif') return picture.avif({ quality: 60 }).toBuffer();
  if (ending === 'gif') return picture.gif().toBuffer();
  return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
