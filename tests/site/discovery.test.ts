/** The files by which other programs find their way, recognise the site and learn whom to notify. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import { docsPath } from '#model/docs/docs-pages.ts';
import { allPages } from '#model/facts/docs-facts.ts';
import { FILES, PAGES, readSiteFile, SITE_DIR } from '../support/built-site.ts';

const posts = loadPosts(join(import.meta.dirname, '../../content/blog'), { warn: () => {} });

const DOCS = join(import.meta.dirname, '../../content/docs');
const documents = globSync('**/*.mdx', { cwd: DOCS }).map((file) => ({
  path: docsPath(file.replaceAll('\\', '/').replace(/\.mdx$/, '')),
  updated: /^updated: *["']?([\d-]+)/m.exec(readFileSync(join(DOCS, file), 'utf8'))?.[1],
}));

test('the sitemap gives the day of the last change that an article or a document says, and no other', () => {
  const entries = [
    ...readSiteFile('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g),
  ];
  const days = new Map(entries.map(([, address = '', day]) => [new URL(address).pathname, day]));
  expect(days.size).toBeGreaterThan(30);
  const known = new Map(posts.map((post) => [postPath(post.id), post.revised ?? post.date]));
  for (const { path, updated } of documents) known.set(path, updated);
  known.set(
    allPages.path,
    documents
      .map(({ updated = '' }) => updated)
      .sort()
      .at(-1) || undefined,
  );
  for (const [path, day] of days) expect(day, path).toBe(known.get(path));
  expect([...days.values()].filter(Boolean).length).toBeGreaterThan(0);
});

test('every icon a page or the manifest names is there in the size it says', async () => {
  const manifest = JSON.parse(readSiteFile('site.webmanifest'));
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable']),
  );
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(SITE_DIR, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const links = PAGES.flatMap(({ html }) => [
    ...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="\/([^"]+)"/g),
  ]);
  const named = new Set(links.map(([, file = '']) => file));
  expect(named.size).toBe(4);
  for (const file of named) expect(FILES).toContain(file);
});

test('security.txt says whom to tell, and for less than a year', () => {
  const text = readSiteFile('.well-known/security.txt');
  expect(text).toMatch(/^Contact: (mailto|https):\S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  const daysLeft = (expires - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(0);
  expect(daysLeft).toBeLessThan(365);
});
