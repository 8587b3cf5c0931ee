import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadPosts } from '#model/blog/load-posts.ts';
import { summaryOf } from '#model/blog/post.ts';
import { categoriesOf } from '#model/blog/post-list.ts';
import { ArticleScreen } from './article/article-screen.tsx';
import { useBlog } from './blog-provider.tsx';
import { BlogScreen } from './blog-screen.tsx';

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/posts');

/** The list's HTML as the build writes it, for a folder of posts. */
function listOf(folder: string): string {
  const posts = loadPosts(join(FIXTURES, folder)).map(summaryOf);
  return renderToStaticMarkup(
    <BlogScreen held={{ posts, categories: categoriesOf(posts), isComplete: true }} />,
  );
}

/** What the page says, one line per block. */
const linesOf = (html: string) =>
  html
    .replace(/<\/(h\d|p|button|time|legend)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const count = (html: string, part: string) => html.split(part).length - 1;

test('without posts the page says so and leads to the docs', () => {
  const lines = linesOf(listOf('none'));
  expect(lines.slice(0, 2)).toEqual([
    'No Articles Yet',
    "We're working on creating valuable content for you. Check back soon!",
  ]);
  expect(lines.join()).not.toContain('Recent Insights');
});

test('one post is the main story, and nothing is left for the list', () => {
  const html = listOf('one');
  expect(count(html, 'class="card main"')).toBe(1);
  expect(html).not.toContain('class="secondary"');
  expect(linesOf(html)).toContain('No posts found in this category.');
});

test('three posts are one main and two secondary stories', () => {
  const html = listOf('three');
  expect(count(html, 'class="card main"')).toBe(1);
  expect(count(html, 'class="card"')).toBe(2);
  expect(count(html, 'class="card row"')).toBe(0);
});

test('the fourth post is the first of the list below', () => {
  const html = listOf('four');
  expect(count(html, 'class="card row"')).toBe(1);
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
      "Filter by category",
      "All 1",
      "Voice 0",
      "Email 0",
      "Data 1",
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

describe('an article that is not there', () => {
  test('loading shows grey blocks', () => {
    const html = renderToStaticMarkup(<ArticleScreen state={{ status: 'loading' }} />);
    expect(linesOf(html)).toEqual(['Loading article']);
    expect(html).toContain('aria-busy="true"');
    expect(count(html, 'bare-line')).toBeGreaterThan(10);
  });

  test('a load failure shows the error of the data source as an alert', () => {
    const html = renderToStaticMarkup(
      <ArticleScreen state={{ status: 'error', reason: 'The disk is gone.' }} />,
    );
    expect(html).toMatch(/role="alert".*The disk is gone\./);
  });

  test('an unknown id shows "Blog post not found" with a back link', () => {
    const html = renderToStaticMarkup(<ArticleScreen state={{ status: 'not-found' }} />);
    expect(html).toContain('>Blog post not found</h1>');
    expect(html).toContain('href="/blog"');
  });
});
