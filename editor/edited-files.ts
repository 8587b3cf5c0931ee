import { existsSync, globSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { FACTS_FILES } from '#model/read-site.ts';

/** What a browser or `sharp` can read; uploads become what every browser shows. */
export const PICTURE = /\.(jpe?g|png|webp|avif|gif|svg|tiff?|heic|heif)$/i;

const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N} ._’'()!?&,-]*`;
const PATH = `(${NAME}/)*${NAME}`;
const TEXT = new RegExp(
  String.raw`^content/(blog/${NAME}\.md|docs/${PATH}\.mdx|legal/${PATH}\.md)$`,
  'u',
);
const PICTURES = new RegExp(`^(public/pictures|content/data/(photos|logos))/${PATH}$`, 'u');
export const FILM = new RegExp(String.raw`^public/films/${NAME}\.(mp4|vtt)$`, 'u');

function isEdited(path: string) {
  if (path.split('/').some((part) => part === '..' || part.startsWith('.'))) return false;
  if (PICTURES.test(path)) return PICTURE.test(path);
  return isFacts(path) || TEXT.test(path) || FILM.test(path);
}

/** Its page needs it, so it cannot be removed. */
export const isFacts = (path: string) => FACTS_FILES.some((file) => file.path === path);

/** Undefined for another folder, a way out of the project, a link that leads out of it. */
export function diskPath(root: string, path: string) {
  if (!isEdited(path)) return undefined;
  const file = join(root, path);
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  const home = realpathSync(root);
  const isInside = (real: string) => real === home || real.startsWith(home + sep);
  if (!isInside(realpathSync(folder))) return undefined;
  return existsSync(file) && !isInside(realpathSync(file)) ? undefined : file;
}

export function editedFiles(root: string) {
  return globSync(['content/**/*', 'public/{pictures,films}/**/*'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => diskPath(root, path) !== undefined)
    .sort();
}
