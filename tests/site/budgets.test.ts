import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PAGES, readSiteFile, transferSize } from '../support/built-site.ts';
import { reachableScripts } from '../support/reachable-scripts.ts';

/** Bytes after brotli. Scripts, fonts and whole pages are counted on the wire (`every-page.journey.ts`). */
const STYLES = 15_000;
const HOME_HTML = 30_000;
/** Bytes of every script a page can ever load, whatever a visitor does on it. */
const ALL_SCRIPTS = 80_000;

describe.each(PAGES)('$file', ({ html }) => {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, href]) => href ?? '');

  test(`loads less than ${STYLES} bytes of rules`, () => {
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.map(sizeOfRules).reduce(sum, 0)).toBeLessThan(STYLES);
  });

  test(`can never load ${ALL_SCRIPTS} bytes of script, also when everything on it is used`, () => {
    const scripts = reachableScripts(html)
      .map((script) => ({ script, bytes: transferSize(script) }))
      .sort((a, b) => b.bytes - a.bytes);
    const total = scripts.map(({ bytes }) => bytes).reduce(sum, 0);
    const list = scripts.map(({ script, bytes }) => `  ${bytes} ${script}`).join('\n');
    const advice =
      'Facts that only the built page shows belong in its HTML; a rare part is an import() of its own.';
    expect(total, `${total} bytes of script:\n${list}\n${advice}`).toBeLessThan(ALL_SCRIPTS);
  });

  test('waits for two style sheets at most before its first paint', () => {
    expect(sheets.length).toBeLessThanOrEqual(2);
  });
});

test(`the home page's HTML is under ${HOME_HTML} bytes`, () => {
  expect(transferSize('index.html')).toBeLessThan(HOME_HTML);
});

const sizes = new Map<string, number>();

/** Size of a sheet without its fonts, which have a budget of their own. Pages share their sheets, and each is compressed once. */
function sizeOfRules(sheet: string): number {
  const bytes =
    sizes.get(sheet) ?? brotliCompressSync(readSiteFile(sheet).replaceAll(/data:font[^)]+/g, '')).length;
  sizes.set(sheet, bytes);
  return bytes;
}

function sum(total: number, bytes: number): number {
  return total + bytes;
}
