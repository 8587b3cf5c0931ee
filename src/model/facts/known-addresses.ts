/** Tells an address of this site that leads nowhere, before it is saved or published. */
import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nameSlug } from '#article/slug.ts';

/**
 * Of the project. Bundled for the build, this module lies elsewhere; the build runs in the root.
 */
export const ROOT = /[\\/]src[\\/]model[\\/]facts$/.test(import.meta.dirname)
  ? resolve(import.meta.dirname, '../../..')
  : process.cwd();

/**
 * Lists, files and portraits that are made when the site is built: they are left to the build's own
 * tests.
 */
const MADE =
  /^\/(blog\/(category|page)|share|templates|n8n|docs\/tool-marks|pictures\/(portraits|avatars))\/|^\/(docs\.md|llms(-full)?\.txt|sitemap\.xml|robots\.txt|blog\/rss\.xml)$/;

/** Files that pages are made from, and the address above the pages. */
const SOURCES = [
  ['src/pages', '**/*.astro', ''],
  ['content/blog', '*.md', '/blog'],
  ['content/docs', '**/*.mdx', '/docs'],
  ['content/legal/agreements', '*.md', '/agreements'],
] as const;

const knownPages = (root: string) =>
  SOURCES.flatMap(([folder, files, above]) =>
    globSync(files, { cwd: join(root, folder) }).flatMap((path) => {
      const name = path.replaceAll('\\', '/').replace(/\.\w+$/, '');
      const slug = above === '/blog' ? nameSlug(name) : name;
      return name.includes('[') ? [] : `${above}/${slug}`.replace(/\/(index|home)$/, '') || '/';
    }),
  );

/** Listed once for all the links that are checked together, and anew the next time. */
const listed = new Map<string, string[]>();

/**
 * @returns what to do about an address that leads nowhere, and nothing for one that leads somewhere
 */
export function remedyFor(address: string, root = ROOT): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const folder = /^\/(photos|logos)\//.test(path) ? 'content/data' : 'public';
  if (MADE.test(path) || existsSync(join(root, folder, decodeURI(path)))) return undefined;
  const pages = listed.get(root) ?? knownPages(root);
  listed.set(root, pages);
  queueMicrotask(() => listed.delete(root));
  if (pages.includes(path.replace(/\.md$/, ''))) return undefined;
  if (/\.\w{2,4}$/.test(path)) return 'Upload the file first, or correct its name.';
  const alike = pages
    .filter((page) => page !== '/' && page.slice(0, 4) === path.slice(0, 4))
    .slice(0, 4);
  return alike.length > 0
    ? `Pages with such an address are ${alike.join(', ')}.`
    : 'Copy the address from the browser, without the name of the site.';
}

/** @returns one line for each link or picture of a Markdown text that leads to no page or file */
export function deadAddresses(root: string, path: string, text: string): string[] {
  const found = text.matchAll(
    /(?:\]\(\s*|\b(?:href|src|link|imageUrl|poster)["']?\s*[:=]\s*["']?)(\/(?!\/)[^\s)"'>#?]*)/g,
  );
  return [...new Set([...found].map(([, address = '']) => address))].flatMap((address) => {
    const remedy = remedyFor(address, root);
    return remedy === undefined ? [] : `${path}: ${address} leads nowhere. ${remedy}`;
  });
}
