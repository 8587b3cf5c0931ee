import { expect, test } from 'vitest';
import { markdownArticle } from './article.ts';
import { readHtml, readOutline } from './read-page.ts';

test('footnotes lead there and back, and their section is named by its heading', async () => {
  const article = await markdownArticle('Said.[^1]\n\n[^1]: Who said it.');
  const html = readHtml(article);
  expect(readOutline(article)).toEqual([{ text: 'Sources and notes', id: 'sources-and-notes' }]);
  expect(html).toContain('href="#note-fn-1" id="note-fnref-1"');
  expect(html).toContain('<li id="note-fn-1">');
  expect(html).toContain('aria-labelledby="sources-and-notes"');
  expect(html).toContain('aria-describedby="sources-and-notes"');
});

test('a heading of the same name does not take the notes’ place', async () => {
  const html = readHtml(await markdownArticle('## Sources and notes\n\nSaid.[^1]\n\n[^1]: Who said it.'));
  expect(html).toContain('aria-describedby="sources-and-notes-1"');
});
