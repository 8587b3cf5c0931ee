import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { markdownArticle } from './article.ts';
import { readHtml } from './read-page.ts';

const HOSTILE = join(import.meta.dirname, '../../tests/fixtures/hostile.md');
const hostile = readFileSync(HOSTILE, 'utf8').split('\n---\n');

const HARMLESS_ELEMENTS = new Set(
  'p a em strong del code pre span h2 h3 h4 h5 h6 button ul ol li blockquote hr br img figure figcaption b table thead tbody tr th td div section sup input'.split(
    ' ',
  ),
);
const HARMLESS_ATTRIBUTES = new Set(
  'href src alt title id className align start loading decoding tabIndex role type checked disabled ariaHidden ariaLabel ariaLabelledBy ariaDescribedBy dataFootnotes dataFootnoteRef dataFootnoteBackref dataBehaviour dataPart dataSkipText dataCopyLabel dataCopyStatus dataCopySource dataLanguage dataThick dataToken scope translate'.split(
    ' ',
  ),
);
const ALLOWED_SCHEMES = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'];

const htmlOf = async (markdown: string) => readHtml(await markdownArticle(markdown));

async function elementsOf(markdown: string): Promise<Element[]> {
  const elements: Element[] = [];
  visit(await markdownArticle(markdown), 'element', (node) => void elements.push(node));
  return elements;
}

/** Lists harmful elements and attributes of a rendered tree. */
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

describe('hostile Markdown becomes text or nothing', () => {
  test.each(hostile)('%s', async (markdown) => {
    expect(await harmIn(markdown)).toEqual([]);
    expect(await htmlOf(markdown)).not.toMatch(/<(script|style|iframe|svg|form)/i);
  });

  test('also when all of it is one post', async () => {
    expect(hostile.length).toBeGreaterThan(30);
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

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'tel:+15550100',
  'ftp://a.example',
  'sms:1',
  'news:x',
])('a link to %s leaves only its words', async (target) => {
  const html = await htmlOf(`[words](${target})`);
  expect(html).toBe('<p>words</p>');
});

test.each(['https://a.example/x.png', '//a.example/x.png', 'data:image/png;base64,AA'])(
  'a picture from %s leaves only its alternative text',
  async (source) => {
    const html = await htmlOf(`![A loom](${source})`);
    expect(html).toBe('<p>A loom</p>');
  },
);

test('raw HTML is shown as the text it is', async () => {
  const html = await htmlOf(
    'Use the <b>bold</b> tag.\n\n<div>block</div>\n\n<!-- a note to myself -->',
  );
  expect(html).toContain('Use the &#x3C;b>bold&#x3C;/b> tag.');
  expect(html).toContain('<p>&#x3C;div>block&#x3C;/div></p>');
  expect(html).not.toContain('note to myself');
});
