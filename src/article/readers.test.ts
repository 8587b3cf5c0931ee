import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { finishArticle, markdownArticle } from './article.ts';
import { readLines } from './read-lines.ts';
import { readMarkdown } from './read-markdown.ts';
import { readFeedItem } from './read-page.ts';

const PAGE = 'https://a.example/docs/process';
const finished = (html: string) => finishArticle(fromHtml(html, { fragment: true }), true);
const markdown = async (html: string) => readMarkdown(await finished(html), PAGE);

test('search reads a page in lines, drawings by their label', async () => {
  const article = await finished(
    '<p>One<!-- --> a&shy;nd <b>two</b></p><ul><li>Item</li></ul><table><tr><td>a</td><td>b</td></tr></table><pre><b>if</b> (a)\n  b();\n</pre><svg aria-label="Two tools"><text>x</text></svg><h2 id="h">Head</h2><p>Last <span class="visually-hidden">(opens in a new tab)</span></p>',
  );
  expect(readLines(article)).toEqual([
    { text: 'One and two' },
    { text: 'Item' },
    { text: 'a · b' },
    { text: 'if (a)\u2028 b();\u2028' },
    { text: 'Two tools' },
    { text: 'Head', anchor: 'h' },
    { text: 'Last' },
  ]);
});

test('a page becomes Markdown, with its links made absolute', async () => {
  expect(
    await markdown(
      '<h2 id="a">A <em>head</em></h2><p>See <a href="/docs#x">the <code>docs</code></a> and 2*3.</p><ul><li>One<ol><li>Inner</li></ol></li><li>Two</li></ul><table><thead><tr><th>A|B</th></tr></thead><tbody><tr><td><code>x</code></td></tr></tbody></table><pre><code class="language-sql">SELECT 1\n</code></pre>',
    ),
  ).toMatchInlineSnapshot(`
    "## A *head*

    See [the \`docs\`](https://a.example/docs#x) and 2\\*3.

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

test('components become Markdown', async () => {
  expect(
    await markdown(
      '<div role="note"><b>Note.</b> <p>First.</p><p>Second.</p></div><figure><svg aria-label="Six tools"></svg><div data-skip-text><svg aria-label="Six tools"></svg></div><figcaption><b>How</b> it is wired</figcaption></figure><details><summary><h3>Which model?</h3></summary><div><p>The smallest that passes.</p></div></details><dl><div><dt>RAG</dt><dd>Find, then answer.</dd></div></dl><ul><li><a href="/docs/agents"><h3>Agents</h3><p>Five.</p></a></li></ul><p><svg data-wordmark aria-label="Acme"></svg></p>',
    ),
  ).toMatchInlineSnapshot(`
    "> **Note.** First.
    >
    > Second.

    *Drawing: Six tools*

    *How it is wired*

    ### Which model?

    The smallest that passes.

    - **RAG**: Find, then answer.

    * [Agents Five.](https://a.example/docs/agents)

    **Acme**"
  `);
});

test('a feed item holds the article, without what works on its page', async () => {
  const article = await markdownArticle(
    '## A part\n\nSee [docs](/docs).\n\n```js\nlet a\n```\n\n| a |\n|---|\n| b |',
  );
  expect(readFeedItem(article, PAGE)).toMatchInlineSnapshot(`
    "<h2 id="a-part">A part</h2>
    <p>See <a href="https://a.example/docs">docs</a>.</p>
    <pre><code class="language-js"><span>let</span> a</code></pre>
    <table>
    <thead>
    <tr>
    <th scope="col">a</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <td>b</td>
    </tr>
    </tbody>
    </table>"
  `);
});

test('notes are Markdown’s own, without the ways back', async () => {
  const article = await markdownArticle('One.[^a] Two.[^b]\n\n[^a]: *First*.\n\n[^b]: Second.');
  const text = readMarkdown(article, PAGE);
  expect(text).toContain('One.[^1] Two.[^2]');
  expect(text).toMatch(/## Sources and notes\n\n\[\^1\]: \*First\*\.\n+\[\^2\]: Second\.$/);
});
