/** What stands for a page where its address is shared. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ROUTES, SITE_DIR } from '../support/built-site.ts';

/** The path of the picture a page names. */
async function pictureOf(route: string): Promise<string> {
  const names = [`${route === '/' ? '/index' : route}.html`, `${route}/index.html`];
  for (const name of names) {
    const html = await readFile(join(SITE_DIR, name), 'utf8').catch(() => '');
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    if (address) return new URL(address).pathname;
  }
  throw new Error(`${route} names no picture`);
}

describe('every page names a picture of 1200 by 630 that shows something and is light', () => {
  test.each(ROUTES)('%s', async (route) => {
    const file = await readFile(join(SITE_DIR, await pictureOf(route)));
    const { width, height, format } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect((await sharp(file).stats()).entropy).toBeGreaterThan(0.5);
    expect(file.length).toBeLessThan(120_000);
  });
});

test('articles and pages of the documentation have one each of their own', async () => {
  const own = ROUTES.filter((route) => /^\/blog\/[^/]+$|^\/docs(?!\/all$)/.test(route));
  const pictures = await Promise.all(own.map(pictureOf));
  expect(pictures.length).toBeGreaterThan(19);
  expect(pictures).toEqual(own.map((route) => `/share${route}.png`));
  const bytes = await Promise.all(pictures.map((path) => readFile(join(SITE_DIR, path), 'base64')));
  expect(new Set(bytes).size).toBe(own.length);
});
