/** Photographs of the team as pages publish them. Only where Astro renders: `astro:assets` is its own. */
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { team } from './facts/team-facts.ts';
import { PHOTO_WIDTHS, type PhotoSources, photosByPerson, type TeamPhotos } from './team-photos.ts';

const files = photosByPerson(
  // Cameras write their endings in capitals.
  import.meta.glob<ImageMetadata>('/content/data/photos/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}', {
    eager: true,
    import: 'default',
  }),
  team,
);

export async function teamPhotos(): Promise<TeamPhotos> {
  const made = [...files].map(async ([id, file]) => [id, await formsOf(file)] as const);
  return new Map(await Promise.all(made));
}

/** @param id of a person; nothing where their portrait is woven */
export async function photoOf(id: string): Promise<PhotoSources | undefined> {
  const file = files.get(id);
  return file && (await formsOf(file));
}

/** Nothing but `getImage` may read a photograph: Astro then publishes the file itself, with all its camera wrote into it. */
async function formsOf(src: ImageMetadata): Promise<PhotoSources> {
  const [avif, webp, jpeg] = await Promise.all([
    getImage({ src, format: 'avif', widths: PHOTO_WIDTHS }),
    getImage({ src, format: 'webp', widths: PHOTO_WIDTHS }),
    getImage({ src, format: 'jpeg', width: 600 }),
  ]);
  return {
    sources: [
      // Left out in development, where somebody waits for a preview: a portrait in AVIF takes a second to make.
      ...(import.meta.env.DEV ? [] : [{ type: 'image/avif', srcSet: avif.srcSet.attribute }]),
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
    src: jpeg.src,
  };
}
