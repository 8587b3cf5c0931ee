/**
 * Logos of the company and its clients. A page shows the file as it is. One that cannot be used is
 * reported: the company has the woven mark instead, and a client's name is set in type.
 */
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Company } from '#model/facts/site.ts';
import { personSlug } from '#model/person-slug.ts';

const LOGO_FOLDER = 'content/data/logos';

type Tell = (message: string) => void;

/** @param owner begins the sentence about a file that cannot be used */
const logoReader =
  (owner: string, folder: string, tell: Tell) =>
  async <Result>(address: string | undefined, use: (file: Buffer) => Promise<Result>) => {
    if (!address) return undefined;
    const name = basename(address);
    try {
      return await use(await readFile(join(folder, name)));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const reason =
        code === 'ENOENT' ? 'it is not there' : message.replace(/\.?(\n[\s\S]*)?$/, '');
      tell(
        `${owner}: the logo ${LOGO_FOLDER}/${name} cannot be used (${reason}). The site goes on without it. Upload it again as SVG, PNG or WebP, dark on a clear ground.`,
      );
      return undefined;
    }
  };

export interface LogoFile {
  address: string;
  type: string;
  bytes: Buffer;
  /** Width for one of height. */
  ratio: number;
}

/**
 * A drawing is published as it is, a picture without its margins and no larger than it is shown.
 */
async function published(path: string, bytes: Buffer): Promise<LogoFile> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format === 'svg')
    return { address: `${path}.svg`, type: 'image/svg+xml', bytes, ratio: width / height };
  const cut = sharp(bytes).rotate().trim().resize({ height: 144, withoutEnlargement: true });
  const { data, info } = await cut
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const ratio = info.width / info.height;
  return { address: `${path}.png`, type: 'image/png', bytes: data, ratio };
}

/** What is lighter in every color, of 255, is not seen on paper. */
const FAINT = 200;

/** @throws when the file is no picture, or a light one on a clear ground */
async function publishedOnPaper(path: string, file: Buffer): Promise<LogoFile> {
  const shown = await sharp(file).flatten({ background: 'white' }).png().toBuffer();
  const { channels } = await sharp(shown).stats();
  if (channels.every(({ min }) => min > FAINT)) throw new Error('On paper it would not be seen.');
  return published(path, file);
}

export interface ClientLogo extends LogoFile {
  width: number;
  height: number;
}

/** Every logo covers about this area, so that none is louder: 116 by 22 pixels, for a wordmark. */
const AREA = 2550;
const HEIGHTS = { least: 14, most: 30 };
const WIDEST = 190;

function logoSize(ratio: number) {
  const fitting = Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, Math.sqrt(AREA / ratio)));
  const high = Math.min(fitting, WIDEST / ratio);
  return { width: Math.round(high * ratio), height: Math.round(high) };
}

export async function loadClientLogos(
  owners: readonly { name: string; logo?: string | undefined }[],
  tell: Tell,
  folder = resolve(LOGO_FOLDER),
) {
  const logos = new Map<string, ClientLogo>();
  for (const { name, logo } of owners) {
    const read = logoReader(`content/data/clients.yaml, "${name}"`, folder, tell);
    const file = await read(logo, (bytes) =>
      publishedOnPaper(`/pictures/logos/${personSlug(name)}`, bytes),
    );
    if (file) logos.set(name, { ...file, ...logoSize(file.ratio) });
  }
  return logos;
}

export interface CompanyLogo {
  onPaper: LogoFile;
  onDark?: LogoFile;
  saysName: boolean;
}

/** @returns the logo, and the icon, square or not, for tabs and home screens */
export async function loadCompanyPictures(
  { logo, logoOnDark, logoSaysName: saysName = false, icon }: Partial<Company>,
  tell: Tell,
  folder = resolve(LOGO_FOLDER),
): Promise<{ logo?: CompanyLogo; icon?: Buffer }> {
  const read = logoReader('content/data/site.yaml', folder, tell);
  const onPaper = await read(logo, (file) => publishedOnPaper('/assets/company-logo', file));
  const onDark = await read(logoOnDark, (file) => published('/assets/company-logo-on-dark', file));
  const sign = await read(icon ?? logo, (file) =>
    sharp(file)
      .metadata()
      .then(() => file),
  );
  return {
    ...(onPaper && { logo: { onPaper, ...(onDark && { onDark }), saysName } }),
    ...(sign && { icon: sign }),
  };
}
