/** The logos that clients have given, ready for the page. A file that cannot be used is reported, and the name is set instead. */
import { basename, resolve } from 'node:path';
import { clients } from '../facts/home-facts.ts';
import { personSlug } from '../person-slug.ts';
import { LOGO_FOLDER, readLogo, reasonOf, tellOwner } from './logo-files.ts';
import { logoMask } from './logo-mask.ts';

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

interface NamedLogo {
  name: string;
  /** Address as the editor writes it: `/logos/acme.svg`. */
  logo?: string | undefined;
}

/** @param tell called for a file that cannot be used, in the words of its owner */
export async function loadLogos(
  owners: readonly NamedLogo[],
  folder = resolve(LOGO_FOLDER),
  tell: (message: string) => void = tellOwner,
): Promise<Map<string, ClientLogo>> {
  const found = await Promise.all(
    owners.map(async ({ name, logo }) => {
      if (!logo) return [];
      try {
        const { png, ...pixels } = await logoMask(await readLogo(logo, folder));
        const address = `/pictures/logos/${personSlug(name)}.png`;
        return [[name, { address, png, ...logoSize(pixels.width, pixels.height) }] as const];
      } catch (error) {
        tell(
          `content/data/clients.yaml, "${name}": the logo ${LOGO_FOLDER}/${basename(logo)} cannot be used (${reasonOf(error)}). The name is set in type instead. Upload it again as SVG, PNG or WebP, dark on a clear or white ground.`,
        );
        return [];
      }
    }),
  );
  return new Map(found.flat());
}

/** Logos by the name of the client. */
export const clientLogos: ReadonlyMap<string, ClientLogo> = await loadLogos(clients);
