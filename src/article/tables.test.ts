import { expect, test } from 'vitest';
import { markdownArticle } from './article.ts';
import { readHtml } from './read-page.ts';

test('a table scrolls in a frame that a keyboard reaches, and its heads are heads of columns', async () => {
  const html = readHtml(await markdownArticle('| Field | Type |\n|---|--:|\n| a | b |'));
  expect(html).toContain(
    '<div data-part="table" role="group" aria-label="Table: Field, Type" tabindex="0"><table>',
  );
  expect(html.match(/<th [^>]*>/g)).toEqual(['<th scope="col">', '<th scope="col" align="right">']);
  expect(html).toContain('<td align="right">b</td>');
});
