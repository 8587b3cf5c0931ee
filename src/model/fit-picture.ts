/** How large and in which quality a photograph is published, whether the editor saved it or somebody put it into the folder. */
import type { Sharp } from 'sharp';

/** Twice the widest picture of an article. */
export const WIDEST = 2400;

/** A bomb of a file is refused before it is unpacked. */
export const MOST_PIXELS = 120_000_000;

/** No larger than `widest` either way, in the format of the file's ending. What the camera wrote into it is left out. */
export function fitPicture(picture: Sharp, ending: string, widest = WIDEST): Promise<Buffer> {
  const size = { width: widest, height: widest, fit: 'inside', withoutEnlargement: true } as const;
  return encode(picture.resize(size), ending.toLowerCase());
}

function encode(picture: Sharp, ending: string): Promise<Buffer> {
  if (ending === 'png') return picture.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
  if (ending === 'webp') return picture.webp({ quality: 82 }).toBuffer();
  if (ending === 'avif') return picture.avif({ quality: 60 }).toBuffer();
  if (ending === 'gif') return picture.gif().toBuffer();
  return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
