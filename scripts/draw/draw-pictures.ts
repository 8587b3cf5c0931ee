import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureFiles } from './picture-list.ts';

const root = fileURLToPath(new URL('../../public/pictures/', import.meta.url));

/**
 * Writes every woven picture of the site below `public/pictures/`, the same bytes each time, and removes what no longer
 * belongs there. Returns how many files it wrote.
 */
export async function drawPictures(folder: string = root): Promise<number> {
  const files = pictureFiles();
  await Promise.all(
    [...new Set([...files.keys()].map(dirname))].map((name) =>
      mkdir(join(folder, name), { recursive: true }),
    ),
  );
  await Promise.all([...files].map(([path, text]) => writeIfChanged(join(folder, path), text)));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(path.slice(folder.length).replaceAll('\\', '/'))) await rm(path);
  }
  return files.size;
}

/** Leaves an unchanged file alone: a development server watching the folder would reload for each write. */
async function writeIfChanged(path: string, text: string): Promise<void> {
  const present = await readFile(path, 'utf8').catch(() => undefined);
  if (present !== text) await writeFile(path, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${await drawPictures()} pictures drawn in ${root}`);
}
