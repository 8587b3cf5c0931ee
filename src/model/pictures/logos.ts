/**
 * Logos as their owners keep them, of the company and of its clients, ready for a page. A file that cannot be used is
 * reported: the company has the woven mark instead, and a client's name is set in type.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';
import { clients } from '../facts/home.ts';
import { type Company, site } from '../facts/site.ts';
import { personSlug } from '../person-slug.ts';
import { MOST_PIXELS } from './picture-forms.ts';

const LOGO_FOLDER = 'content/data/logos';

function tellOwner(message: string) {
  // biome-ignore lint/suspicious/noConsole: who keeps the logos has only the build's output to learn it from.
  console.warn(`[logos] ${message}`);
}

/**
 * Reads a logo and uses it.
 * @param address as the editor writes it: `/logos/acme.svg`
 * @param tell called with the file and the reason when it cannot be used, each as part of a sentence
 */
async function used<Result>(
  address: string | undefined,
  folder: string,
  use: (file: Buffer) => Promise<Result>,
  tell: (file: string, reason: string) => void,
): Promise<Result | undefined> {
  if (!address) return undefined;
  const name = basename(address);
  try {
    return await use(await readFile(join(folder, name)));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'it is not there' : message.replace(/\.?(\n[\s\S]*)?$/, '');
    tell(`${LOGO_FOLDER}/${name}`, reason);
    return undefined;
  }
}

export interface LogoMask {
  png: Buffer;
  /** Size of the mask, in pixels. */
  width: number;
  height: number;
}

/** Four pixels of the file for one of the page. */
const MOST = { width: 800, height: 120 };
/** Of 255: a drawing lighter than this on its transparent ground is taken by its outline. */
const FAINT = 64;
/** Of 255: darkness below which a pixel is ground. */
const GROUND = 26;

const cut = new Map<string, Promise<LogoMask>>();

/**
 * Turns any logo file into a shape of one colour: the drawing becomes white on black, for a mask that the page fills
 * with its ink. So logos of all companies have one visual weight, on paper and on dark ground. Made once for each file,
 * because this module is reloaded with each change of the facts in development.
 * @throws when the file is no picture, or nothing is drawn in it
 */
export function logoMask(file: Buffer): Promise<LogoMask> {
  const digest = createHash('sha256').update(file).digest('base64');
  const mask = cut.get(digest) ?? cutMask(file);
  cut.set(digest, mask);
  return mask;
}

async function cutMask(file: Buffer): Promise<LogoMask> {
  const edge = MOST.width * 2;
  const picture = await sharp(file, { density: 300, limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { isOpaque } = await sharp(picture).stats();
  const [red = 0, green = 0, blue = 0] = await sharp(picture).removeAlpha().raw().toBuffer();
  const background = isOpaque ? { r: red, g: green, b: blue } : 'white';
  const ground = { create: { width: 1, height: 1, channels: 3 as const, background } };
  const contrast = await sharp(picture)
    .flatten({ background: 'white' })
    .composite([{ input: ground, tile: true, blend: 'difference' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  let ink = await sharp(contrast).removeAlpha().greyscale().png({ compressionLevel: 1 }).toBuffer();
  let strongest = (await sharp(ink).stats()).channels[0]?.max ?? 0;
  if (!isOpaque && strongest < FAINT) {
    ink = await sharp(picture).extractChannel('alpha').png().toBuffer();
    strongest = (await sharp(ink).stats()).channels[0]?.max ?? 0;
  }
  if (strongest < GROUND) throw new Error('Nothing is drawn in it.');
  // The exponent keeps the shape of a light colour next to a dark one.
  const shape = await sharp(ink)
    .gamma(1, 1 / 0.6)
    .linear(1.12 * (255 / strongest) ** 0.6, 0)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data: png, info } = await sharp(shape)
    .trim({ background: 'black', threshold: GROUND })
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, colors: 32, palette: true })
    .toBuffer({ resolveWithObject: true });
  return { png, width: info.width, height: info.height };
}

export interface ClientLogo {
  /** Address of the mask, from the root of the site. */
  address: string;
  /** Width on the page, in CSS pixels. */
  width: number;
  height: number;
  png: Buffer;
}

/** Every logo covers about this area, so that none is louder than the others: 116 by 22 pixels, for a wordmark. */
const AREA = 2550;
const HEIGHTS = { least: 14, most: 30 };
const WIDEST = 190;

/** The size at which a logo of these proportions has the weight of the others. */
export function logoSize(width: number, height: number): { width: number; height: number } {
  const ratio = width / height;
  const fitting = Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, Math.sqrt(AREA / ratio)));
  const high = Math.min(fitting, WIDEST / ratio);
  return { width: Math.round(high * ratio), height: Math.round(high) };
}

/** @param tell called for a file that cannot be used, in the words of its owner */
export async function loadClientLogos(
  owners: readonly { name: string; logo?: string | undefined }[],
  folder = resolve(LOGO_FOLDER),
  tell = tellOwner,
): Promise<Map<string, ClientLogo>> {
  const found = owners.map(async ({ name, logo }) => {
    const mask = await used(logo, folder, logoMask, (file, reason) =>
      tell(
        `content/data/clients.yaml, "${name}": the logo ${file} cannot be used (${reason}). The name is set in type instead. Upload it again as SVG, PNG or WebP, dark on a clear or white ground.`,
      ),
    );
    const address = `/pictures/logos/${personSlug(name)}.png`;
    return mask ? [[name, { address, png: mask.png, ...logoSize(mask.width, mask.height) }] as const] : [];
  });
  return new Map((await Promise.all(found)).flat());
}

/** One of the company's files on the site. */
export interface LogoFile {
  /** Address from the root of the site. */
  address: string;
  type: string;
  bytes: Buffer;
  /** Width for one of height. */
  ratio: number;
}

export interface CompanyLogo {
  /** Logo in its own colors, for paper. */
  onPaper: LogoFile;
  /** Logo in its own colors, for dark ground. */
  onDark?: LogoFile;
  /** White on black, for a mask: on dark ground the logo is filled with the color of the text where it has no file for it. */
  shape: LogoFile;
  /** True when the logo contains the company's name, which is then not set next to it. */
  saysName: boolean;
}

/** Three pixels of a file for one of the page. */
const HIGHEST = 144;

/**
 * @param tell called for a file that cannot be used, in the words of its owner
 * @returns the logo, and the icon, square or not, for tabs and home screens
 */
export async function loadCompanyPictures(
  {
    logo,
    logoOnDark,
    logoSaysName = false,
    icon,
  }: Pick<Company, 'logo' | 'logoOnDark' | 'logoSaysName' | 'icon'>,
  folder = resolve(LOGO_FOLDER),
  tell = tellOwner,
): Promise<{ logo?: CompanyLogo; icon?: Buffer }> {
  const read = <Result>(address: string | undefined, use: (file: Buffer) => Promise<Result>) =>
    used(address, folder, use, (file, reason) =>
      tell(
        `content/data/site.yaml: the picture ${file} cannot be used (${reason}). The site goes on without it. Upload it again as SVG, PNG or WebP, on a clear ground.`,
      ),
    );
  const onPaper = await read(logo, (file) => published('company-logo', file));
  const shape = onPaper && (await read(logo, shapeOf));
  const onDark = await read(logoOnDark, (file) => published('company-logo-on-dark', file));
  const sign = await read(icon ?? logo, async (file) => {
    await sharp(file).metadata();
    return file;
  });
  return {
    ...(onPaper && shape && { logo: { onPaper, shape, ...(onDark && { onDark }), saysName: logoSaysName } }),
    ...(sign && { icon: sign }),
  };
}

/** A drawing as it is; a picture without its empty margins, in the size that the sharpest screens need. */
async function published(name: string, bytes: Buffer): Promise<LogoFile> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format === 'svg')
    return { address: `/assets/${name}.svg`, type: 'image/svg+xml', bytes, ratio: width / height };
  const { data, info } = await sharp(bytes)
    .rotate()
    .trim()
    .resize({ height: HIGHEST, withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return pngFile(name, data, info);
}

async function shapeOf(file: Buffer): Promise<LogoFile> {
  const { png, ...size } = await logoMask(file);
  return pngFile('company-logo-shape', png, size);
}

function pngFile(
  name: string,
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): LogoFile {
  return { address: `/assets/${name}.png`, type: 'image/png', bytes, ratio: width / height };
}

export const { logo: companyLogo, icon: companyIcon } = await loadCompanyPictures(site);

/** Logos by the name of the client. */
export const clientLogos: ReadonlyMap<string, ClientLogo> = await loadClientLogos(clients);
