/** The files of a site as an argument: a checkout, a change laid over it, another company's. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface SiteFiles {
  /** From the root of the project, with forward slashes, sorted. */
  readonly paths: readonly string[];
  has: (path: string) => boolean;
  read: (path: string) => string | undefined;
}

/** What an owner edits apart from articles; the pages, pictures and components that it may name. */
const FOLDERS = [
  'content/{*.yaml,{data,docs,legal,workflows}/**/*}',
  'public/**/*',
  'src/pages/**/*.astro',
  'src/screens/docs/{mdx/*,directory/tool-directory}.tsx',
];

const BLOG = 'content/blog/';

/** @param blog where the articles are in another folder */
export function filesOf(root: string, blog = join(root, BLOG)): SiteFiles {
  const texts = new Map<string, () => string>();
  const add = (patterns: string[], folder: string, above: string) => {
    for (const path of globSync(patterns, { cwd: folder })) {
      const place = join(folder, path);
      // Of a link what it leads to: folders that are mounted are full of them.
      if (statSync(place, { throwIfNoEntry: false })?.isFile())
        texts.set(above + path.replaceAll('\\', '/'), () => readFileSync(place, 'utf8'));
    }
  };
  add(FOLDERS, root, '');
  add(['**/*'], blog, BLOG);
  return listed(texts);
}

export const filesFrom = (texts: Readonly<Record<string, string>>): SiteFiles =>
  withChanges(listed(new Map()), texts);

/** @param changes by path a text, or nothing for a file that goes */
export function withChanges(
  files: SiteFiles,
  changes: Readonly<Record<string, string | undefined>>,
): SiteFiles {
  const texts = new Map(files.paths.map((path) => [path, () => files.read(path)]));
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) texts.delete(path);
    else texts.set(path, () => text);
  }
  return listed(texts);
}

const listed = (texts: ReadonlyMap<string, () => string | undefined>): SiteFiles => ({
  paths: [...texts.keys()].sort(),
  has: (path) => texts.has(path),
  read: (path) => texts.get(path)?.(),
});

export const pathsIn = (files: SiteFiles, folder: string, ...endings: string[]) =>
  files.paths.filter(
    (path) => path.startsWith(`${folder}/`) && endings.some((ending) => path.endsWith(ending)),
  );
