/** Photographs an owner has dropped into content/data/photos, and the forms of each that a page offers a browser. */

/** Sources of a `<picture>`: one photograph in several codecs and widths. */
export interface PhotoSources {
  sources: { type: string; srcSet: string }[];
  /** For browsers that know none of the codecs. */
  src: string;
}

/** Widths a photograph is encoded in, up to its own: twice the width of the largest portrait. */
export const PHOTO_WIDTHS = [110, 220, 400, 600, 800, 1040];

/**
 * Finds whose photograph each file is: `dara-hollis.jpg` belongs to the person with that id.
 * @throws an error naming the file that belongs to nobody, or the person with two
 */
export function photosByPerson<T>(files: Record<string, T>, ids: readonly string[]): Map<string, T> {
  const photos = new Map<string, T>();
  for (const [path, file] of Object.entries(files)) {
    const name = path.split('/').at(-1) ?? path;
    const id = name.replace(/\.[^.]+$/, '');
    if (!ids.includes(id))
      throw new Error(
        `content/data/photos/${name} belongs to nobody: name it after an id in content/data/team.ts (${ids.join(', ')}).`,
      );
    if (photos.has(id))
      throw new Error(`content/data/photos has two photographs of ${id}: keep one, such as ${name}.`);
    photos.set(id, file);
  }
  return photos;
}
