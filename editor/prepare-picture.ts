import { basename, extname } from 'node:path';
import { ParseOption, XmlDocument, type XmlElement } from 'libxml2-wasm';
import sharp from 'sharp';
import { MOST_PIXELS } from '#components/picture/picture-forms.ts';

export interface Checked {
  problems: string[];
  /** What a writer wants to know although the file is saved. */
  told?: string | undefined;
  content: Buffer;
}

/** Twice the widest picture of an article. */
const WIDEST = 2400;
const SMALLEST = 60;
/** A logo is shown 30 pixels high at most. */
const LOWEST_LOGO = 24;

/** Quick rather than small: somebody waits for the preview. */
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
    const problem = drawingProblem(body, path.includes('/logos/'));
    return problem ? refuse(problem) : { problems: [], content: body };
  }
  const format = ending === 'jpg' ? 'jpeg' : ending;
  if (!isFormat(format))
    return refuse(
      'would be shown by few browsers. Save it as JPEG, PNG or WebP and choose that file.',
    );
  try {
    const picture = sharp(body, { limitInputPixels: MOST_PIXELS }).rotate();
    const { width = 0, height = 0, pages = 1, format: written } = await picture.metadata();
    if (pages > 1 && ['gif', 'webp'].includes(written))
      return refuse(
        'moves, and a picture on this site stands still. Save one of its frames as PNG, or export it as a film (MP4).',
      );
    const shown = Math.min(width, height) * Math.min(1, WIDEST / Math.max(width, height));
    if (shown < (path.includes('/logos/') ? LOWEST_LOGO : SMALLEST))
      return refuse(
        `is only ${width} by ${height} pixels: too small for any place on the site. Choose a larger one.`,
      );
    const fitting = picture.resize({
      width: WIDEST,
      height: WIDEST,
      fit: 'inside',
      withoutEnlargement: true,
    });
    // What is transparent would be black in a JPEG, whatever the file was before.
    const solid = format === 'jpeg' ? fitting.flatten({ background: '#fff' }) : fitting;
    return { problems: [], content: await solid.toFormat(format, FORMATS[format]).toBuffer() };
  } catch {
    return refuse(
      'is not a picture this site can read. Save it as JPEG, PNG or WebP and choose that file.',
    );
  }
}

/** Without it a browser draws nothing. */
const SVG = 'http://www.w3.org/2000/svg';
const EXPANDED = ParseOption.XML_PARSE_NOENT | ParseOption.XML_PARSE_NO_XXE;

/** A drawing is published as it is, so it may do nothing but be drawn, in any spelling of XML. */
function drawingProblem(body: Buffer, isLogo: boolean) {
  let drawing: XmlDocument;
  try {
    drawing = XmlDocument.fromBuffer(body, { option: EXPANDED });
    if (drawing.root.name !== 'svg' || drawing.root.namespaceUri !== SVG)
      throw new Error('Another kind of XML.');
  } catch {
    return 'is no whole SVG drawing. Export it again, or save it as PNG.';
  }
  using parsed = drawing;
  const elements = parsed.root.find('//*') as XmlElement[];
  const has = (...names: string[]) => elements.some(({ name }) => names.includes(name));
  const runs = ({ name, value }: { name: string; value: string }) =>
    /^on/i.test(name) || /(^|;)javascript:/i.test(value.replace(/[\p{Cc}\s]/gu, ''));
  if (has('script', 'foreignObject') || elements.some(({ attrs }) => attrs.some(runs)))
    return 'holds a script, which no picture needs. Export the drawing again without it, or save it as PNG.';
  const isElsewhere = ({ name, attrs }: XmlElement) =>
    /^(image|use)$/.test(name) &&
    attrs.some(({ name, value }) => name === 'href' && !/^(#|data:)/.test(value.trim()));
  if (elements.some(isElsewhere))
    return 'links a file that is not in it, and would have a hole there. Embed it, and export the drawing again.';
  if (isLogo && has('text'))
    return 'has letters as text, which each computer draws in a face of its own. Turn text into outlines, and export it again.';
  return undefined;
}
