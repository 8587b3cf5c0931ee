/**
 * Logos of the company and its clients, made ready for a page. One that cannot be used is reported:
 * the company has the woven mark instead, and a client's name is set in type.
 */
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Company } from '#model/facts/site.ts';
import { personSlug } from '#model/person-slug.ts';
import { MOST_PIXELS } from '#model/pictures/picture-forms.ts';

const LOGO_FOLDER = 'content/data/logos';

function tellOwner(message: string) {
  // biome-ignore lint/suspicious/noConsole: who keeps the logos has only the build's output to learn it from.
  console.warn(`[logos] ${message}`);
}

/**
 * Uses logos by their addresses as the editor writes them, `/logos/acme.svg`.
 * @param owner begins the sentence about a file that cannot be used
 */
function logoReader(owner: string, folder: string, tell: (message: string) => void) {
  return async <Result>(address: string | undefined, use: (file: Buffer) => Promise<Result>) => {
    if (!address) return undefined;
    const name = basename(address);
    try {
      return await use(await readFile(join(folder, name)));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const reason =
        code === 'ENOENT' ? 'it is not there' : message.replace(/\.?(\n[\s\S]*)?$/, '');
      tell(
        `${owner}: the logo ${LOGO_FOLDER}/${name} cannot be used (${reason}). The site goes on without it. Upload it again as SVG, PNG or WebP, dark on a clear or white ground.`,
      );
      return undefined;
    }
  };
}

/** Four pixels of the file for one of the page. */
const MOST = { width: 800, height: 120 };
/** Of 255: a drawing lighter than this on its transparent ground is taken by its outline. */
const FAINT = 64;
/** Of 255: darkness below which a pixel is ground. */
const GROUND = 26;

const step = (picture: Sharp) => picture.png({ compressionLevel: 1 }).toBuffer();
const strengthOf = async (ink: Buffer) => (await sharp(ink).stats()).channels[0]?.max ?? 0;

/**
 * The drawing in white on black, for a mask that the page fills with its ink: so all logos have one
 * visual weight, on paper and on dark ground.
 * @throws when the file is no picture, or nothing is drawn in it
 */
async function logoMask(file: Buffer): Promise<{ png: Buffer; width: number; height: number }> {
  const edge = MOST.width * 2;
  const picture = await step(
    sharp(file, { density: 300, limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha(),
  );
  const { isOpaque } = await sharp(picture).stats();
  const [red = 0, green = 0, blue = 0] = await sharp(picture).removeAlpha().raw().toBuffer();
  const background = isOpaque ? { r: red, g: green, b: blue } : 'white';
  const ground = { create: { width: 1, height: 1, channels: 3 as const, background } };
  const contrast = await step(
    sharp(picture)
      .flatten({ background: 'white' })
      .composite([{ input: ground, tile: true, blend: 'difference' }]),
  );
  let ink = await step(sharp(contrast).removeAlpha().greyscale());
  if (!isOpaque && (await strengthOf(ink)) < FAINT)
    ink = await step(sharp(picture).extractChannel('alpha'));
  const strongest = await strengthOf(ink);
  if (strongest < GROUND) throw new Error('Nothing is drawn in it.');
  // The exponent keeps the shape of a light color next to a dark one.
  const shape = await step(
    sharp(ink)
      .gamma(1, 1 / 0.6)
      .linear(1.12 * (255 / strongest) ** 0.6, 0),
  );
  const { data: png, info } = await sharp(shape)
    .trim({ background: 'black', threshold: GROUND })
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, colors: 32, palette: true })
    .toBuffer({ resolveWithObject: true });
  return { png, width: info.width, height: info.height };
}

export interface ClientLogo {
  /** Of the mask, from the root of the site. */
  address: string;
  /** On the page, in CSS pixels. */
  width: number;
  height: number;
  png: Buffer;
}

/** Every logo covers about this area, so that none is louder: 116 by 22 pixels, for a wordmark. */
const AREA = 2550;
const HEIGHTS = { least: 14, most: 30 };
const WIDEST = 190;

function logoSize(width: number, height: number) {
  const ratio = width / height;
  const fitting = Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, Math.sqrt(AREA / ratio)));
  const high = Math.min(fitting, WIDEST / ratio);
  return { width: Math.round(high * ratio), height: Math.round(high) };
}

/** @param tell called for a file that cannot be used */
export async function loadClientLogos(
  owners: readonly { name: string; logo?: string | undefined }[],
  folder = resolve(LOGO_FOLDER),
  tell = tellOwner,
): Promise<Map<string, ClientLogo>> {
  const logos = new Map<string, ClientLogo>();
  for (const { name, logo } of owners) {
    const mask = await logoReader(
      `content/data/clients.yaml, "${name}"`,
      folder,
      tell,
    )(logo, logoMask);
    const address = `/pictures/logos/${personSlug(name)}.png`;
    if (mask) logos.set(name, { address, png: mask.png, ...logoSize(mask.width, mask.height) });
  }
  return logos;
}

export interface LogoFile {
  /** From the root of the site. */
  address: string;
  type: string;
  bytes: Buffer;
  /** Width for one of height. */
  ratio: number;
}

export interface CompanyLogo {
  onPaper: LogoFile;
  onDark?: LogoFile;
  /** White on black, for a mask: for dark ground where the logo has no file for it. */
  shape: LogoFile;
  /** True when the name is in the logo, and not set next to it. */
  saysName: boolean;
}

/** @returns the logo, and the icon, square or not, for tabs and home screens */
export async function loadCompanyPictures(
  { logo, logoOnDark, logoSaysName: saysName = false, icon }: Partial<Company>,
  folder = resolve(LOGO_FOLDER),
  tell = tellOwner,
): Promise<{ logo?: CompanyLogo; icon?: Buffer }> {
  const read = logoReader('content/data/site.yaml', folder, tell);
  const onPaper = await read(logo, (file) => published('company-logo', file));
  const shape = onPaper && (await read(logo, shapeOf));
  const onDark = await read(logoOnDark, (file) => published('company-logo-on-dark', file));
  const sign = await read(icon ?? logo, (file) =>
    sharp(file)
      .metadata()
      .then(() => file),
  );
  return {
    ...(onPaper && shape && { logo: { onPaper, shape, ...(onDark && { onDark }), saysName } }),
    ...(sign && { icon: sign }),
  };
}

/** A drawing as it is; a picture without its margins, with three pixels for one of the page. */
async function published(name: string, bytes: Buffer): Promise<LogoFile> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format === 'svg')
    return { address: `/assets/${name}.svg`, type: 'image/svg+xml', bytes, ratio: width / height };
  const cut = sharp(bytes).rotate().trim().resize({ height: 144, withoutEnlargement: true });
  const { data, info } = await cut
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return pngFile(name, data, info.width / info.height);
}

async function shapeOf(file: Buffer): Promise<LogoFile> {
  const { png, width, height } = await logoMask(file);
  return pngFile('company-logo-shape', png, width / height);
}

const pngFile = (name: string, bytes: Buffer, ratio: number): LogoFile => ({
  address: `/assets/${name}.png`,
  type: 'image/png',
  bytes,
  ratio,
});
