import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadPosts } from '#model/blog/load-posts.ts';
import { firstPosts, summaryOf } from '#model/blog/post.ts';
import { useBlog } from './blog-provider.tsx';
import { BlogScreen } from './blog-screen.tsx';

const FIXTURES = join(import.meta.dirname, '../../../tests/fixtures/posts');

/** The headings and sentences of the list, as the build writes it for a folder of posts. */
function linesOf(folder: string): string[] {
  const posts = loadPosts(join(FIXTURES, folder)).map(summaryOf);
  return renderToStaticMarkup(<BlogScreen initialPosts={firstPosts(posts)} description="" />)
    .replace(/<\/(h\d|p|button|time|legend)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
}

test.each([
  [
    'none',
    ['No Articles Yet', "We're working on creating valuable content for you. Check back soon!"],
  ],
  ['one', ['Featured Stories', 'Alpha', 'All', 'Voice', 'No posts found in this category.']],
  ['three', ['Alpha', 'Beta', 'Gamma', 'Recent Insights', 'No posts found in this category.']],
  ['four', ['Alpha', 'Beta', 'Gamma', 'All 1', 'Data 1', 'Voice', 'Email', 'Delta', 'The fourth.']],
])('a folder with %s is shown as featured stories, categories and the rest', (folder, expected) => {
  const lines = linesOf(folder);
  expect(lines.filter((line) => expected.includes(line))).toEqual(expected);
});

test('blog data used outside its provider throws an error that says what to do', () => {
  function Stray() {
    return useBlog().status;
  }
  expect(() => renderToStaticMarkup(<Stray />)).toThrow(/^Blog data used outside its provider\./);
});
