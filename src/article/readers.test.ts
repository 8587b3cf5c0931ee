import { fromHtml } from 'hast-util-from-html';
import { expectTable, linesOf, tableOf } from '#model/testing/table.ts';
import { plainCards } from '#screens/docs/plain-cards.ts';
import { readLines } from '#src/search/read-lines.ts';
import { finishArticle, markdownArticle } from './article.ts';
import { readMarkdown } from './read-markdown.ts';
import { readFeedItem, readHtml, readNestedOutline, readSections } from './read-page.ts';
import { headingSlug, nameSlug } from './slug.ts';

const PAGE = 'https://a.example/docs/process';
const treeOf = (html: string) => fromHtml(html, { fragment: true });
const jsonOf = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).join('\n');

const COMPONENTS = `<p>One<!-- --> a&shy;nd <b>two</b><span class="visually-hidden">(new tab)</span></p>
<pre><b>if</b> (a)\n  b();\n</pre>
<div role="note"><b>Note.</b> <p>First.</p><p>Second.</p></div>
<figure><svg aria-label="Six tools"></svg><div data-skip-text><svg aria-label="Six tools"></svg></div><figcaption><b>How</b> it is wired</figcaption></figure>
<details><summary><h3>Which model?</h3> <span>Ask.</span></summary><div><p>The smallest that passes.</p></div></details>
<dl><div><dt>RAG</dt><dd>Find, then answer.</dd></div></dl>
<ul><li><b>A</b><svg aria-hidden="true"></svg><span><b>9 days</b>.<span class="caption block">$5</span></span></li></ul>
<ul><li><a href="/docs/agents"><h3>Agents</h3><p>Five.</p></a></li></ul>
<p><svg data-wordmark aria-label="Acme"></svg></p>`;

test('search reads components in lines, drawings by their label, and they become Markdown', async () => {
  const article = await finishArticle(treeOf(COMPONENTS), true);
  expect(jsonOf(readLines(article))).toMatchSnapshot('search');
  expect(readMarkdown(article, PAGE)).toMatchSnapshot('Markdown');
});

test('a card becomes a named link with its words, or a section', () => {
  const cards = [
    '<ul><li><a href="/a"><span class="caption">5 templates</span><h3>Agents</h3><p>Five.</p></a></li></ul>',
    '<p><a href="/a"><b>Download</b> <span class="caption">JSON</span></a><a href="/b">B</a></p>',
    '<ul><li><p>Acme</p><div><h3>A case</h3><p>What.</p></div></li></ul>',
    '<ul><li><a href="/a">One</a></li></ul>',
  ];
  expectTable(cards, (html) => readMarkdown(plainCards(treeOf(html)), PAGE));
});

const DOCUMENT = `# A title

## What it *costs*, in 2026

From $5 a [month](/pricing#a "T")[^1], “or” less — 4–8 *days*.[^b]

| Day | What | How |
|-----|------|-----|
| 1 | Read \`a|b\` | 2*3 |
| 2 | – | <b>x</b> |

### Ünïcode & 机 №1

1. One
   - Inner ![A loom](/loom.svg)
2. Two

> Quote

## What it *costs*, in 2026

\`\`\`TS
const a = '<b>'; // 1
\`\`\`

\`\`\`lengths
One: 3 calls

Calls by week.
\`\`\`

---

[^1]: A note with [a link](https://b.example).
[^b]: Another.`;

test('a whole document, for each of its readers', async () => {
  const article = await markdownArticle(DOCUMENT);
  expect(linesOf(readHtml(article))).toMatchSnapshot('page');
  expect(linesOf(readFeedItem(article, PAGE))).toMatchSnapshot('feed');
  expect(readMarkdown(article, PAGE)).toMatchSnapshot('Markdown');
  const sections = readSections(article).map(({ body, ...section }) => [section, readHtml(body)]);
  const told = [...readLines(article), ...readNestedOutline(article), ...sections];
  expect(jsonOf(told)).toMatchSnapshot('search');
  const names = ['A & b', ' Café  Réseau ', 'C++', '1.5 – 2', 'İx', '机 x', 'a_b-c', '👩‍💻', '?!'];
  expect(tableOf(names, (name) => [headingSlug(name), nameSlug(name)])).toMatchSnapshot('slugs');
});
