/** Names of files and categories as parts of an address: lower-cased, punctuation dropped, spaces to hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** A post's id: the slug of its file name without `.md`. */
export function postIdOf(fileName: string): string {
  return slugOf(fileName.replace(/\.md$/i, ''));
}
