import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PAGES, transferSize } from '../support/built-site.ts';

/** Bytes after brotli. JavaScript counts everything a page runs before the visitor's first intent, inline included. */
const JAVASCRIPT = 5_000;
const STYLES = 20_000;
const HOME_HTML = 30_000;

describe.each(PAGES)('$file', ({ html }) => {
  test(`loads less than ${JAVASCRIPT} bytes of JavaScript before intent`, () => {
    expect(externalScripts(html).map(transferSize).reduce(sum, 0) + inlineScriptSize(html)).toBeLessThan(
      JAVASCRIPT,
    );
  });

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

function externalScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="\/([^"]+)"/g)].map(([, src]) => src ?? '');
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="\/([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  return [...new Set([...scripts, ...preloads])];
}

function inlineScriptSize(html: string): number {
  const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)];
  return brotliCompressSync(inline.map(([, text]) => text).join('\n')).length;
}

function sum(total: number, bytes: number): number {
  return total + bytes;
}
