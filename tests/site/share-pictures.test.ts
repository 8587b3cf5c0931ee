/** Checks the pictures that represent a page where its address is shared. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { routePath } from '#model/page-address.ts';
import { PAGES, ROUTES, SITE_DIR } from '../support/built-site.ts';

/** The path of the picture a page names. */
function pictureOf(route: string): string {
  const page = PAGES.find(({ file }) => routePath(`/${file}`) === route);
  const address = /<meta property="og:image" content="([^"]+)"/.exec(page?.html ?? '')?.[1];
  if (!address) throw new Error(`${route} names no picture`);
  return decodeURI(new URL(address).pathname);
}

describe('every page names a picture of 1200 by 630 that shows something and is light', () => {
  test.each(ROUTES)('%s', async (route) => {
    const file = await readFile(join(SITE_DIR, pictureOf(route)));
    const { width, height, format } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect((await sharp(file).stats()).entropy).toBeGreaterThan(0.5);
    expect(file.length).toBeLessThan(120_000);
  });
});

/** The home page has the site's picture; so have legal texts, later pages of a list and the list of all pages. */
const SHARED = /^\/$|^\/(privacy|agreements)\b|\/page\/\d+$|^\/docs\/all$/;

test('every other page has one of its own', async () => {
  const own = ROUTES.filter((route) => !SHARED.test(route));
  const pictures = await Promise.all(own.map(pictureOf));
  expect(pictures.length).toBeGreaterThan(19);
  expect(pictures).toEqual(own.map((route) => `/share${route}.png`));
  const bytes = await Promise.all(pictures.map((path) => readFile(join(SITE_DIR, path), 'base64')));
  expect(new Set(bytes).size).toBe(own.length);
});
