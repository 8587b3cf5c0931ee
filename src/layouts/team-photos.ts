/** Only where Astro renders: `astro:assets` is its own. */
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { type PictureForms, PORTRAIT_WIDTHS } from '#components/picture/picture-forms.ts';
import { site } from './this-site.ts';

// Cameras write their endings in capitals.
const files = import.meta.glob<ImageMetadata>(
  '/content/data/photos/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
  { eager: true, import: 'default' },
);

export async function teamPhotos() {
  const made = new Map<string, PictureForms>();
  // The schema holds that the file is there.
  for (const { id, photo } of site.team)
    if (photo)
      made.set(id, await formsOf(files[`/content/data${decodeURI(photo)}`] as ImageMetadata));
  return made;
}

/** Nothing where the portrait is woven. */
export async function photoOf(id: string) {
  return (await teamPhotos()).get(id);
}

/** Alone may read a photograph: else Astro publishes the file with all its camera wrote. */
async function formsOf(src: ImageMetadata) {
  const { src: plain, srcSet } = await getImage({ src, format: 'webp', widths: PORTRAIT_WIDTHS });
  return { src: plain, srcSet: srcSet.attribute };
}
