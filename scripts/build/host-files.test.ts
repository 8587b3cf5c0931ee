import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseHeadersFile } from '#server/static/read-headers-file.ts';
import { temporaryFolder } from '#server/testing/resources.ts';
import { filesIn } from '../run-tool.ts';
import { nginxRedirects, nginxText, readRedirects, removeLeftovers } from './host-files.ts';

const row = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`;
const read = (text: string) =>
  readRedirects(text, ['index.html', 'about.html', 'docs/process.html'], (_, id) => id === 'team');

test('former addresses lead to a page, its part, or off the site', () => {
  const targets = ["'/about#team'", '/docs/process?from=en', 'https://shop.example.com/'];
  const rows = read(targets.map((target, index) => row(`/old-${index}`, target)).join(''));
  expect(rows.map(({ to }) => to)).toEqual(targets.map((target) => target.replaceAll("'", '')));
  expect(read('# Nothing yet\n')).toEqual([]);
});

test.each([
  ['a page that exists', row('/About', '/'), 'row 1: /About is a page or file of the site'],
  ['a slash at the end', row('/old/', '/about'), 'row 1, field from: is no former address'],
  ['an address twice', row('/old', '/about') + row('/OLD', '/'), 'row 2: /OLD is there twice'],
  ['a target that is gone', row('/old', '/abuot'), '/abuot does not exist'],
  ['a part that is gone', row('/old', "'/about#people'"), '/about has no part "#people"'],
  ['plain http', row('/old', 'http://example.com'), 'Begin a page of the site with "/"'],
  ['a circle', row('/a', '/b') + row('/b', '/a'), 'row 2: /a leads on to /b'],
  ['what is no YAML', '- from: "/old\n', 'content/redirects.yaml, line'],
])('%s stops the build and is named', (_, text, said) => {
  expect(() => read(text)).toThrow(said);
});

test('nginx gets a folder’s headers, types, and the deepest 404 last', () => {
  const headers =
    '/*\n  X-Frame-Options: DENY\n  X-Own: a "word"\n/_assets/*\n  ! X-Frame-Options\n';
  const files = ['docs/api/404.html', '404.html', 'docs/404.html', 'blog/rss.xml'];
  expect(nginxText(parseHeadersFile(headers), files)).toMatchSnapshot();
  expect(() => nginxText(parseHeadersFile('/*\n  X-Price: $5\n'), [])).toThrow('it contains a "$"');
  expect(() => nginxText(parseHeadersFile('/blog/:id\n  X-Post: yes\n'), [])).toThrow(
    'a rule for /blog/:id',
  );
});

test('a redirect keeps the query, unless its target has one', () => {
  const redirects = new Map(Object.entries({ '/team': '/about#team', '/shop': '/?from=site' }));
  const written = '"/team" "/about$is_args$args#team";\n"/shop" "/?from=site";\n';
  expect(nginxRedirects(redirects)).toBe(written);
});

test('no visitor gets what an editor or a Mac left beside a picture', () => {
  using site = temporaryFolder();
  mkdirSync(join(site.path, 'pictures'));
  const left = '.DS_Store ._a.png a.png a.svg~ a.md.orig .a.md.swp a.png.bak ~$a.png'.split(' ');
  for (const name of [...left, 'Icon\r']) writeFileSync(join(site.path, 'pictures', name), '');
  removeLeftovers(site.path);
  expect(filesIn(site.path)).toEqual(['pictures/a.png']);
});
