/** What a first visit loads is counted on the wire (`every-page.journey.ts`). */
import { brotliCompressSync } from 'node:zlib';
import {
  attributeOf,
  attributesOf,
  type BuiltPage,
  FILES,
  PAGES,
  readSiteFile,
  transferSize,
} from '../support/built-site.ts';

/**
 * Bytes after brotli: of rules before the first paint, of all scripts, and of what comes
 * around the words, pictures and rarer fonts of an article.
 */
const [STYLES, ALL_SCRIPTS, ARTICLE] = [14_000, 117_500, 40_700];

const sum = (sizes: readonly number[]) => sizes.reduce((total, bytes) => total + bytes, 0);
const rulesIn = (sheet: string) =>
  brotliCompressSync(readSiteFile(sheet).replaceAll(/data:font[^)]+/g, '')).length;
const sheetsOf = ({ elements }: BuiltPage) =>
  attributesOf(
    elements.filter((link) => attributeOf(link, 'rel') === 'stylesheet'),
    'href',
  );

test(`all scripts of the site together are no more than ${ALL_SCRIPTS} bytes`, () => {
  const scripts = FILES.filter((file) => file.endsWith('.js'));
  const list = scripts.map((name) => `${transferSize(name)} ${name}`).join(', ');
  expect(sum(scripts.map(transferSize)), list).toBeLessThanOrEqual(ALL_SCRIPTS);
});

test(`no page waits for more than ${STYLES} bytes of rules in its sheets`, () => {
  const sizes = new Map(
    FILES.filter((file) => file.endsWith('.css')).map((file) => [`/${file}`, rulesIn(file)]),
  );
  const heavy = PAGES.filter((page) => {
    const bytes = sum(sheetsOf(page).map((sheet) => sizes.get(sheet) ?? 0));
    return bytes === 0 || bytes > STYLES;
  });
  expect(heavy.map(({ file }) => file)).toEqual([]);
});

test(`an article is no more than ${ARTICLE} bytes and its words`, () => {
  const heavy = PAGES.filter((page) => {
    const scripts = page.elements.filter(({ tagName }) => tagName === 'script');
    const files = [page.file, ...sheetsOf(page), ...attributesOf(scripts, 'src')];
    const words = `${page.file.slice(0, -5)}.md`;
    const bytes = () => sum(files.map(transferSize)) - transferSize(words);
    return /^blog\/(?!404)[^/]+$/.test(page.file) && bytes() > ARTICLE;
  });
  expect(heavy.map(({ file }) => file)).toEqual([]);
});
