/** Finds out whether a page shows a picture yet: the editor saves the picture before the text that shows it. */
import { globSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

const TEXTS = ['content/{blog,docs,legal}/**/*.{md,mdx}', 'content/data/*.{yaml,ts}'];

/**
 * Tells whether a text or fact names the file; a person's photograph is named by their id, without its ending.
 * @param file from the root of the project
 */
export function isNamed(root: string, file: string): boolean {
  const name = basename(file, extname(file));
  return globSync(TEXTS, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .some((text) => text.includes(name) || text.includes(encodeURI(name)));
}
