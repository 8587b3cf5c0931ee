import { expect, test } from 'vitest';
import { parseHeadersFile } from '#server/static/read-headers-file.ts';
import { nginxText, redirectsText } from './nginx-file.ts';

const linesOf = (headers: string, files: string[] = []) =>
  nginxText(parseHeadersFile(headers), files).split('\n');

test('a folder gets all its headers again, without those it removes', () => {
  const lines = linesOf('/*\n  X-Frame-Options: DENY\n  X-Own: a "word"\n/_assets/*\n  ! X-Frame-Options\n');
  expect(lines).toContain('add_header X-Frame-Options "DENY" always;');
  const folder = lines.slice(lines.indexOf('location /_assets/ {') + 1, lines.lastIndexOf('}'));
  expect(folder).toEqual(['  add_header X-Own "a \\"word\\"" always;']);
});

test('each ending has its media type, and a file that differs from its ending a place of its own', () => {
  const lines = linesOf('', ['index.html', 'sitemap.xml', 'blog/rss.xml', 'LICENSE']);
  expect(lines).toContain('  "application/xml; charset=utf-8" xml;');
  expect(lines.filter((line) => line.startsWith('location'))).toEqual([
    'location = /blog/rss.xml { types {} default_type "application/rss+xml; charset=utf-8"; }',
  ]);
});

test('the deepest folder with a 404 page of its own is looked at last, so that it wins', () => {
  const lines = linesOf('', ['docs/api/404.html', '404.html', 'docs/404.html']);
  expect(lines.filter((line) => line.includes('$not_found '))).toEqual([
    'set $not_found /404.html;',
    'if ($uri ~ "^/docs/") { set $not_found /docs/404.html; }',
    'if ($uri ~ "^/docs/api/") { set $not_found /docs/api/404.html; }',
  ]);
});

test('what nginx cannot say stops the build', () => {
  expect(() => linesOf('/*\n  X-Price: $5\n')).toThrow('it contains a "$"');
  expect(() => linesOf('/blog/:id\n  X-Post: yes\n')).toThrow('a rule for /blog/:id');
});

test('a redirect keeps the query, before the fragment, unless its target has one', () => {
  const redirects = new Map([
    ['/team', '/about#team'],
    ['/shop', 'https://shop.example.com/?from=site'],
  ]);
  expect(redirectsText(redirects).split('\n').slice(1, -1)).toEqual([
    '"/team" "/about$is_args$args#team";',
    '"/shop" "https://shop.example.com/?from=site";',
  ]);
});
