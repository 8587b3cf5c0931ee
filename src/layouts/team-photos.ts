/** Only where Astro renders: `astro:assets` is its own. */
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { PORTRAIT_WIDTHS } from '#components/picture/picture-forms.ts';
import { site } from './this-site.ts';

// Cameras write their endings in capitals.
const files = import.meta.glob<ImageMetadata>(
  '/content/data/photos/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
  { eager: true, import: 'default' },
);

/** The schema holds that each is there. */
const photographed = site.team.flatMap(({ id, photo }) =>
  photo ? [{ id, path: `/content/data${decodeURI(photo)}` }] : [],
);

export async function teamPhotos() {
  const made = photographed.map(
    async ({ id, path }) => [id, await formsOf(files[path] as ImageMetadata)] as const,
  );
  return new Map(await Promise.all(made));
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
