/** Tells an address that leads nowhere before it is saved, and one whose page is off. */
import type { Root } from 'hast';
import { lineAt } from '#article/braces.ts';
import { mapElements } from '#article/map-elements.ts';
import { nameSlug } from '#article/slug.ts';
import { pathsIn, type SiteFiles } from '../content-files.ts';

/** Made by the build: left to its own tests. */
const MADE =
  /^\/(blog\/(category|page)|share|templates|n8n|docs\/tool-marks|pictures\/(portraits|avatars))\/|^\/(docs\.md|llms(-full)?\.txt|sitemap\.xml|robots\.txt|blog\/rss\.xml)$/;

const SOURCES = [
  ['src/pages', '.astro', ''],
  ['content/blog', '.md', '/blog'],
  ['content/docs', '.mdx', '/docs'],
  ['content/legal/agreements', '.md', '/agreements'],
] as const;

const knownPages = (files: SiteFiles) =>
  SOURCES.flatMap(([folder, ending, above]) =>
    pathsIn(files, folder, ending).flatMap((path) => {
      const name = path.slice(folder.length + 1, -ending.length);
      if (above === '/blog' && /^[._]|\//.test(name)) return [];
      const slug = above === '/blog' ? nameSlug(name) : name;
      // A page that may be off is called what stands in its brackets; lists lie deeper.
      const page = `${above}/${slug}`.replace(/^\/\[(\w+)\]$/, '/$1');
      return page.includes('[') ? [] : page.replace(/\/(index|home)$/, '') || '/';
    }),
  );

const CASES = '/docs/case-studies/';
const AGREEMENTS = '/agreements/';

/** "/100%" stays as it is written. */
function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** As an editor of Markdown puts in a picture that lies beside the text. */
const BESIDE = /\]\(\s*(?!\w+:|\/)([^\s)#?]+\.(?:jpe?g|png|webp|avif|gif|svg|pdf)\b)/gi;

const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? '').replace(/\.md$/, '');

/** What is on the site, asked before its files are checked; all, where a file cannot be read. */
interface Shown {
  hasIncubator: boolean;
  studies: readonly string[] | undefined;
  agreements: readonly string[] | undefined;
  /** Addresses outside the site by their names, such as `community`. */
  outside: Readonly<Record<string, string>> | undefined;
  outsideNames: readonly string[];
}

export type Addresses = ReturnType<typeof addressesOf>;

export function addressesOf(files: SiteFiles, shown: Shown) {
  const pages = knownPages(files);
  const namesIn = (folder: string) =>
    pages.filter((page) => page.startsWith(folder)).map((page) => page.slice(folder.length));
  const { studies = namesIn(CASES), agreements = namesIn(AGREEMENTS) } = shown;
  const cases = studies.filter((slug) => pages.includes(CASES + slug));
  const entries = [
    ...cases.map((slug) => CASES + slug),
    ...agreements.map((slug) => AGREEMENTS + slug),
  ];
  const unlisted = pages.filter(
    (page) => /^\/(agreements|docs\/case-studies)\//.test(page) && !entries.includes(page),
  );
  /** By a switch, without an entry, or with nothing to list. */
  const off = [
    ...(shown.hasIncubator ? [] : ['/incubator']),
    ...(cases.length > 0 ? [] : ['/docs/showcase']),
    ...unlisted,
  ];

  const isOutside = (name: string) => shown.outsideNames.includes(name);

  const isOff = (address: string) => off.includes(pathOf(address));

  const isGone = (target: string) =>
    (isOutside(target) && shown.outside && !Object.hasOwn(shown.outside, target)) || isOff(target);

  function remedyFor(address: string) {
    const [path = ''] = address.split(/[?#]/);
    const folder = /^\/(photos|logos)\//.test(path) ? 'content/data' : 'public';
    if (MADE.test(path) || files.has(folder + decoded(path))) return undefined;
    if (pages.includes(pathOf(address))) return undefined;
    return /\.\w{2,4}$/.test(path)
      ? 'Upload the file first, or correct its name.'
      : 'Copy the address from the browser, without the name of the site.';
  }

  return {
    /** Case studies with an entry and a page, in the order of the entries. */
    cases,
    agreements,
    /** With others that have a page alone. */
    casePages: namesIn(CASES),
    /** Written, and nowhere on the site: what lists them has no entry for them. */
    unlisted,
    outside: shown.outside ?? {},
    isOutside,
    isOff,
    isGone,
    remedyFor,
    /** The words of a link to what is off stay. */
    withoutOffLinks: (tree: Root) =>
      mapElements(tree, (element) =>
        element.tagName === 'a' && isOff(String(element.properties['href']))
          ? element.children
          : element,
      ),
    /** A line for each link or picture of a Markdown text that leads nowhere. */
    deadAddresses: (path: string, text: string) => {
      const linked = text.matchAll(
        /(?:\]\(\s*|\b(?:href|src|link|imageUrl|poster|to)["']?\s*[:=]\s*["']?)(\/(?!\/)[^\s)"'>#?]*)/g,
      );
      const all = [...linked, ...text.matchAll(BESIDE)];
      const page = `http://localhost${path.replace(/^content(\/legal)?/, '')}`;
      const firsts = new Map(all.reverse().map(({ 1: to = '', index }) => [to, index]));
      return [...firsts].reverse().flatMap(([address, index]) => {
        const isWhole = address.startsWith('/');
        const found = remedyFor(isWhole ? address : new URL(address, page).pathname);
        const remedy = isWhole
          ? found
          : found && 'Upload it, and begin its address with /pictures/.';
        if (remedy === undefined) return [];
        return {
          line: lineAt(text, index),
          problem: `${path}: ${address} leads nowhere. ${remedy}`,
        };
      });
    },
  };
}
