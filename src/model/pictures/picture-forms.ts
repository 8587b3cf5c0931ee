/** Forms and addresses of a photograph of `public/pictures` on the site. It reads no file, because a browser uses it too. */

const FORM_TYPES = ['avif', 'webp', 'jpeg'] as const;
export type FormType = (typeof FORM_TYPES)[number];

/** Widths of a picture in a text, up to its own: twice the width of an article's column at most. */
export const TEXT_WIDTHS = [400, 800, 1200, 1600];
/** The one that a browser without the newer formats gets. */
export const PLAIN_WIDTH = 1200;

/** Covers by their place, cut to its shape. */
export const COVER_SIZES = {
  main: { width: 1040, height: 585 },
  secondary: { width: 520, height: 260 },
  row: { width: 200, height: 125 },
  hero: { width: 1440, height: 585 },
} as const;
export type CoverPlace = keyof typeof COVER_SIZES;

export interface PictureSources {
  sources: { type: string; srcSet: string }[];
  /** Address for browsers that know none of the formats. */
  src: string;
}

export const FORMS_FOLDER = '/pictures/sized';
const PHOTOGRAPH = /^\/pictures\/((?!sized\/)[^?#]+\.(?:jpe?g|png|webp|avif|tiff?|heic|heif))$/i;

/** During development the photograph itself is shown: making its forms takes longer than anybody waits for a preview. */
export const HAS_FORMS = import.meta.env?.MODE !== 'development';

/** Name of a photograph below `public/pictures`; undefined for a drawing, a woven picture or one from elsewhere. */
export function photographName(address: string): string | undefined {
  return PHOTOGRAPH.exec(address)?.[1];
}

/** `1040x585` for one that is cut to a shape, `800` for one that keeps its own. */
const formAddress = (name: string, size: string, type: FormType) => `${FORMS_FOLDER}/${name}/${size}.${type}`;

/** @param sizes with the descriptor by which a browser chooses: `800w` or `2x` */
export function sourcesOf(
  name: string,
  sizes: readonly { size: string; by: string }[],
  plain: string,
): PictureSources {
  return {
    sources: (['avif', 'webp'] as const).map((type) => ({
      type: `image/${type}`,
      srcSet: sizes.map(({ size, by }) => `${formAddress(name, size, type)} ${by}`).join(', '),
    })),
    src: formAddress(name, plain, 'jpeg'),
  };
}

/** The forms of a cover, if it is a photograph of this site. */
export function coverSources(address: string, place: CoverPlace): PictureSources | undefined {
  const name = photographName(address);
  if (name === undefined || !HAS_FORMS) return undefined;
  const [once, twice] = coverForms(place);
  return sourcesOf(
    name,
    [
      { size: once, by: '1x' },
      { size: twice, by: '2x' },
    ],
    once,
  );
}

/** Both resolutions of a place. */
export function coverForms(place: CoverPlace): [once: string, twice: string] {
  const { width, height } = COVER_SIZES[place];
  return [`${width}x${height}`, `${width * 2}x${height * 2}`];
}
