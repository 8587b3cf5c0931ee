/** Makes an uploaded picture fit for a page: right way up, no larger than any place on the site, without the camera's notes. */
import { basename } from 'node:path';
import sharp from 'sharp';
import { fitPictureSoon, MOST_PIXELS } from './fit-picture.ts';

/** Problems of a file, and the bytes to write. */
export interface Checked {
  problems: string[];
  content: Buffer;
}

const SMALLEST = 60;
/** A logo is shown 30 pixels high at most. */
const LOWEST_LOGO = 24;

export async function preparePicture(path: string, body: Buffer): Promise<Checked> {
  const refuse = (reason: string): Checked => ({ problems: [`${basename(path)} ${reason}`], content: body });
  if (/\.svg$/i.test(path)) return prepareDrawing(path, body);
  try {
    const picture = sharp(body, { limitInputPixels: MOST_PIXELS }).rotate();
    const { width = 0, height = 0 } = await picture.metadata();
    const least = path.includes('/logos/') ? LOWEST_LOGO : SMALLEST;
    if (width < least || height < least)
      return refuse(
        `is only ${width} by ${height} pixels: too small for any place on the site. Choose a larger one.`,
      );
    return { problems: [], content: await fitPictureSoon(picture, path.split('.').at(-1) ?? '') };
  } catch {
    return refuse('is not a picture this site can read. Save it as JPEG, PNG or WebP and choose that file.');
  }
}

/** A drawing is published as it is, so it may do nothing but be drawn. */
function prepareDrawing(path: string, body: Buffer): Checked {
  const text = body.toString('utf8');
  const isDrawing = /<svg[\s>]/.test(text);
  const acts = /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/i.test(text);
  if (isDrawing && !acts) return { problems: [], content: body };
  return {
    problems: [
      isDrawing
        ? `${basename(path)} holds a script, which no picture needs. Export the drawing again without it, or save it as PNG.`
        : `${basename(path)} is no SVG drawing. Export it again, or save it as PNG.`,
    ],
    content: body,
  };
}
