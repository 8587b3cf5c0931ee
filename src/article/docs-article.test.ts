import { expect, test } from 'vitest';
import { shapeArticle } from './docs-article.ts';
import { blocksOf } from './html-blocks.ts';
import { toMarkdown } from './html-to-markdown.ts';

const BASE = new URL('https://www.example.com/docs/process');
const markdown = (html: string) => toMarkdown(shapeArticle(html).tree, BASE);

test('second-level headings name sections, by their words alone, and are listed', () => {
  const { html, headings } = shapeArticle(
    '<p>Before</p><h2 id="a">One &amp; <code>two</code></h2><p>In a</p><h3 id="b">Three</h3><h2 id="c">Four</h2>',
  );
  expect(headings).toEqual([
    { id: 'a', text: 'One & two' },
    { id: 'c', text: 'Four' },
  ]);
  expect(html).toMatch(
    /^<p>Before<\/p><section aria-labelledby="a"><div class="heading"><h2 id="a">One &amp; <code>two<\/code><\/h2><a /,
  );
  expect(html.match(/<section/g)).toHaveLength(2);
  expect(html).toContain('href="#a" aria-label="Link to One &amp; two"');
});

test('what the framework wraps around a component’s children is taken away', () => {
  const { html } = shapeArticle('<dl><astro-static-slot><div><dt>RAG</dt></div></astro-static-slot></dl>');
  expect(html).toBe('<dl><div><dt>RAG</dt></div></dl>');
});

test('a table scrolls in a frame that a keyboard reaches, and its heads are heads of columns', () => {
  const { html } = shapeArticle('<table><thead><tr><th>Field</th><th>Type</th></tr></thead></table>');
  expect(html).toContain(
    '<div class="table-frame" role="group" aria-label="Table: Field, Type" tabindex="0">',
  );
  expect(html).toContain('<th scope="col">Field</th>');
});

test('a code block is named by its frame, or else by its language, and can be copied', () => {
  const pre = '<pre class="language-json" data-language="json"><code>{}</code></pre>';
  expect(shapeArticle(`<div class="code-body" data-title="create_booking">${pre}</div>`).html).toMatch(
    /^<figure class="code-block"><figcaption class="code-head"><span>create_booking<\/span><button/,
  );
  expect(shapeArticle(pre).html).toContain('aria-label="JSON, code"');
});

test('search reads a page in lines: paragraphs, items, rows, captions, and drawings by their label', () => {
  const { tree } = shapeArticle(
    '<p>One<!-- --> and <b>two</b></p><ul><li>Item</li></ul><table><tr><td>a</td><td>b</td></tr></table><svg aria-label="Two tools"><text>x</text></svg><h2 id="h">Head</h2><p>Last <span class="visually-hidden">(opens in a new tab)</span></p>',
  );
  expect(blocksOf(tree)).toEqual([
    { text: 'One and two' },
    { text: 'Item' },
    { text: 'a · b' },
    { text: 'Two tools' },
    { text: 'Head', anchor: 'h' },
    { text: 'Last' },
  ]);
});

test('a page becomes Markdown: headings, links made absolute, lists, tables, code', () => {
  expect(
    markdown(
      '<h2 id="a">A <em>head</em></h2><p>See <a href="/docs#x">the <code>docs</code></a> and 2*3.</p><ul><li>One<ol><li>Inner</li></ol></li><li>Two</li></ul><table><thead><tr><th>A|B</th></tr></thead><tbody><tr><td><code>x</code></td></tr></tbody></table><pre data-language="sql"><code>SELECT 1\n</code></pre>',
    ),
  ).toMatchInlineSnapshot(`
    "## A *head*

    See [the \`docs\`](https://www.example.com/docs#x) and 2\\*3.

    - One
      1. Inner
    - Two

    | A\\|B |
    | --- |
    | \`x\` |

    \`\`\`sql
    SELECT 1
    \`\`\`"
  `);
});

test('components become Markdown: callouts, drawings, questions, terms', () => {
  expect(
    markdown(
      '<div class="callout"><b>Note.</b> <p>First.</p><p>Second.</p></div><figure><svg aria-label="Six tools"></svg><div data-skip-text><svg aria-label="Six tools"></svg></div><figcaption>How it is wired</figcaption></figure><details><summary>Which model?</summary><div><p>The smallest that passes.</p></div></details><dl><div><dt>RAG</dt><dd>Find, then answer.</dd></div></dl>',
    ),
  ).toMatchInlineSnapshot(`
    "> **Note.** First.
    >
    > Second.

    *Drawing: Six tools*

    *How it is wired*

    **Which model?**

    The smallest that passes.

    - **RAG**: Find, then answer."
  `);
});
