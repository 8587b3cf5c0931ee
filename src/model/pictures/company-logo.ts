/**
 * The company's own logo and icon, from the files that its row names. Without files, or with one that cannot be used,
 * the site draws the woven mark.
 */
import { basename, resolve } from 'node:path';
import sharp from 'sharp';
import { type Company, site } from '../facts/site-facts.ts';
import { LOGO_FOLDER, readLogo, reasonOf, tellOwner } from './logo-files.ts';
import { logoMask } from './logo-mask.ts';

/** One of the logo's files on the site. */
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

export interface CompanyPictures {
  logo?: CompanyLogo;
  /** Square or not: for tabs and home screens. */
  icon?: Buffer;
}

/** Three pixels of a file for one of the page. */
const HIGHEST = 144;

type Pictured = Pick<Company, 'logo' | 'logoOnDark' | 'logoSaysName' | 'icon'>;

/** @param tell called for a file that cannot be used, in the words of its owner */
export async function loadCompanyPictures(
  { logo, logoOnDark, logoSaysName = false, icon }: Pictured,
  folder = resolve(LOGO_FOLDER),
  tell: (message: string) => void = tellOwner,
): Promise<CompanyPictures> {
  const read = async <Result>(file: string | undefined, use: (bytes: Buffer) => Promise<Result>) => {
    try {
      return file === undefined ? undefined : await use(await readLogo(file, folder));
    } catch (error) {
      tell(
        `content/data/site.yaml: the picture ${LOGO_FOLDER}/${basename(file ?? '')} cannot be used (${reasonOf(error)}). The site goes on without it. Upload it again as SVG, PNG or WebP, on a clear ground.`,
      );
      return undefined;
    }
  };
  const onPaper = await read(logo, (bytes) => published('company-logo', bytes));
  const shape = onPaper && (await read(logo, shapeOf));
  const onDark = await read(logoOnDark, (bytes) => published('company-logo-on-dark', bytes));
  const sign = await read(icon ?? logo, async (bytes) => {
    await sharp(bytes).metadata();
    return bytes;
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
  return {
    address: `/assets/${name}.png`,
    type: 'image/png',
    bytes: data,
    ratio: info.width / info.height,
  };
}

async function shapeOf(bytes: Buffer): Promise<LogoFile> {
  const { png, width, height } = await logoMask(bytes);
  return { address: '/assets/company-logo-shape.png', type: 'image/png', bytes: png, ratio: width / height };
}

export const { logo: companyLogo, icon: companyIcon } = await loadCompanyPictures(site);
