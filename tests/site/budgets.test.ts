import { describe, expect, test } from 'vitest';
import { PAGES, transferSize } from '../support/built-site.ts';

/** Bytes after brotli. What scripts cost is counted on the wire (`every-page.journey.ts`). */
const STYLES = 20_000;
const HOME_HTML = 30_000;

describe.each(PAGES)('$file', ({ html }) => {
  test(`loads less than ${STYLES} bytes of style sheets`, () => {
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(
      ([, href]) => href ?? '',
    );
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.map(transferSize).reduce(sum, 0)).toBeLessThan(STYLES);
  });
});

test(`the home page's HTML is under ${HOME_HTML} bytes`, () => {
  expect(transferSize('index.html')).toBeLessThan(HOME_HTML);
});

function sum(total: number, bytes: number): number {
  return total + bytes;
}
