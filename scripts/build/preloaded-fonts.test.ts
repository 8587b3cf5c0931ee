import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { readPages } from './parsed-pages.ts';
import { fontsOf, preloadedFonts, withPreloads } from './preloaded-fonts.ts';

const fonts = (body: string) => fontsOf(fromHtml(`<body>${body}`));
const essay = (body: string) => fonts(`<div class="article-text_text article-kinds_essay">${body}</div>`);

test.each([
  ['plain text', '<p>One <b>two</b> <strong>three</strong></p>', []],
  ['words in italics', '<p>One <em>two</em></p>', ['newsreader-italic']],
  ['a name in italics', '<em>Ada</em>', ['newsreader-italic', 'newsreader-italic-capitals']],
  [
    'italic letters of a drawing',
    '<svg><text font-style="italic">&amp;</text></svg>',
    ['newsreader-italic-capitals'],
  ],
  ['code', '<code>a</code>', ['ibm-plex-mono']],
  ['code in italics', '<em><code>a</code></em>', ['ibm-plex-mono']],
  ['code with a rare sign', '<code>a → ü</code>', ['ibm-plex-mono', 'ibm-plex-mono-rest']],
  ['spaces in italics', '<em> </em>', []],
])('%s', (_name, body, expected) => {
  expect(fonts(body)).toEqual(expected);
});

test('a rare letter in the company’s name or an author’s comes with the page', () => {
  const company = (name: string) => fonts(`<a class="brand_brand"><span class="serif">${name}</span></a>`);
  expect(company('Müller & Söhne')).toEqual(['newsreader-text-rest']);
  expect(company('Brandt & Co')).toEqual([]);
  const author = (name: string) => fonts(`<div class="docs-page_byline"><b>${name}</b></div>`);
  expect(author('Zoë Øverland')).toEqual(['instrument-sans-rest']);
  expect(author('Łucja Ó Briain')).toEqual(['instrument-sans-rest', 'instrument-sans-extended']);
  expect(author('Tomás Rey')).toEqual([]);
});

test('bold is a font of articles, whose text is in the serif', () => {
  expect(essay('<p><strong>two</strong></p>')).toEqual(['newsreader-bold']);
  expect(essay('<p><strong><em>two</em></strong></p>')).toEqual(['newsreader-italic']);
});

test.each([
  '<template><em>a</em></template>',
  '<dialog><em>a</em></dialog>',
  '<div hidden><em>a</em></div>',
  '<details><summary>a</summary><p><em>a</em></p></details>',
  '<script>"<em>a</em>"</script>',
])('what is not drawn asks for nothing: %s', (body) => {
  expect(fonts(body)).toEqual([]);
});

test('what is unfolded is drawn, and so is what a fold is called', () => {
  expect(fonts('<details open><summary>a</summary><em>a</em></details>')).toEqual(['newsreader-italic']);
  expect(fonts('<details><summary><em>a</em></summary></details>')).toEqual(['newsreader-italic']);
});

test('a page asks for its fonts behind its style sheets', async () => {
  const site = await mkdtemp(join(tmpdir(), 'preloaded-fonts-'));
  try {
    await mkdir(join(site, '_assets'));
    await writeFile(join(site, '_assets/newsreader-italic.abc.woff2'), '');
    const head = '<head><link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';
    await writeFile(join(site, 'a.html'), `${head}<script></script><body><em>a</em>`);
    await writeFile(join(site, 'b.html'), `${head}<body>a`);
    await readPages(site, [preloadedFonts(site)]);
    expect(await readFile(join(site, 'a.html'), 'utf8')).toBe(
      `${head}<link rel="preload" as="font" type="font/woff2" href="/_assets/newsreader-italic.abc.woff2" crossorigin><script></script><body><em>a</em>`,
    );
    expect(await readFile(join(site, 'b.html'), 'utf8')).toBe(`${head}<body>a`);
  } finally {
    await rm(site, { recursive: true });
  }
});

test('a font that the style sheets no longer have stops the build', () => {
  expect(() => withPreloads('', ['newsreader-italic'], new Map())).toThrow('newsreader-italic');
});
