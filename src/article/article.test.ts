import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { finishArticle, markdownArticle } from './article.ts';
import { withSideNotes } from './footnotes.ts';
import { PAGE_IDS } from './headings.ts';
import { readHtml, readOutline, readRest, readSections } from './read-page.ts';

const htmlOf = async (markdown: string) => readHtml(await markdownArticle(markdown));
const table = (head: string, ...rows: string[]) =>
  `| ${head} |\n|${head.replaceAll(/[^|]+/g, '---')}|\n${rows.map((row) => `| ${row} |`).join('\n')}`;
const NOTE = '[^a]: Ada, 1843. <https://www.example.com/a>';
const six = (words: string) => table('A|B|C|D|E|F', Array(6).fill(words).join('|'));
const SENTENCE = 'Seconds after the event, at times minutes';

test.each<[why: string, markdown: string, holds: (string | RegExp)[], lacks?: string]>([
  [
    'code is highlighted with attributes, never with a style attribute',
    '```TS\nconst a: number = 1; // one\n```',
    [
      /aria-label="TypeScript, code" data-language="ts".*<span data-token="keyword">const</,
      '<span data-token="comment">// one</span>',
    ],
    'style=',
  ],
  [
    'code in no known language stays plain, also one like a property',
    '```constructor\nup <down>\n```',
    ['aria-label="constructor, code"', '<code translate="no">up &#x3C;down></code>'],
  ],
  [
    'a block of code is named by its language and can be copied',
    '```json\n{}\n```',
    [
      '<pre id="code-1" data-behaviour="scroll-frame" role="group" aria-label="JSON, code" data-language="json" translate="no">',
      '<button type="button" data-behaviour="copy-button" data-copy-source="code-1" aria-label="Copy JSON">',
    ],
  ],
  [
    'a picture alone becomes a figure with a caption',
    '![A loom](/loom.svg "Fig. 1 The loom.")',
    [
      '<figcaption><b>Fig. 1</b> The loom.</figcaption>',
      'alt="A loom" loading="lazy" decoding="async"',
    ],
  ],
  [
    'steps become a drawing of threads, what follows its caption',
    '```threads\nRead: thin\nWrite: thick\n\nSo.\n```',
    [/<li><span>Read.*<li data-thick=""><span>Write<.*<figcaption>So\.<\/figcaption>/],
  ],
  [
    'a heading has a link to itself, which is none of its words',
    '## A part',
    [
      /^<section aria-labelledby="a-part"><div data-part="heading"><h2 id="a-part">A part<\/h2><a data-part="heading-link" data-behaviour="copy-button" data-skip-text="" href="#a-part" aria-label="Link to A part"><span aria-hidden="true">#<\/span><\/a><\/div><\/section>$/,
    ],
  ],
  [
    'a heading that is a picture is named by it',
    '## ![A loom](/loom.svg)',
    ['<h2 id="a-loom">', 'aria-label="Link to A loom"'],
  ],
  [
    'a footnote is no part of the name of its heading',
    '## Price[^a]\n\n[^a]: Fixed.',
    ['<h2 id="price">', 'aria-label="Link to Price"'],
  ],
  [
    'an anchor has no hidden sign, and each letter in one form',
    '## \u2699\uFE0F Set\u00ADup\n\n## 1\uFE0F\u20E3 Cafe\u0301',
    ['<h2 id="-setup">', '<h2 id="1-caf\u00E9">'],
  ],
  [
    'footnotes lead there and back, in a section with a name',
    '## Sources and notes\n\nSaid.[^1]\n\n[^1]: Who.',
    [
      /href="#note-fn-1" id="note-fnref-1".*aria-describedby="sources-and-notes-1"/,
      /<section .*aria-labelledby="sources-and-notes-1".*<li id="note-fn-1">.*#note-fnref-1"/s,
    ],
  ],
  [
    'a table scrolls in a frame, with heads of columns and a mark',
    '| Field | Type |\n|---|--:|\n| a | b |',
    [
      '<div data-part="table" data-behaviour="scroll-frame" role="group" aria-label="Table: Field, Type" data-short-names=""><table>',
      /<th scope="col">Field.*\s*<th scope="col" data-align="right">/,
      '<td data-align="right">b</td>',
      '</table><span data-skip-text=""></span></div>',
    ],
  ],
  [
    'a table without a caption is called by heading and columns',
    `## Fees\n\n${table('Plan|Price', 'a|b')}`,
    ['aria-label="Table: Fees: Plan, Price"'],
  ],
  ['the first column names the rows', table('A|B', 'a|1', 'b|1'), ['<th scope="row">b</th>']],
  ['unless two of its cells read the same', table('A|B', 'a|1', 'a|1'), [], 'scope="row"'],
  ['or one is empty', table('A|B', 'a|1', '|1'), [], 'scope="row"'],
  ['short names are not broken', table('A|B', 'Weeks 4 to 8|1', 'Day 10|1'), ['data-short-names']],
  ['others are', table('A|B', 'Once the test set passes|1'), [], 'data-short-names'],
  ['six columns of sentences have no room on a phone', six(SENTENCE), ['data-crowded="6"']],
  ['six columns of words have', six('None'), [], 'data-crowded'],
  ['so have three', table('A|B|C', `a${`|${SENTENCE.repeat(5)}`.repeat(2)}`), [], 'data-crowded'],
  [
    'a name in code that heads a row may break after underscores',
    table('Tool|Input', '`hand_over_to_person`: to one|`a_b`'),
    [
      /<th scope="row"><code[^>]*>hand_<wbr>over_<wbr>to_<wbr>person<\/code>: to one<\/th>/,
      '<td><code translate="no">a_b</code></td>',
    ],
  ],
])('%s', async (_, markdown, holds, lacks) => {
  const html = await htmlOf(markdown);
  for (const part of holds) expect(html).toMatch(part);
  if (lacks) expect(html).not.toContain(lacks);
});

test('anchors are the heading in lower case, with hyphens, each unique', async () => {
  const headings = [
    '# A title',
    '## What is *it*',
    '### Not listed',
    '## A & b, in 1',
    '## A & b, in 1',
  ];
  const article = await markdownArticle(headings.join('\n\n'));
  expect(readOutline(article)).toEqual([
    { text: 'What is it', id: 'what-is-it' },
    { text: 'A & b, in 1', id: 'a-b-in-1' },
    { text: 'A & b, in 1', id: 'a-b-in-1-1' },
  ]);
  expect(readHtml(article)).toContain('<h2 id="a-title"');
});

test.each(['##', '## <!-- none -->', '## [^a]\n\n[^a]: A note.', '## ![](/loom.svg)'])(
  'a heading without words is refused, with its file and line: %s',
  async (heading) => {
    await expect(markdownArticle(`Words.\n\n${heading}`, 'post.md')).rejects.toThrow(
      'post.md, line 3: a heading without words. Write them after the hashes, or take the line out.',
    );
  },
);

test('an anchor is never an id of the page, of code or of a footnote', async () => {
  const headings = [...PAGE_IDS, 'code-1', 'note-fn-1'].map((id) => `## ${id}`);
  const parts = [...headings, '```ts\na;\n```', 'So.[^1]', '[^1]: Why.'];
  const html = await htmlOf(parts.join('\n\n'));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids).toEqual(expect.arrayContaining(['code-1', 'code-1-1', 'note-fn-1', 'note-fn-1-1']));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => PAGE_IDS.some((taken) => taken === id))).toEqual([]);
});

test('of components a written id stays, and none is no part', async () => {
  const body = h(null, [
    h('h2', { id: 'a--b' }, 'A'),
    h('h2', 'Of a component'),
    h('summary', h('h3', { id: '' }, 'A question')),
    h('div', { dataTitle: 'create' }, h('pre', h('code', '{}'))),
  ]);
  const html = readHtml(await finishArticle(body, true));
  expect(html).toMatch(/<h2 id="a--b">A<\/h2><a .*<\/div><h2>Of a component<\/h2>/);
  expect(html.match(/Copy section as Markdown: [^"]*/g)).toEqual(['Copy section as Markdown: A']);
  expect(html).toContain('<summary><h3 id="a-question">A question</h3></summary>');
  expect(html).toMatch(
    /<\/summary><figure data-part="code"><figcaption data-part="code-bar"><span>create.*aria-label="create, code"/s,
  );
});

test('second-level headings begin sections, and footnotes are one', async () => {
  const article = await markdownArticle(
    'Before\n\n## One\n\nIn one.[^1]\n\n### Part\n\n## Two\n\n[^1]: Who.',
  );
  const names = readHtml(article).match(/(?<=<section aria-labelledby=")[^"]*/g);
  expect(names).toEqual(['one', 'two']);
  expect(readRest(article)).toBe('Before');
  expect(readSections(article)).toHaveLength(3);
});

const sideNotes = async (markdown: string) => {
  const article = await markdownArticle(markdown);
  const [before, after] = [readHtml(article), readHtml(withSideNotes(article))];
  const ends = (html: string) => html.slice(html.indexOf('<section data-footnotes'));
  expect(ends(after), 'the list of notes at the end stays as it is').toBe(ends(before));
  return after.match(/<span data-part="side-note".*?<\/span>/gs) ?? [];
};

test('a note is repeated once, at its first reference, its address short', async () => {
  expect(await sideNotes(`One.[^a] Two.[^a]\n\n${NOTE}`)).toEqual([
    '<span data-part="side-note" aria-hidden="true" hidden><b>1</b> Ada, 1843. <a href="https://www.example.com/a" tabindex="-1">example.com</a></span>',
  ]);
  for (const part of [table('a', 'One.[^a]'), '## One[^a]'])
    expect(await sideNotes(`${part}\n\n${NOTE}`), 'no margin').toEqual([]);
  const [note] = await sideNotes('One.[^a]\n\n[^a]: See [it](https://example.com).');
  expect(note).toContain('See <a href="https://example.com" tabindex="-1">it</a>.');
});
