import { expect, test } from 'vitest';
import { markdownArticle } from './article.ts';
import { frameCode } from './code.ts';
import { readHtml } from './read-page.ts';

const htmlOf = async (markdown: string) => readHtml(await markdownArticle(markdown));

test('code is highlighted with attributes, never with a style attribute', async () => {
  const html = await htmlOf('```ts\nconst a: number = 1; // one\n```');
  expect(html).toContain('<span data-token="keyword">const</span>');
  expect(html).toMatch(/<span data-token="comment">\/\/ one<\/span>/);
  expect(html).not.toContain('style=');
});

test('code in a language nobody knows stays plain', async () => {
  expect(await htmlOf('```weaving\nup <down>\n```')).toContain('<code>up &#x3C;down></code>');
});

test('a block is named by its language and can be copied', async () => {
  const html = await htmlOf('```json\n{}\n```');
  expect(html).toContain(
    '<pre id="code-1" data-behaviour="scroll-frame" role="group" aria-label="JSON, code" data-language="json">',
  );
  expect(html).toMatch(
    /<button type="button" data-behaviour="copy-button" data-copy-source="code-1" aria-label="Copy JSON">/,
  );
});

test('a block is named by the element around it, which goes', async () => {
  const pre = { type: 'element' as const, tagName: 'pre', properties: {}, children: [] };
  const frame = {
    type: 'element' as const,
    tagName: 'div',
    properties: { dataTitle: 'create_booking' },
    children: [pre],
  };
  const html = readHtml(await frameCode({ type: 'root', children: [frame] }));
  expect(html).toMatch(
    /^<figure data-part="code"><figcaption data-part="code-bar"><span>create_booking<\/span>/,
  );
  expect(html).toContain('aria-label="create_booking, code"');
});
