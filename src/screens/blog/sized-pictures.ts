import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Root } from 'hast';
import sharp from 'sharp';
import { elementsOf, mapElements } from '#article/map-elements.ts';
import { KEPT_FILES, keptFile } from '#components/picture/kept-files.ts';
import {
  FORM_WIDTHS,
  formsOf,
  MOST_PIXELS,
  photographName,
} from '#components/picture/picture-forms.ts';

const FOLDER = resolve('public/pictures');
const SIZES = '(max-width: 899px) calc(100vw - 40px), 760px';

interface PictureForm {
  /** Below `public/pictures`. */
  name: string;
  width: number;
}

/** A file that cannot be read is reported when it is saved, and hidden where it is shown. */
export async function pictureForms(folder = FOLDER) {
  const names = globSync('**/*', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => photographName(`/pictures/${path}`));
  const sizes = await Promise.all(
    names.map((name) => sizeOf(`/pictures/${encodeURI(name)}`, folder)),
  );
  return names
    .filter((_, index) => sizes[index])
    .flatMap((name) => FORM_WIDTHS.map((width) => ({ name, width })));
}

/** Upright, no larger than the photograph, without the camera's metadata. Kept between builds. */
export async function drawForm({ name, width }: PictureForm, folder = FOLDER, cache = KEPT_FILES) {
  const photograph = await readFile(join(folder, name));
  const form = { quality: 70 };
  const draw = () =>
    sharp(photograph, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: 'white' })
      .webp(form)
      .toBuffer();
  const inputs = [JSON.stringify({ ...sharp.versions, ...form, width }), photograph];
  return keptFile(inputs, draw, cache);
}

/**
 * Gives each picture its size, so that nothing moves when it arrives, and a photograph its forms.
 * One that is not there stays as it is: the page hides it.
 */
export async function withSizedPictures(text: Root, folder = FOLDER) {
  const sized = mapElements(text, (element) => element);
  for (const { tagName, properties } of elementsOf(sized)) {
    if (tagName !== 'img') continue;
    const address = String(properties['src']);
    const size = await sizeOf(address, folder);
    const forms = size && formsOf(address);
    Object.assign(properties, size, forms && { ...forms, sizes: SIZES });
  }
  return sized;
}

async function sizeOf(address: string, folder: string) {
  if (!address.startsWith('/pictures/')) return undefined;
  const file = join(folder, decodeURI(address.slice('/pictures/'.length)));
  const metadata = await sharp(file, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => undefined);
  return metadata && { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
}
