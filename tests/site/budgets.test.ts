/** What a first visit loads is counted on the wire (`every-page.journey.ts`). */
import { brotliCompressSync } from 'node:zlib';
import {
  attributeOf,
  attributesOf,
  FILES,
  PAGES,
  readSiteFile,
  transferSize,
} from '../support/built-site.ts';

/**
 * Bytes after brotli: of rules before the first paint, of all that a page can ever load, and of what
 * comes around the words, pictures and rarer fonts of an article.
 */
const [STYLES, ALL_SCRIPTS, ARTICLE] = [14_000, 115_000, 40_700];

/** In an import, or in the list of what to load before one. */
const NAMED = /["'`](?:\.\/|\/?_assets\/)([\w.$-]+\.js)["'`]/g;
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What a page loads by itself, and what that imports. */
function reachableScripts(html: string): string[] {
  const reached = new Set<string>();
  const waiting = found(html, /(?:src|component-url|renderer-url)="\/([^"]+\.js)"/g);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...found(readSiteFile(file), NAMED).map((name) => `_assets/${name}`));
  }
  return [...reached];
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, bytes) => total + bytes, 0);
const rulesIn = (sheet: string) =>
  brotliCompressSync(readSiteFile(sheet).replaceAll(/data:font[^)]+/g, '')).length;

test(`no page can load more than ${ALL_SCRIPTS} bytes of script, also when everything on it is used`, () => {
  const heavy = PAGES.flatMap(({ file, html }) => {
    const scripts = reachableScripts(html);
    const list = scripts.map((name) => `${transferSize(name)} ${name}`).join(', ');
    return sum(scripts.map(transferSize)) > ALL_SCRIPTS ? [`${file}: ${list}`] : [];
  });
  expect(heavy, 'load a rare part by an import() of its own').toEqual([]);
});

test(`no page waits for more than ${STYLES} bytes of rules in its sheets`, () => {
  const sizes = new Map(
    FILES.filter((file) => file.endsWith('.css')).map((file) => [file, rulesIn(file)]),
  );
  const heavy = PAGES.filter(({ elements }) => {
    const links = elements.filter((link) => attributeOf(link, 'rel') === 'stylesheet');
    const bytes = sum(attributesOf(links, 'href').map((href) => sizes.get(href.slice(1)) ?? 0));
    return bytes === 0 || bytes > STYLES;
  });
  expect(heavy.map(({ file }) => file)).toEqual([]);
});

test(`an article is no more than ${ARTICLE} bytes and its words`, () => {
  const heavy = PAGES.flatMap(({ file, elements }) => {
    if (!/^blog\/(?!404)[^/]+$/.test(file)) return [];
    const sheets = elements.filter((link) => attributeOf(link, 'rel') === 'stylesheet');
    const scripts = elements.filter(({ tagName }) => tagName === 'script');
    const files = [file, ...attributesOf(sheets, 'href'), ...attributesOf(scripts, 'src')];
    const bytes = sum(files.map(transferSize)) - transferSize(file.replace('html', 'md'));
    return bytes > ARTICLE ? [`${bytes} ${files.join(', ')}`] : [];
  });
  expect(heavy).toEqual([]);
});
