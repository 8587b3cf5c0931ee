/**
 * Tells an address that leads nowhere, before it is saved or published, and one whose page is off.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Root } from 'hast';
import { parseDocument } from 'yaml';
import { mapElements } from '#article/map-elements.ts';
import { nameSlug } from '#article/slug.ts';

/** Bundled for the build, this module lies elsewhere; the build runs in the root. */
export const ROOT = /[\\/]src[\\/]model[\\/]facts$/.test(import.meta.dirname)
  ? resolve(import.meta.dirname, '../../..')
  : process.cwd();

/** Made by the build: left to its own tests. */
const MADE =
  /^\/(blog\/(category|page)|share|templates|n8n|docs\/tool-marks|pictures\/(portraits|avatars))\/|^\/(docs\.md|llms(-full)?\.txt|sitemap\.xml|robots\.txt|blog\/rss\.xml)$/;

/** With the address above the pages. */
const SOURCES = [
  ['src/pages', '**/*.astro', ''],
  ['content/blog', '[!._]*.md', '/blog'],
  ['content/docs', '**/*.mdx', '/docs'],
  ['content/legal/agreements', '*.md', '/agreements'],
] as const;

const knownPages = (root: string) =>
  SOURCES.flatMap(([folder, files, above]) =>
    globSync(files, { cwd: join(root, folder) }).flatMap((path) => {
      const name = path.replaceAll('\\', '/').replace(/\.\w+$/, '');
      const slug = above === '/blog' ? nameSlug(name) : name;
      // A page that may be off is called what stands in its brackets; lists lie deeper.
      const page = `${above}/${slug}`.replace(/^\/\[(\w+)\]$/, '/$1');
      return page.includes('[') ? [] : page.replace(/\/(index|home)$/, '') || '/';
    }),
  );

/** Before anything is checked. */
export const factsOf = (name: string, root = ROOT) =>
  parseDocument(readFileSync(join(root, `content/data/${name}.yaml`), 'utf8')).toJS() ?? {};

export const entryNames = (file: string, root = ROOT) => Object.keys(factsOf(file, root));

const CASES = '/docs/case-studies/';

/** With an entry and a page, in the order of the entries. */
export const shownCases = (root = ROOT) =>
  entryNames('case-studies', root).filter((slug) => listOf(root).pages.includes(CASES + slug));

/** By a switch, without an entry, or with nothing to list. */
function offPages(pages: readonly string[], root: string): string[] {
  const cases = shownCases(root).map((slug) => CASES + slug);
  const agreements: { slug?: string }[] = factsOf('agreements', root).agreements ?? [];
  const shown = [...cases, ...agreements.map(({ slug }) => `/agreements/${slug}`)];
  return [
    ...(factsOf('incubator', root).isShown === false ? ['/incubator'] : []),
    ...(cases.length > 0 ? [] : ['/docs/showcase']),
    ...pages.filter((page) => /^\/(agreements|docs\/case-studies)\//.test(page)),
  ].filter((page) => !shown.includes(page));
}

/** Listed once for all links that are checked together, and anew the next time. */
const listed = new Map<string, { pages: string[]; off?: string[] }>();

function listOf(root: string) {
  const list = listed.get(root) ?? { pages: knownPages(root) };
  listed.set(root, list);
  queueMicrotask(() => listed.delete(root));
  return list;
}

const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? '').replace(/\.md$/, '');

export function isOff(address: string, root = ROOT): boolean {
  const list = listOf(root);
  list.off ??= offPages(list.pages, root);
  return list.off.includes(pathOf(address));
}

/** The words of such a link stay. */
export const withoutOffLinks = (tree: Root): Root =>
  mapElements(tree, (element) =>
    element.tagName === 'a' && isOff(String(element.properties['href']))
      ? element.children
      : element,
  );

/** @returns what to do about an address that leads nowhere */
export function remedyFor(address: string, root = ROOT): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const folder = /^\/(photos|logos)\//.test(path) ? 'content/data' : 'public';
  if (MADE.test(path) || existsSync(join(root, folder, decodeURI(path)))) return undefined;
  const { pages } = listOf(root);
  if (pages.includes(pathOf(address))) return undefined;
  if (/\.\w{2,4}$/.test(path)) return 'Upload the file first, or correct its name.';
  const alike = pages
    .filter((page) => page !== '/' && page.slice(0, 4) === path.slice(0, 4))
    .slice(0, 4);
  return alike.length > 0
    ? `Pages with such an address are ${alike.join(', ')}.`
    : 'Copy the address from the browser, without the name of the site.';
}

/** @returns one line for each link or picture of a Markdown text that leads nowhere */
export function deadAddresses(root: string, path: string, text: string): string[] {
  const found = text.matchAll(
    /(?:\]\(\s*|\b(?:href|src|link|imageUrl|poster)["']?\s*[:=]\s*["']?)(\/(?!\/)[^\s)"'>#?]*)/g,
  );
  return [...new Set([...found].map(([, address = '']) => address))].flatMap((address) => {
    const remedy = remedyFor(address, root);
    return remedy === undefined ? [] : `${path}: ${address} leads nowhere. ${remedy}`;
  });
}
