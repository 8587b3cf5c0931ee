/** Lists the addresses of this site, so that a dead link is reported before it is saved or published. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameSlug } from '#article/slug.ts';
import { FactsError, type FactsFile } from './facts-file.ts';
import { placeOf, readYaml } from './facts-problems.ts';

/** Lists and files that are made when the site is built: addresses below them are left to the build's own tests. */
const MADE = /^\/(blog\/(category|page)|share|templates|n8n|films|docs\/tool-marks)\//;
/** Pictures of people without a file of their own. */
const WOVEN = /^\/pictures\/(portraits|avatars)\//;
/** Photographs and logos, which the build makes the published files of. */
const KEPT = /^\/(photos|logos)\//;
const FEEDS =
  /^\/(docs\.md|llms(-full)?\.txt|sitemap\.xml|robots\.txt|blog\/(rss|atom)\.xml|blog\/feed\.json)$/;

const without = (path: string, start: string, end: RegExp) =>
  path.replaceAll('\\', '/').slice(start.length).replace(end, '');

/** Every page, by the files it is made from. */
function knownPages(root: string): string[] {
  const files = (pattern: string) => globSync(pattern, { cwd: root });
  const shells = files('src/pages/**/*.astro')
    .map((path) => without(path, 'src/pages', /\.astro$/))
    .filter((path) => !path.includes('['))
    .map((path) => path.replace(/\/index$/, '') || '/');
  const documents = files('content/docs/**/*.mdx').map((path) => without(path, 'content/docs/', /\.mdx$/));
  return [
    ...shells,
    ...files('content/blog/*.md').map((path) => `/blog/${nameSlug(without(path, 'content/blog/', /\.md$/))}`),
    ...documents.map((id) => (id === 'home' ? '/docs' : `/docs/${id}`)),
    ...files('content/legal/agreements/*.md').map(
      (path) => `/agreements/${without(path, 'content/legal/agreements/', /\.md$/)}`,
    ),
  ];
}

/** The addresses of this site in a text: targets of links and pictures, without what follows `#` or `?`. */
function addressesIn(text: string): string[] {
  const found = text.matchAll(
    /(?:\]\(\s*|\b(?:href|src|link|imageUrl|poster|photo|logo|logoOnDark|icon)["']?\s*[:=]\s*["']?)(\/(?!\/)[^\s)"'>#?]*)/g,
  );
  return [...new Set([...found].map(([, address = '']) => address))];
}

/** @returns one line for each address in the text that leads nowhere */
export function deadAddresses(root: string, path: string, text: string): string[] {
  return deadIn(root, text).map(({ address, remedy }) => `${path}: ${address} leads nowhere. ${remedy}`);
}

/** The same for a file of facts, with the field that has the address. */
export function deadFacts(root: string, file: FactsFile, text: string): string[] {
  const { path } = file;
  const dead = deadIn(root, text);
  if (dead.length === 0) return [];
  const { data } = readYaml(text, path);
  return dead.map(({ address, remedy }) => {
    const place = placeOf(fieldWith(address, data) ?? [], data);
    return `${path}${place && `, ${place}`}: ${address} leads nowhere. ${remedy}`;
  });
}

/**
 * @param root of the project
 * @throws {FactsError} with one line for each link in the facts that leads to no page or file
 */
export function checkLinks(root: string, files: readonly FactsFile[]) {
  const dead = files.flatMap((file) => deadFacts(root, file, readFileSync(join(root, file.path), 'utf8')));
  if (dead.length > 0) throw new FactsError(dead.join('\n'));
}

/** The way to the first text that is the address, or links it. */
function fieldWith(address: string, data: unknown): PropertyKey[] | undefined {
  if (typeof data === 'string') {
    const [start = ''] = data.split(/[?#]/);
    return start === address || data.includes(`](${address}`) ? [] : undefined;
  }
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const rest = fieldWith(address, value);
    if (rest) return [Array.isArray(data) ? Number(key) : key, ...rest];
  }
  return undefined;
}

function deadIn(root: string, text: string): { address: string; remedy: string }[] {
  const pages = knownPages(root);
  const leads = (address: string) =>
    [...pages, ...pages.map((page) => `${page}.md`)].includes(address) ||
    [MADE, WOVEN, FEEDS].some((made) => made.test(address)) ||
    existsSync(join(root, 'public', decodeURI(address))) ||
    (KEPT.test(address) && existsSync(join(root, 'content/data', decodeURI(address))));
  return addressesIn(text)
    .filter((address) => !leads(address))
    .map((address) => ({ address, remedy: remedyFor(address, pages) }));
}

function remedyFor(address: string, pages: readonly string[]): string {
  if (/\.\w{2,4}$/.test(address)) return 'Upload the picture first, or correct its name.';
  const alike = pages.filter((page) => page !== '/' && page.slice(0, 4) === address.slice(0, 4)).slice(0, 4);
  return alike.length > 0
    ? `Pages with such an address are ${alike.join(', ')}.`
    : 'Copy the address from the browser, without the name of the site.';
}
