/**
 * Preloads in each page the fonts that only some pages show: italic, bold, monospaced, rare letters of names. A browser would
 * find them only when it has the style sheets and lays the page out, one round trip later, and would change the words when they
 * arrive. Fonts of every page are in the style sheet itself (docs/decisions/022).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import { CUTS } from '#scripts/fonts/cuts.ts';
import { scopedName } from '#styles/scoped-name.ts';
import { siteFiles } from './list-files.ts';
import type { PageReader } from './parsed-pages.ts';

const BOLD = ['strong', 'h4', 'h5', 'h6'];

/** True when one of these elements has one of the names. */
const isIn = (around: readonly Element[], ...names: string[]) =>
  around.some(({ tagName }) => names.includes(tagName));
/** True when one of these elements has a class of a CSS module. */
const hasClass = (around: readonly Element[], name: string) =>
  around.some(({ properties: { className } }) => Array.isArray(className) && className.includes(name));
const essay = scopedName('essay', 'article-kinds.module.css');
const brand = scopedName('brand', 'brand.module.css');
const byline = scopedName('byline', 'docs-page.module.css');

/**
 * Font files by what sets text in them, as in the style sheets; the first match decides. A journey compares this with
 * what a browser loads (`every-page.journey.ts`).
 */
const FACES: readonly { files: string; sets: (around: readonly Element[]) => boolean }[] = [
  { files: 'ibm-plex-mono', sets: (around) => isIn(around, 'code') },
  {
    files: 'newsreader-italic',
    sets: (around) =>
      isIn(around, 'em') || around.some(({ properties }) => properties['fontStyle'] === 'italic'),
  },
  { files: 'newsreader-bold', sets: (around) => hasClass(around, essay) && isIn(around, ...BOLD) },
  // Names at the top of a page, which may have a letter that is not in the style sheet: it would change under the reader's eyes.
  { files: 'newsreader-text', sets: (around) => hasClass(around, brand) && hasClass(around, 'serif') },
  { files: 'instrument-sans', sets: (around) => hasClass(around, byline) },
];

/** Elements that are not drawn when the page arrives. */
const NOT_DRAWN = new Set(['head', 'script', 'style', 'template', 'noscript', 'dialog']);

function isNotDrawn({ tagName, properties }: Element, parent: Element | undefined): boolean {
  const isFolded =
    parent?.tagName === 'details' && parent.properties['open'] === undefined && tagName !== 'summary';
  return NOT_DRAWN.has(tagName) || Boolean(properties['hidden']) || isFolded;
}

/** Names the fonts whose letters a page shows when it arrives, apart from those in the style sheet. */
export function fontsOf(page: Root): string[] {
  const letters = new Map(FACES.map(({ files }) => [files, new Set<string>()]));
  const read = (node: Root | RootContent, around: readonly Element[]) => {
    if (node.type === 'text') {
      const face = FACES.find(({ sets }) => sets(around));
      for (const letter of node.value.trim()) if (face) letters.get(face.files)?.add(letter);
    }
    if (!('children' in node) || (node.type === 'element' && isNotDrawn(node, around.at(-1)))) return;
    const within = node.type === 'element' ? [...around, node] : around;
    for (const child of node.children) read(child, within);
  };
  read(page, []);
  return CUTS.filter(({ file, characters, inSheet }) => {
    const shown = [...letters].find(([files]) => file.startsWith(files))?.[1] ?? [];
    return !inSheet && [...shown].some((letter) => letter !== ' ' && characters.includes(letter));
  }).map(({ file }) => file);
}

/** @param addresses of the fonts of a site, by name */
export function withPreloads(html: string, fonts: readonly string[], addresses: ReadonlyMap<string, string>) {
  const links = fonts.map((font) => {
    const address = addresses.get(font);
    if (address === undefined) throw new Error(`The style sheets have no font ${font}.`);
    // Fonts are requested anonymously: without the attribute the browser would request the file a second time.
    return `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin>`;
  });
  // Behind the style sheets, which are needed first.
  return html.replace(/(?<sheets>(?:<link rel="stylesheet"[^>]*>)+)/, `$<sheets>${links.join('')}`);
}

export function preloadedFonts(siteDir: string): PageReader {
  const addresses = fontAddresses(siteDir);
  return {
    read: async ({ file, tree }) => {
      const fonts = fontsOf(tree);
      if (fonts.length === 0) return;
      const path = join(siteDir, file);
      await writeFile(path, withPreloads(await readFile(path, 'utf8'), fonts, await addresses));
    },
  };
}

async function fontAddresses(siteDir: string): Promise<Map<string, string>> {
  const files = (await siteFiles(siteDir)).filter((file) => file.endsWith('.woff2'));
  return new Map(files.map((file) => [file.replace(/^.*\/|\..*$/g, ''), `/${file}`]));
}
