import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { readFrontMatter } from '#model/blog/front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

const hostileFile = join(import.meta.dirname, '../../tests/fixtures/posts/hostile/hostile-markdown.md');
const hostile = readFrontMatter(readFileSync(hostileFile, 'utf8'), 'hostile').body.split('\n\n* * *\n\n');

const HARMLESS_ELEMENTS = new Set(
  'p a em strong del code pre span h2 h3 h4 h5 h6 ul ol li blockquote hr br img figure figcaption b table thead tbody tr th td div section sup input'.split(
    ' ',
  ),
);
const HARMLESS_ATTRIBUTES = new Set(
  'href src alt title id className align start loading decoding tabIndex role type checked disabled ariaLabel ariaLabelledBy ariaDescribedBy dataFootnotes dataFootnoteRef dataFootnoteBackref dataBehaviour'.split(
    ' ',
  ),
);
const ALLOWED_SCHEMES = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'];

async function elementsOf(markdown: string): Promise<Element[]> {
  const elements: Element[] = [];
  visit((await renderMarkdown(markdown)).tree, 'element', (node) => void elements.push(node));
  return elements;
}

/** What is wrong with a rendered tree; empty when it can do no harm. */
async function harmIn(markdown: string): Promise<string[]> {
  return (await elementsOf(markdown)).flatMap(({ tagName, properties }) => {
    const harm = HARMLESS_ELEMENTS.has(tagName) ? [] : [`<${tagName}>`];
    for (const [name, value] of Object.entries(properties)) {
      if (!HARMLESS_ATTRIBUTES.has(name)) harm.push(`${tagName} ${name}="${value}"`);
      if (name !== 'href' && name !== 'src') continue;
      const { protocol } = new URL(String(value), 'https://site.example/blog/post');
      if (!ALLOWED_SCHEMES.includes(protocol)) harm.push(`${tagName} ${name}="${value}"`);
    }
    return harm;
  });
}

test('there are more than forty hostile pieces to try', () => {
  expect(hostile.length).toBeGreaterThan(60);
});

describe('hostile Markdown becomes text or nothing', () => {
  test.each(hostile)('%s', async (markdown) => {
    expect(await harmIn(markdown)).toEqual([]);
    expect((await renderMarkdown(markdown)).html).not.toMatch(/<(script|style|iframe|svg|form)/i);
  });

  test('also when all of it is one post', async () => {
    expect(await harmIn(hostile.join('\n\n'))).toEqual([]);
  });
});

const hrefs = async (markdown: string) =>
  (await elementsOf(markdown))
    .filter(({ tagName }) => tagName === 'a')
    .map(({ properties }) => properties['href']);

test.each([
  'http://a.example',
  'https://a.example/x?y=z#w',
  'irc://a.example/room',
  'ircs://a.example/room',
  'mailto:a@a.example',
  'xmpp:a@a.example',
  '/contact',
  'other-post',
  '../docs',
  '#part',
  '?category=Voice',
  './a:b',
])('a link to %s is kept', async (target) => {
  expect(await hrefs(`[words](${target})`)).toEqual([target]);
});

test('a scheme in capitals is the same scheme', async () => {
  expect(await hrefs('[words](HTTPS://a.example)')).toEqual(['https://a.example']);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'tel:+15550100', 'ftp://a.example', 'sms:1', 'news:x'])(
  'a link to %s leaves only its words',
  async (target) => {
    const { html } = await renderMarkdown(`[words](${target})`);
    expect(html).toBe('<p>words</p>');
  },
);

test.each(['https://a.example/x.png', '//a.example/x.png', 'data:image/png;base64,AA'])(
  'a picture from %s leaves only its alternative text',
  async (source) => {
    const { html } = await renderMarkdown(`![A loom](${source})`);
    expect(html).toBe('<p>A loom</p>');
  },
);

test('raw HTML is shown as the text it is', async () => {
  const { html } = await renderMarkdown(
    'Use the <b>bold</b> tag.\n\n<div>block</div>\n\n<!-- a note to myself -->',
  );
  expect(html).toContain('Use the &#x3C;b>bold&#x3C;/b> tag.');
  expect(html).toContain('<p>&#x3C;div>block&#x3C;/div></p>');
  expect(html).not.toContain('note to myself');
});

test('anchors are the lower-cased heading with runs of non-word characters as hyphens, each unique', async () => {
  const { headings } = await renderMarkdown(
    '## What the agent is *really* doing\n\n### Not listed\n\n## Cost & benefit, in 2026\n\n## Cost & benefit, in 2026\n\n## Main',
  );
  expect(headings).toEqual([
    { text: 'What the agent is really doing', anchor: 'what-the-agent-is-really-doing' },
    { text: 'Cost & benefit, in 2026', anchor: 'cost-benefit-in-2026' },
    { text: 'Cost & benefit, in 2026', anchor: 'cost-benefit-in-2026-1' },
    { text: 'Main', anchor: 'main-1' },
  ]);
});

test('a heading links to itself', async () => {
  const { html } = await renderMarkdown('## A part');
  expect(html).toBe('<h2 id="a-part"><a href="#a-part" class="heading-link">A part</a></h2>');
});

test('footnotes lead there and back, and their section is named by its heading', async () => {
  const { html, headings } = await renderMarkdown('Said.[^1]\n\n[^1]: Who said it.');
  expect(headings).toEqual([{ text: 'Sources and notes', anchor: 'sources-and-notes' }]);
  expect(html).toContain('href="#note-fn-1" id="note-fnref-1"');
  expect(html).toContain('<li id="note-fn-1">');
  expect(html).toContain('aria-labelledby="sources-and-notes"');
});

test('code is highlighted with classes, never with a style attribute', async () => {
  const { html } = await renderMarkdown('```ts\nconst a: number = 1; // one\n```');
  expect(html).toContain('<span class="token-keyword">const</span>');
  expect(html).toMatch(/<span class="token-comment">\/\/ one<\/span>/);
  expect(html).not.toContain('style=');
});

test('code in a language nobody knows stays plain', async () => {
  const { html } = await renderMarkdown('```weaving\nup <down>\n```');
  expect(html).toContain('>up &#x3C;down></code>');
});

test('a picture alone with a title becomes a figure with a caption', async () => {
  const { html } = await renderMarkdown('![A loom](/loom.svg "Fig. 1 The loom.")');
  expect(html).toContain('<figure class="article-figure">');
  expect(html).toContain('<figcaption class="caption"><b>Fig. 1</b> The loom.</figcaption>');
  expect(html).toContain('alt="A loom"');
});

test('a table scrolls in a box a keyboard can reach', async () => {
  const { html } = await renderMarkdown('| a |\n|---|\n| b |');
  expect(html).toContain('<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>');
});
