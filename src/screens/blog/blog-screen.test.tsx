import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadPosts } from '#model/blog/load-posts.ts';
import { summaryOf } from '#model/blog/post.ts';
import { firstPosts } from '#model/blog/post-list.ts';
import { ArticleNotFound } from './article/article-not-found.tsx';
import { useBlog } from './blog-provider.tsx';
import { BlogScreen } from './blog-screen.tsx';

const DESCRIPTION = 'What was tried, and what came of it.';
const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/posts');

/** The list's HTML as the build writes it, for a folder of posts. */
function listOf(folder: string): string {
  const posts = loadPosts(join(FIXTURES, folder)).map(summaryOf);
  return renderToStaticMarkup(<BlogScreen initialPosts={firstPosts(posts)} description={DESCRIPTION} />);
}

/** Text of the page, one line per block, without the sentence under the heading. */
const linesOf = (html: string) =>
  html
    .replace(/<\/(h\d|p|button|time|legend)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== DESCRIPTION);

test('without posts the page says so and leads to the docs', () => {
  expect(linesOf(listOf('none'))).toEqual([
    'No Articles Yet',
    "We're working on creating valuable content for you. Check back soon!",
    'Read the docs Warp set up, nothing woven.',
  ]);
});

test('one post is the main story, and nothing is left for the list', () => {
  expect(listOf('one')).toContain(DESCRIPTION);
  expect(linesOf(listOf('one'))).toEqual([
    'Featured Stories',
    'Voice 4 min read March 4, 2026',
    'Alpha',
    'The first: with a colon.',
    'Recent Insights',
    'Follow RSS JSON Feed',
    'Filter by category',
    'All 0',
    'Voice 0',
    'All: no articles',
    'No posts found in this category.',
  ]);
});

test('three posts are one main and two secondary stories', () => {
  const lines = linesOf(listOf('three'));
  const stories = lines.slice(0, lines.indexOf('Recent Insights'));
  expect(['Alpha', 'Beta', 'Gamma'].map((title) => stories.indexOf(title))).toEqual([2, 5, 8]);
  expect(lines.at(-1)).toBe('No posts found in this category.');
});

test('the fourth post is the first of the list below', () => {
  const html = listOf('four');
  expect(linesOf(html)).toMatchInlineSnapshot(`
    [
      "Featured Stories",
      "Voice 4 min read March 4, 2026",
      "Alpha",
      "The first: with a colon.",
      "Email 4 min read March 3, 2026",
      "Beta",
      "The second.",
      "Voice 4 min read March 2, 2026",
      "Gamma",
      "The third.",
      "Recent Insights",
      "Follow RSS JSON Feed",
      "Filter by category",
      "All 1",
      "Voice 0",
      "Email 0",
      "Data 1",
      "All: one article",
      "Data 4 min read March 1, 2026",
      "Delta",
      "The fourth.",
    ]
  `);
  expect(html).toContain('href="/blog/delta"');
  expect(html).toContain('href="/blog/alpha-post"');
});

test('nothing that ships carries a style attribute', () => {
  expect(listOf('four')).not.toContain('style=');
});

test('blog data used outside its provider throws an error that says what to do', () => {
  function Stray() {
    return useBlog().status;
  }
  expect(() => renderToStaticMarkup(<Stray />)).toThrow(/^Blog data used outside its provider\./);
});

test('an unknown id shows "Blog post not found" with a back link', () => {
  const html = renderToStaticMarkup(<ArticleNotFound addresses={['/blog']} latest={[]} />);
  expect(html).toMatch(/<h1[^>]*>Blog post not found<\/h1>/);
  expect(html).toContain('href="/blog"');
});
