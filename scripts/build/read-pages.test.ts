import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { WHOLE_ARTICLES } from '#model/blog/post.ts';
import { temporaryFolder } from '#server/testing/resources.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { withoutWords } from './built-pages.ts';
import { discoveryFiles } from './discovery-files.ts';
import { headersFile } from './headers.ts';

const PAGES = ['', 'docs/b', 'docs/a', 'docs', 'docs/c', 'blog/z', 'blog/a', 'docsets', 'blog'];
const site = {
  company: { name: 'Looms & Sons', description: 'They weave.' },
  docsOrder: { sections: [{ pages: ['index', 'a'], unlisted: ['c'] }] },
} as never;

const pageOf = (path: string, origin: string) => `<!doctype html><title>T</title>
  <link rel="canonical" href="${origin}/${path}"><link rel="alternate" type="text/markdown"
  href="/${path || 'index'}.md"><meta property="og:title" content="${path || 'Home'} &amp; <co>">
  <meta name="description" content="About ${path}.">${
    path.startsWith('blog/') ? '<meta property="article:modified_time" content="2026-01-02">' : ''
  }<style>a{}</style><script>f(${path.length % 2})</script><script src="/a.js"></script>
  <script type="application/ld+json">{}</script>
  <main><h1>${path}</h1><nav>Parts</nav><p>One <b>two</b><i>Three</i><b>4</b>.</p></main>`;

/** Without a twin, its address and words written as HTML writes them. */
const twinless = (origin: string) => `<link rel="canonical" href="${origin}/?c=1&amp;d=2">
  <meta property="og:title" content="A &#x26; more"><meta name="description" content="Or &mdash;">`;

test.each([
  ['http', { VITE_SITE_URL: 'http://a.example' }],
  [
    'https, a webhook elsewhere and a bot check',
    {
      VITE_SITE_URL: 'https://a.example',
      VITE_CONTACT_ENDPOINT: 'https://hook.example/a?b',
      VITE_RECAPTCHA_SITE_KEY: 'key',
    },
  ],
])('what is written of all pages, with %s', (_, variables) => {
  using folder = temporaryFolder();
  const env = readBuildEnvironment(variables);
  const readers = [discoveryFiles(folder.path, env, site), headersFile(folder.path, env)];
  for (const part of ['docs', 'blog']) mkdirSync(join(folder.path, part));
  writeFileSync(join(folder.path, 'docs/a.md'), '# Written already\n');
  for (const reader of readers) {
    for (const path of PAGES)
      reader.read(`${path || 'index'}.html`, fromHtml(pageOf(path, env.VITE_SITE_URL)));
    reader.read('twinless.html', fromHtml(twinless(env.VITE_SITE_URL)));
    reader.read('404.html', fromHtml('<title>None</title>'));
    reader.finish({ info: () => {} } as never);
  }
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt', 'llms-full.txt', '_headers'])
    expect(readFileSync(join(folder.path, file), 'utf8')).toMatchSnapshot(file);
});

test('where the words have a file the head and what runs are read, no tag in quotes', () => {
  const head = '<head><script>a("<b>")</script></head>';
  const style = '<style title="1 > 0">b{}</style>';
  const words = '<header title="<script>"><!-- <style> "-->D</header>';
  expect(withoutWords(`<body>${head}${words}${style}E`)).toBe(head + style);
});

test('llms-full.txt has the newest articles, as one without a day is, and llms.txt all', () => {
  using folder = temporaryFolder();
  const { read, finish } = discoveryFiles(folder.path, readBuildEnvironment({}), site);
  mkdirSync(join(folder.path, 'blog'));
  const days = Array.from({ length: WHOLE_ARTICLES + 1 }, (_, index) => String(index + 10));
  for (const day of days) {
    const page = pageOf(`blog/on-${day}`, 'http://a.example').replace('01-02', `01-${day}`);
    read(`blog/on-${day}.html`, fromHtml(day === '11' ? page.replace('modified', '') : page));
  }
  finish({ info: () => {} } as never);
  const namedIn = (file: string) => {
    const text = readFileSync(join(folder.path, file), 'utf8');
    return days.filter((day) => text.includes(`/blog/on-${day}`));
  };
  expect(namedIn('llms.txt')).toEqual(days);
  expect(namedIn('llms-full.txt')).toEqual(days.slice(1));
});
