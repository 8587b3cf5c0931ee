import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file of a built site, as paths relative to it with forward slashes, sorted. */
export async function siteFiles(siteDir: string): Promise<string[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
