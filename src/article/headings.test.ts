import { expect, test } from 'vitest';
import { markdownArticle } from './article.ts';
import { anchorHeadings, linkHeadings, PAGE_IDS } from './headings.ts';
import { markdownTree } from './markdown-tree.ts';
import { readHtml, readOutline, readRest, readSections } from './read-page.ts';

test('anchors are the lower-cased heading with runs of non-word characters as hyphens, each unique', async () => {
  const article = await markdownArticle(
    '## What the agent is *really* doing\n\n### Not listed\n\n## Cost & benefit, in 2026\n\n## Cost & benefit, in 2026\n\n## Main',
  );
  expect(readOutline(article)).toEqual([
    { text: 'What the agent is really doing', id: 'what-the-agent-is-really-doing' },
    { text: 'Cost & benefit, in 2026', id: 'cost-benefit-in-2026' },
    { text: 'Cost & benefit, in 2026', id: 'cost-benefit-in-2026-1' },
    { text: 'Main', id: 'main-1' },
  ]);
});

test('an anchor is never the id of the page, of a block of code or of a footnote', async () => {
  const headings = [...PAGE_IDS, 'code-1', 'note-fn-1'].map((id) => `## ${id}`);
  const article = await markdownArticle(
    [...headings, '```ts\nconst a = 1;\n```', 'So.[^1]', '[^1]: Why.'].join('\n\n'),
  );
  const ids = [...readHtml(article).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids).toEqual(expect.arrayContaining(['code-1', 'code-1-1', 'note-fn-1', 'note-fn-1-1']));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => PAGE_IDS.some((taken) => taken === id))).toEqual([]);
});

test('an id that the author wrote stays, and a heading without one belongs to a component', () => {
  const heading = (properties: Record<string, string>) => ({
    type: 'element' as const,
    tagName: 'h2',
    properties,
    children: [{ type: 'text' as const, value: 'Cost & benefit' }],
  });
  const tree = { type: 'root' as const, children: [heading({ id: 'cost--benefit' }), heading({})] };
  expect(readHtml(linkHeadings(anchorHeadings(tree), { canCopySections: false }))).toMatch(
    /<h2 id="cost--benefit">Cost &#x26; benefit<\/h2><a .*<\/div><h2>Cost &#x26; benefit<\/h2>$/,
  );
});

test('a heading is followed by a link to itself, which is no part of its words', async () => {
  expect(readHtml(await markdownArticle('## A part'))).toBe(
    '<section aria-labelledby="a-part"><div data-part="heading"><h2 id="a-part">A part</h2><a data-part="heading-link" data-behaviour="copy-button" data-skip-text="" href="#a-part" aria-label="Link to A part"><span aria-hidden="true">#</span></a></div></section>',
  );
});

test('where there is a Markdown twin, a second-level heading offers its section', () => {
  const tree = anchorHeadings(markdownTree('## A part\n\n### Of a part'));
  const html = readHtml(linkHeadings(tree, { canCopySections: true }));
  expect(html.match(/Copy section as Markdown: [^"]*/g)).toEqual(['Copy section as Markdown: A part']);
});

test('the outline lists what the author wrote as second-level headings, not a title in the text', async () => {
  const article = await markdownArticle('# A title\n\n## A part\n\n### A detail');
  expect(readOutline(article)).toEqual([{ id: 'a-part', text: 'A part' }]);
  expect(readHtml(article)).toContain('<h2 id="a-title"');
});

test('second-level headings begin sections that are named by them', async () => {
  const article = await markdownArticle('Before\n\n## One\n\nIn one\n\n### Part of one\n\n## Two');
  expect(readHtml(article).match(/<section aria-labelledby="[^"]*"/g)).toEqual([
    '<section aria-labelledby="one"',
    '<section aria-labelledby="two"',
  ]);
  expect(readRest(article)).toBe('Before');
  expect(readSections(article).map(({ text }) => text)).toEqual(['One', 'Two']);
});

test('footnotes are a section of their own', async () => {
  const article = await markdownArticle('## One\n\nSaid.[^1]\n\n[^1]: Who said it.');
  expect(readSections(article)).toHaveLength(2);
});
