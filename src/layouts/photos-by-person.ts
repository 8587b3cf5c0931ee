interface Photographed {
  id: string;
  /** As the editor writes it: `/photos/holiday.jpg`. */
  photo?: string;
}

/**
 * A file is that of whose row names it, or whose id is its name, `dara-hollis.jpg`.
 * @param tell called for a file that belongs to nobody: a person who has left, or a name with a
 * mistake
 * @throws naming the person with two, or the photograph that is not there
 */
export function photosByPerson<T>(
  files: Record<string, T>,
  people: readonly Photographed[],
  tell?: (message: string) => void,
) {
  const photos = new Map<string, T>();
  const named = new Map(
    people.flatMap(({ id, photo }) => (photo ? [[fileName(photo), id] as const] : [])),
  );
  const ids = people.map(({ id }) => id);
  for (const [path, file] of Object.entries(files)) {
    const name = fileName(path);
    const id = named.get(name) ?? name.replace(/\.[^.]+$/, '');
    if (photos.has(id))
      throw new Error(
        `content/data/photos has two photographs of ${id}: keep one, such as ${name}.`,
      );
    if (ids.includes(id)) photos.set(id, file);
    else
      tell?.(
        `content/data/photos/${name} belongs to nobody and is not shown: name it in a row of content/data/team.yaml, or after an id there (${ids.join(', ')}).`,
      );
  }
  for (const [name, id] of named)
    if (!photos.has(id))
      throw new Error(
        `content/data/team.yaml: the photograph "${name}" of ${id} is not in content/data/photos. Upload it again, or take the line out.`,
      );
  return photos;
}

const fileName = (path: string) => path.split('/').at(-1) ?? path;
