import { h } from 'hastscript';
import { linesOf } from '#model/testing/table.ts';
import { finishArticle, markdownArticle } from './article.ts';
import { withSideNotes } from './footnotes.ts';
import { PAGE_IDS } from './headings.ts';
import { readHtml } from './read-page.ts';

const htmlOf = async (markdown: string) => readHtml(await markdownArticle(markdown));
const table = (head: string, ...rows: string[]) =>
  `| ${head} |\n|${head.replaceAll(/[^|]+/g, '---')}|\n${rows.map((row) => `| ${row} |`).join('\n')}`;
const NOTE = '[^a]: Ada, 1843. <https://www.example.com/a>';
const six = (words: string) => table('A|B|C|D|E|F', Array(6).fill(words).join('|'));
const SENTENCE = 'Seconds after the event, at times minutes';

test.each([
  [
    'code in no known language stays plain, also one like a property',
    '```constructor\nup <down>\n```',
  ],
  ['a picture alone becomes a figure with a caption', '![A loom](/loom.svg "Fig. 1 The loom.")'],
  [
    'steps become a drawing of threads, what follows its caption',
    '```threads\nRead: thin\nWrite: thick\n\nSo.\n```',
  ],
  [
    'amounts become lengths on one scale, however they are written, and + goes on from the last',
    '```lengths\nRead: $1,000\nAsk: +0.125 s\nWrite: +25.000 kr.: thick\nSend: +0.5 ms\n\nFig. 1 So.\n```',
  ],
  ['a heading that is a picture is named by it', '## ![A loom](/loom.svg)'],
  ['a footnote is no part of the name of its heading', '## Price[^a]\n\n[^a]: Fixed.'],
  [
    'an anchor has no hidden sign, and each letter in one form',
    '## \u2699\uFE0F Set\u00ADup\n\n## 1\uFE0F\u20E3 Cafe\u0301',
  ],
  [
    'a table scrolls in a frame, with heads of columns and a mark',
    '| Field | Type |\n|---|--:|\n| a | b |',
  ],
  [
    'the first column names no rows where two of its cells read the same',
    table('A|B', 'a|1', 'a|1'),
  ],
  ['or one is empty', table('A|B', 'a|1', '|1')],
  ['short names are not broken', table('A|B', 'Weeks 4 to 8, 9+|1', 'Day 10|1')],
  ['numbers have one edge', table('A|B|C', 'a|$1|1', 'b|None|As long as you like')],
  ['others are', table('A|B', 'Once the test set passes|1')],
  ['six columns of sentences have no room on a phone', six(SENTENCE)],
  ['nor have five', table('A|B|C|D|E', Array(5).fill(SENTENCE.repeat(2)).join('|'))],
  ['six columns of words have', six('None')],
  ['so have three', table('A|B|C', `a${`|${SENTENCE.repeat(5)}`.repeat(2)}`)],
  [
    'a name in code that heads a row may break after underscores',
    table('Tool|Input', '`hand_over_to_person`: to one|`a_b`'),
  ],
  ['a sum does not break around its signs', '> 12 × $20 = $240, 9 ÷ 3 = 3'],
  ['raw HTML is shown as the text it is', 'A <b>bold</b> tag.\n\n<div>block</div>'],
  ['a comment leaves nothing', '<!-- more -->\n\nFirst <!-- no -->words.'],
  ['a right-to-left text runs its way', '«שלום» there.\n\nHere שלום.'],
])('%s', async (_, markdown) => {
  const html = await htmlOf(markdown);
  expect(html).not.toContain('style=');
  expect(linesOf(html)).toMatchSnapshot();
});

test('a sum is one row of two parts, a ruler one band of numbered stages', async () => {
  const rows = 'Beside: 2 s\nA: 1 s\nB: +3 s + 4 s = 8 s: thick\nAll: 8 s';
  for (const words of ['docs', 'docs ruler']) {
    const drawn = await htmlOf(`\`\`\`lengths ${words}\n${rows}\n\`\`\``);
    expect(drawn.match(/ d="[^"]+|<text.*?<\/t/g)).toMatchSnapshot();
  }
});

test('a length without an amount is refused', async () => {
  const markdown = 'So.\n\n```lengths\nRead: {wait}\nWrite: soon\n```';
  const refused = markdownArticle(markdown, 'post.md', { wait: '5 s' });
  await expect(refused).rejects.toThrowErrorMatchingSnapshot();
});

test.each(['##', '## <!-- none -->', '## [^a]\n\n[^a]: A note.', '## ![](/loom.svg)'])(
  'a heading without words is refused, with its file and line: %s',
  async (heading) => {
    const refused = markdownArticle(`Words.\n\n${heading}`, 'post.md');
    await expect(refused).rejects.toThrowErrorMatchingSnapshot();
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
  expect(linesOf(readHtml(await finishArticle(body, true)))).toMatchSnapshot();
});

const sideNotes = async (markdown: string) => {
  const article = await markdownArticle(markdown);
  const [before, after] = [readHtml(article), readHtml(withSideNotes(article))];
  const ends = (html: string) => html.slice(html.indexOf('<section data-footnotes'));
  expect(ends(after), 'the list of notes at the end stays as it is').toBe(ends(before));
  return after.match(/<span data-part="side-note".*?<\/span>/gs) ?? [];
};

test('a note is repeated once, at its first reference, its address short', async () => {
  expect(await sideNotes(`One.[^a] Two.[^a]\n\n${NOTE}`)).toMatchSnapshot();
  for (const part of [table('a', 'One.[^a]'), '## One[^a]'])
    expect(await sideNotes(`${part}\n\n${NOTE}`), 'no margin').toEqual([]);
  const [note] = await sideNotes('One.[^a]\n\n[^a]: See [it](https://example.com).');
  expect(note).toContain('See <a href="https://example.com" tabindex="-1">it</a>.');
});
