/** Only where Astro renders: `astro:assets` is its own. */
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { PORTRAIT_WIDTHS } from '#components/picture/picture-forms.ts';
import { photosByPerson } from './photos-by-person.ts';
import { site, tell } from './this-site.ts';

const files = photosByPerson(
  // Cameras write their endings in capitals.
  import.meta.glob<ImageMetadata>(
    '/content/data/photos/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
    {
      eager: true,
      import: 'default',
    },
  ),
  site.team,
  tell,
);

export async function teamPhotos() {
  const made = [...files].map(async ([id, file]) => [id, await formsOf(file)] as const);
  return new Map(await Promise.all(made));
}

/** Nothing where the portrait is woven. */
export async function photoOf(id: string) {
  return (await teamPhotos()).get(id);
}

/**
 * Nothing else may read a photograph: Astro then publishes the file itself, with all its camera
 * wrote into it.
 */
async function formsOf(src: ImageMetadata) {
  const { src: plain, srcSet } = await getImage({ src, format: 'webp', widths: PORTRAIT_WIDTHS });
  return { src: plain, srcSet: srcSet.attribute };
}
