import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { markdownArticle } from './article.ts';
import { withSideNotes } from './footnotes.ts';
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

const NOTE = '[^a]: Ada Byron, “Notes”, 1843. <https://www.example.com/a/long/address>';
const sideNotes = async (markdown: string) => {
  const html = toHtml(withSideNotes(await markdownArticle(markdown)));
  return html.match(/<span data-part="side-note".*?<\/span>/gs) ?? [];
};

test('a note is repeated once, next to its first reference, with the host for a written-out address', async () => {
  expect(await sideNotes(`One.[^a] Two.[^a]\n\n${NOTE}`)).toEqual([
    '<span data-part="side-note" aria-hidden="true" hidden><b>1</b> Ada Byron, “Notes”, 1843. <a href="https://www.example.com/a/long/address" tabindex="-1">example.com</a></span>',
  ]);
});

test('the list of notes at the end stays as it is', async () => {
  const article = await markdownArticle(`One.[^a]\n\n${NOTE}`);
  const ends = (html: string) => html.slice(html.indexOf('<section data-footnotes'));
  expect(ends(toHtml(withSideNotes(article)))).toBe(ends(toHtml(article)));
  expect(ends(toHtml(article))).toContain('id="note-fn-a"');
});

test('a reference in a table has no margin for its note', async () => {
  expect(await sideNotes(`| a |\n|---|\n| One.[^a] |\n\n${NOTE}`)).toEqual([]);
});

test('a link with words keeps them', async () => {
  const [note] = await sideNotes('One.[^a]\n\n[^a]: See [the paper](https://example.com/paper).');
  expect(note).toContain('See <a href="https://example.com/paper" tabindex="-1">the paper</a>.');
});
