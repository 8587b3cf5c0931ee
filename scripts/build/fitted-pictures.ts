/**
 * Publishes the photographs that somebody put into `public/pictures` as the editor would have saved them, and gives pages
 * their sizes: a camera's file is thirty times larger than a page needs, and contains the place where it was taken. The files of
 * the project stay as they are.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import sharp from 'sharp';
import { fitPicture, MOST_PIXELS, WIDEST } from '#model/pictures/fit-picture.ts';
import { siteFiles } from './list-files.ts';

/** The forms of an article's photographs and the logos are made for their place already. */
const PHOTOGRAPH = /^pictures\/(?!sized\/|logos\/).*\.(jpe?g|png|webp|avif)$/i;
const IMAGE = /<img\b[^>]*?\bsrc="(\/pictures\/[^"]+)"[^>]*>/g;

/** Heavier than any picture that was made for a page. */
const HEAVY = 600_000;
/** Width for windows in which the larger picture is more than twice what is shown. */
const SMALL = 960;
/** Width of an article's text, in CSS pixels. */
const TEXT_WIDTH = 900;

interface Published {
  width: number;
  height: number;
  /** Address of a smaller copy, where the picture is large enough for one. */
  small?: string;
}

export function fittedPictures(): AstroIntegration {
  return {
    name: 'fitted-pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const siteDir = fileURLToPath(dir);
        const files = await siteFiles(siteDir);
        const published = new Map<string, Published>();
        for (const file of files.filter((name) => PHOTOGRAPH.test(name))) {
          const fitted = await publish(siteDir, file, logger);
          if (fitted) published.set(`/${file}`, fitted);
        }
        if (published.size === 0) return;
        for (const page of files.filter((name) => name.endsWith('.html')))
          await giveSizes(join(siteDir, page), published);
      },
    },
  };
}

async function publish(
  siteDir: string,
  file: string,
  logger: AstroIntegrationLogger,
): Promise<Published | undefined> {
  const path = join(siteDir, file);
  const before = await readFile(path);
  try {
    const picture = () => sharp(before, { limitInputPixels: MOST_PIXELS }).rotate();
    const { width, height, exif, orientation } = await picture().metadata();
    const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(file) ?? [];
    if (exif || before.length > HEAVY || Math.max(width, height) > WIDEST) {
      const after = await fitPicture(picture(), ending);
      await writeFile(path, after);
      logger.info(`public/${file}: ${kilobytes(before)} published as ${kilobytes(after)}.`);
    }
    // A photograph taken upright may be stored on its side, with its orientation in the metadata.
    const isTurned = (orientation ?? 1) >= 5;
    const size = inside(isTurned ? [height, width] : [width, height]);
    if (size.width <= SMALL) return size;
    await writeFile(join(siteDir, `${stem}-${SMALL}.${ending}`), await fitPicture(picture(), ending, SMALL));
    return { ...size, small: `/${stem}-${SMALL}.${ending}` };
  } catch (error) {
    logger.warn(`public/${file} cannot be read as a picture and is published as it is: ${String(error)}`);
    return undefined;
  }
}

function inside([width, height]: [number, number]): Published {
  const share = Math.min(1, WIDEST / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

async function giveSizes(path: string, published: ReadonlyMap<string, Published>) {
  const html = await readFile(path, 'utf8');
  const sized = html.replace(IMAGE, (tag, src: string) => {
    const picture = published.get(src);
    return picture ? tag.replace('<img', `<img${sizes(tag, src, picture)}`) : tag;
  });
  if (sized !== html) await writeFile(path, sized);
}

/** The attributes that an image lacks: its size where the text around it waits for it, and the choice of a smaller copy. */
function sizes(tag: string, src: string, picture: Published): string {
  const [, shown] = /\bwidth="(\d+)"/.exec(tag) ?? [];
  const size = shown ? '' : ` width="${picture.width}" height="${picture.height}"`;
  if (!picture.small || /\bsrcset=/i.test(tag)) return size;
  const choice = `${picture.small} ${smallWidth(picture)}w, ${src} ${picture.width}w`;
  return `${size} srcset="${choice}" sizes="min(100vw, ${shown ?? TEXT_WIDTH}px)"`;
}

/** The smaller copy is `SMALL` along its longer side. */
function smallWidth({ width, height }: Published): number {
  return Math.round(width * Math.min(1, SMALL / Math.max(width, height)));
}

function kilobytes(file: Buffer): string {
  return `${Math.ceil(file.length / 1000)} kB`;
}
