import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PAGES, readSiteFile, transferSize } from '../support/built-site.ts';

/** Bytes after brotli. What scripts, fonts and whole pages cost is counted on the wire (`every-page.journey.ts`). */
const STYLES = 15_000;
const HOME_HTML = 30_000;

describe.each(PAGES)('$file', ({ html }) => {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, href]) => href ?? '');

  test(`loads less than ${STYLES} bytes of rules`, () => {
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.map(sizeOfRules).reduce(sum, 0)).toBeLessThan(STYLES);
  });

  test('waits for two style sheets at most before its first paint', () => {
    expect(sheets.length).toBeLessThanOrEqual(2);
  });
});

test(`the home page's HTML is under ${HOME_HTML} bytes`, () => {
  expect(transferSize('index.html')).toBeLessThan(HOME_HTML);
});

/** Without the fonts in the sheet, which have a budget of their own. */
function sizeOfRules(sheet: string): number {
  return brotliCompressSync(readSiteFile(sheet).replaceAll(/data:font[^)]+/g, '')).length;
}

function sum(total: number, bytes: number): number {
  return total + bytes;
}
