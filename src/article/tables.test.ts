import { expect, test } from 'vitest';
import { markdownArticle } from './article.ts';
import { readFeedItem } from './read-feed.ts';
import { readMarkdown } from './read-markdown.ts';
import { readHtml } from './read-page.ts';

test('a table scrolls in a frame that is named, and its heads are heads of columns', async () => {
  const html = readHtml(await markdownArticle('| Field | Type |\n|---|--:|\n| a | b |'));
  expect(html).toContain(
    '<div data-part="table" data-behaviour="scroll-frame" role="group" aria-label="Table: Field, Type" data-short-names=""><table>',
  );
  expect(html.match(/<th scope="col"[^>]*>/g)).toEqual([
    '<th scope="col">',
    '<th scope="col" align="right">',
  ]);
  expect(html).toContain('<td align="right">b</td>');
});

test('a table is followed by the mark of its end, which no reader of the article has', async () => {
  const article = await markdownArticle('| Field | Type |\n|---|--:|\n| a | b |');
  expect(readHtml(article)).toContain('</table><span data-skip-text=""></span></div>');
  expect(readFeedItem(article, 'http://localhost/')).not.toContain('span');
  expect(readMarkdown(article, 'http://localhost/')).not.toContain('span');
});

test('the first column names the rows, unless two of its cells read the same or one is empty', async () => {
  const rowsOf = async (...firstCells: string[]) => {
    const rows = firstCells.map((cell) => `| ${cell} | 1 |`).join('\n');
    return readHtml(await markdownArticle(`| Tool | Hours |\n|---|---|\n${rows}`));
  };
  expect(await rowsOf('Gmail', 'Slack')).toContain('<th scope="row">Slack</th>');
  expect(await rowsOf('Gmail', 'Gmail')).not.toContain('scope="row"');
  expect(await rowsOf('Gmail', '')).not.toContain('scope="row"');
});

test('a first column of short cells is marked, so that it is not broken', async () => {
  const rowsOf = async (...firstCells: string[]) => {
    const rows = firstCells.map((cell) => `| ${cell} | 1 |`).join('\n');
    return readHtml(await markdownArticle(`| When | Hours |\n|---|---|\n${rows}`));
  };
  expect(await rowsOf('Weeks 4 to 8', 'Day 10')).toContain('data-short-names');
  expect(await rowsOf('Weeks 4 to 8', 'Once the test set passes')).not.toContain('data-short-names');
});

test('a table of five or six columns is marked when a phone has no room for its words', async () => {
  const tableOf = async (...cells: string[]) => {
    const heads = cells.map((_, column) => `Head ${column}`).join(' | ');
    return readHtml(
      await markdownArticle(`| ${heads} |\n|${'---|'.repeat(cells.length)}\n| ${cells.join(' | ')} |`),
    );
  };
  const sentence = 'Seconds after the event, at times minutes';
  expect(await tableOf(...Array(6).fill(sentence))).toContain('data-crowded="6"');
  expect(await tableOf(...Array(6).fill('None'))).not.toContain('data-crowded');
  expect(await tableOf(...Array(5).fill(`${sentence}, and more`))).toContain('data-crowded="5"');
  expect(await tableOf('REST', sentence.repeat(5), sentence.repeat(5))).not.toContain('data-crowded');
});

test('a long name in code that heads a row may be broken after its underscores', async () => {
  const html = readHtml(
    await markdownArticle('| Tool | Input |\n|---|---|\n| `hand_over_to_person`: to a person | `a_b` |'),
  );
  expect(html).toContain('<th scope="row"><code>hand_<wbr>over_<wbr>to_<wbr>person</code>: to a person</th>');
  expect(html).toContain('<td><code>a_b</code></td>');
});

test('a table without a caption is called by the heading above it and its columns', async () => {
  const html = readHtml(await markdownArticle('## Fees\n\n| Plan | Price |\n|---|---|\n| a | b |'));
  expect(html).toContain('aria-label="Table: Fees: Plan, Price"');
});
