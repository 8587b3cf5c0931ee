import { expect, test } from 'vitest';
import { markdownArticle } from './article.ts';
import { readHtml, readRest, readSections } from './read-page.ts';

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
