import { nginxRedirects, nginxText } from '#server/static/nginx-config.ts';
import { parseHeadersFile } from '#server/static/read-headers-file.ts';
import { filesIn } from '#server/static/site-files.ts';
import { temporaryFolder } from '#server/testing/resources.ts';
import { readRedirects, removeLeftovers } from './host-files.ts';

const row = (from: string, to: string) => `- from: ${from}\n  to: "${to}"\n`;
const read = (text: string) =>
  readRedirects(text, ['index.html', 'about.html', 'docs/process.html'], (_, id) => id === 'team');

test('former addresses lead to a page, its part, or off the site', () => {
  const targets = ['/about#team', '/docs/process?from=en', 'https://shop.example.com/'];
  const rows = read(targets.map((target, index) => row(`/old-${index}`, target)).join(''));
  expect(rows.map(({ to }) => to)).toEqual(targets);
  expect(read('# Nothing yet\n')).toEqual([]);
});

test.each([
  ['a page that exists', row('/About', '/')],
  ['a slash at the end', row('/old/', '/about')],
  ['an address twice', row('/old', '/about') + row('/OLD', '/')],
  ['a target that is gone', row('/old', '/abuot')],
  ['a part that is gone', row('/old', '/about#people')],
  ['plain http', row('/old', 'http://example.com')],
  ['a circle', row('/a', '/b') + row('/b', '/a')],
  ['what is no YAML', '- from: "/old\n'],
])('%s stops the build and is named', (_, text) => {
  expect(() => read(text)).toThrowErrorMatchingSnapshot();
});

test('nginx gets a folder’s headers, types, and the deepest 404 last', () => {
  const headers =
    '/*\n  X-Frame-Options: DENY\n  X-Own: a "word"\n/_assets/*\n  ! X-Frame-Options\n';
  const files = ['docs/api/404.html', '404.html', 'docs/404.html', 'blog/rss.xml'];
  expect(nginxText(parseHeadersFile(headers), files)).toMatchSnapshot();
  for (const rules of ['/*\n  X-Price: $5\n', '/blog/:id\n  X-Post: yes\n'])
    expect(() => nginxText(parseHeadersFile(rules), [])).toThrowErrorMatchingSnapshot();
});

test('a redirect keeps the query, unless its target has one', () => {
  const redirects = new Map(Object.entries({ '/team': '/about#team', '/shop': '/?from=site' }));
  const written = '"/team" "/about$is_args$args#team";\n"/shop" "/?from=site";\n';
  expect(nginxRedirects(redirects)).toBe(written);
});

test('no visitor gets what an editor or a Mac left beside a picture', () => {
  const left = '.DS_Store ._a.png a.png a.svg~ a.md.orig .a.md.swp a.png.bak ~$a.png Icon\r';
  const files = left.split(' ').map((name) => [`pictures/${name}`, '']);
  using site = temporaryFolder(Object.fromEntries(files));
  removeLeftovers(site.path);
  expect(filesIn(site.path)).toEqual(['pictures/a.png']);
});
