import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { MOST_PIXELS } from '#components/picture/picture-forms.ts';

export interface Checked {
  problems: string[];
  content: Buffer;
}

/** Twice the widest picture of an article. */
const WIDEST = 2400;
const SMALLEST = 60;
/** A logo is shown 30 pixels high at most. */
const LOWEST_LOGO = 24;

/** Quick rather than small: somebody waits for the preview, and the build makes smaller files. */
const FORMATS = {
  png: { compressionLevel: 6 },
  webp: { quality: 85, effort: 0 },
  avif: { quality: 65, effort: 0 },
  gif: {},
  jpeg: { quality: 86 },
} as const;
const isFormat = (ending: string): ending is keyof typeof FORMATS => ending in FORMATS;

export async function preparePicture(path: string, body: Buffer): Promise<Checked> {
  const refuse = (reason: string): Checked => ({
    problems: [`${basename(path)} ${reason}`],
    content: body,
  });
  const ending = extname(path).slice(1).toLowerCase();
  if (ending === 'svg') {
    // A drawing is published as it is, so it may do nothing but be drawn.
    const text = body.toString('utf8');
    if (!/<svg[\s>]/.test(text))
      return refuse('is no SVG drawing. Export it again, or save it as PNG.');
    if (/<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/i.test(text))
      return refuse(
        'holds a script, which no picture needs. Export the drawing again without it, or save it as PNG.',
      );
    if (path.includes('/logos/') && /<text[\s>]/.test(text))
      return refuse(
        'has letters as text, which each computer draws in a face of its own. Turn text into outlines, and export it again.',
      );
    return { problems: [], content: body };
  }
  try {
    const picture = sharp(body, { limitInputPixels: MOST_PIXELS }).rotate();
    const { width = 0, height = 0, pages = 1, format: written } = await picture.metadata();
    if (pages > 1 && ['gif', 'webp'].includes(written))
      return refuse(
        'moves, and a picture on this site stands still. Save one of its frames as PNG, or export it as a film (MP4).',
      );
    if (Math.min(width, height) < (path.includes('/logos/') ? LOWEST_LOGO : SMALLEST))
      return refuse(
        `is only ${width} by ${height} pixels: too small for any place on the site. Choose a larger one.`,
      );
    const format = isFormat(ending) ? ending : 'jpeg';
    const fitting = picture.resize({
      width: WIDEST,
      height: WIDEST,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return { problems: [], content: await fitting.toFormat(format, FORMATS[format]).toBuffer() };
  } catch {
    return refuse(
      'is not a picture this site can read. Save it as JPEG, PNG or WebP and choose that file.',
    );
  }
}
