/** It reads no file, because a browser uses it too. */

/** The largest of phones have 200 megapixels. A bomb of a file is refused before it is unpacked. */
export const MOST_PIXELS = 250_000_000;

/** Of a photograph in `public/pictures`, up to its own: twice an article's column at most. */
export const FORM_WIDTHS = [400, 800, 1200, 1600];

/** Twice the width of the largest portrait at most. */
export const PORTRAIT_WIDTHS = [110, 220, 400, 600, 800, 1040];

/** In WebP; without `sizes` a browser takes the one for the whole window. */
export interface PictureForms {
  src: string;
  srcSet: string;
}

/** By the id of the person; of everybody else there is a woven portrait. */
export type TeamPhotos = ReadonlyMap<string, PictureForms>;

const PHOTOGRAPH = /^\/pictures\/((?!sized\/)[^?#]+\.(?:jpe?g|png|webp|avif|tiff?|heic|heif))$/i;

/** Below `public/pictures`; undefined for a drawing, a woven picture or one from elsewhere. */
export const photographName = (address: string) => PHOTOGRAPH.exec(address)?.[1];

export function formsOf(address: string) {
  const name = photographName(address);
  // The photograph itself: making its forms takes longer than anybody waits for a preview.
  if (name === undefined || import.meta.env?.MODE === 'development') return undefined;
  const form = (width: number) => `/pictures/sized/${name}/${width}.webp`;
  return {
    src: form(1200),
    srcSet: FORM_WIDTHS.map((width) => `${form(width)} ${width}w`).join(', '),
  };
}
