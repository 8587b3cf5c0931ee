/** Makes the forms of the photographs in `public/pictures`, and puts them into a text. */
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import sharp, { type Sharp } from 'sharp';
import { visit } from 'unist-util-visit';
import { mapElements } from '#article/map-elements.ts';
import { MOST_PIXELS } from './fit-picture.ts';
import { lightEnough } from './light-enough.ts';
import {
  COVER_SIZES,
  type CoverPlace,
  coverForms,
  type FormType,
  HAS_FORMS,
  PLAIN_WIDTH,
  photographName,
  sourcesOf,
  TEXT_WIDTHS,
} from './picture-forms.ts';

const FOLDER = resolve('public/pictures');
const CACHE = resolve('node_modules/.cache/sized-pictures');
/** An article's column, by which a browser chooses. */
const SIZES = '(max-width: 899px) calc(100vw - 40px), 760px';

export interface PictureForm {
  /** Below `public/pictures`. */
  name: string;
  size: string;
  type: FormType;
}

/**
 * Every form there is to publish.
 * @param covers addresses of the articles' pictures
 */
export async function pictureForms(covers: readonly string[], folder = FOLDER): Promise<PictureForm[]> {
  const names = await photographs(folder);
  const inText = names.flatMap((name) => [
    ...TEXT_WIDTHS.flatMap((width) => formsOf(name, String(width))),
    { name, size: String(PLAIN_WIDTH), type: 'jpeg' as const },
  ]);
  const asCovers = names
    .filter((name) => covers.includes(`/pictures/${name}`))
    .flatMap((name) =>
      (Object.keys(COVER_SIZES) as CoverPlace[]).flatMap((place) => {
        const [once, twice] = coverForms(place);
        return [...formsOf(name, once), ...formsOf(name, twice), { name, size: once, type: 'jpeg' as const }];
      }),
    );
  return [...inText, ...asCovers];
}

/** Lists the files that can be read: an unreadable one is reported when it is published, and hidden where it is shown. */
async function photographs(folder: string): Promise<string[]> {
  const found = globSync('**/*', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => photographName(`/pictures/${path}`));
  const sizes = await Promise.all(found.map((name) => sizeOf(`/pictures/${encodeURI(name)}`, folder)));
  return found.filter((_, index) => sizes[index]);
}

const formsOf = (name: string, size: string): PictureForm[] => [
  { name, size, type: 'avif' },
  { name, size, type: 'webp' },
];

/** Makes the bytes of a form: upright, no larger than the photograph, without the camera's metadata. Kept between builds. */
export async function drawForm(
  { name, size, type }: PictureForm,
  folder = FOLDER,
  cache = CACHE,
): Promise<Buffer> {
  const photograph = await readFile(join(folder, name));
  const digest = createHash('sha256')
    .update(photograph)
    .update(JSON.stringify([size, type, QUALITIES[type], DENSEST]))
    .digest('hex')
    .slice(0, 32);
  const kept = join(cache, `${digest}.${type}`);
  if (existsSync(kept)) return readFile(kept);
  const [width, height] = size.split('x').map(Number);
  const isCover = height !== undefined;
  const picture = sharp(photograph, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({
      width,
      height,
      fit: isCover ? 'cover' : 'inside',
      withoutEnlargement: !isCover,
    })
    .flatten({ background: 'white' });
  const most = isCover ? Math.max(SMALL, (width ?? 0) * height * DENSEST) : Number.POSITIVE_INFINITY;
  const bytes = await lightEnough<number>(QUALITIES[type], most, (quality) =>
    inFormat(picture.clone(), type, quality).toBuffer(),
  );
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(kept, bytes);
  return bytes;
}

/** The best first. Another is tried where a cover is heavy, as with much grain. */
const QUALITIES = { avif: [55, 42, 32, 24], webp: [80, 64, 48], jpeg: [80, 64, 48] } as const;
/** Bytes for each pixel of a cover, which everybody waits for who opens the article: 38 kB at its head. */
const DENSEST = 0.045;
/** Bytes up to which a file is light, whatever it shows. */
const SMALL = 8_000;

function inFormat(picture: Sharp, type: FormType, quality: number): Sharp {
  if (type === 'avif') return picture.avif({ quality, effort: 4 });
  return type === 'webp' ? picture.webp({ quality }) : picture.jpeg({ quality, mozjpeg: true });
}

/**
 * Gives each picture of a text its size, so that nothing moves when it arrives, and a photograph its forms. A picture
 * that is not there stays as it is: the page hides it.
 */
export async function withSizedPictures(text: Root, folder = FOLDER): Promise<Root> {
  const sizes = new Map<string, { width: number; height: number }>();
  const addresses = new Set<string>();
  visit(text, 'element', ({ tagName, properties }: Element) => {
    if (tagName === 'img') addresses.add(String(properties['src']));
  });
  for (const address of addresses) {
    const size = await sizeOf(address, folder);
    if (size) sizes.set(address, size);
  }
  if (sizes.size === 0) return text;
  return mapElements(text, (element) => {
    const size = element.tagName === 'img' ? sizes.get(String(element.properties['src'])) : undefined;
    return size ? sizedPicture(element, size) : element;
  });
}

async function sizeOf(address: string, folder: string) {
  const file = address.startsWith('/pictures/')
    ? join(folder, decodeURI(address.slice('/pictures/'.length)))
    : '';
  if (!existsSync(file)) return undefined;
  try {
    const { autoOrient } = await sharp(file, { limitInputPixels: MOST_PIXELS }).metadata();
    return autoOrient;
  } catch {
    return undefined;
  }
}

function sizedPicture(image: Element, { width, height }: { width: number; height: number }): Element {
  const name = photographName(String(image.properties['src']));
  const sized = { ...image, properties: { ...image.properties, width, height } };
  if (name === undefined || !HAS_FORMS) return sized;
  const widths = TEXT_WIDTHS.filter((each, index) => index === 0 || each <= width);
  const { sources, src } = sourcesOf(
    name,
    widths.map((each) => ({ size: String(each), by: `${Math.min(each, width)}w` })),
    String(PLAIN_WIDTH),
  );
  return h('picture', [
    ...sources.map(({ type, srcSet }) => h('source', { type, srcSet, sizes: SIZES })),
    { ...sized, properties: { ...sized.properties, src } },
  ]);
}
