import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadPosts } from '#model/blog/load-posts.ts';
import { firstPosts, summaryOf } from '#model/blog/post.ts';
import { temporaryFolder } from '#server/testing/resources.ts';
import { useBlog } from './blog-provider.tsx';
import { BlogScreen } from './blog-screen.tsx';

const POSTS = ['Alpha Voice', 'Beta Email', 'Gamma Voice', 'Delta Data'];

/** The headings and sentences of the list, as the build writes it for a folder of posts. */
function linesOf(count: number): string[] {
  using folder = temporaryFolder();
  for (const [index, post] of POSTS.slice(0, count).entries()) {
    const [title, category] = post.split(' ');
    const header = `title: ${title}\ncategory: ${category}\ndescription: About ${title}.\nreadTime: 4`;
    writeFileSync(
      join(folder.path, `${index}.md`),
      `---\n${header}\ndate: 2026-03-0${9 - index}\n---\n`,
    );
  }
  const posts = loadPosts(folder.path).map(summaryOf);
  return renderToStaticMarkup(<BlogScreen initialPosts={firstPosts(posts)} description="" />)
    .replace(/<\/(h\d|p|button|time|legend)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
}

test.each([
  [0, ['No Articles Yet', "We're working on creating valuable content for you. Check back soon!"]],
  [1, ['Featured Stories', 'Alpha', 'All', 'Voice', 'No posts found in this category.']],
  [3, ['Alpha', 'Beta', 'Gamma', 'Recent Insights', 'No posts found in this category.']],
  [4, ['Alpha', 'Beta', 'Gamma', 'All 1', 'Data 1', 'Voice', 'Email', 'Delta', 'About Delta.']],
])(
  'a folder with %i posts is shown as featured stories, categories and the rest',
  (count, expected) => {
    const lines = linesOf(count);
    expect(lines.filter((line) => expected.includes(line))).toEqual(expected);
  },
);

test('blog data used outside its provider throws an error that says what to do', () => {
  function Stray() {
    return useBlog().status;
  }
  expect(() => renderToStaticMarkup(<Stray />)).toThrow(/^Blog data used outside its provider\./);
});
