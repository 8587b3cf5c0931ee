import { expect, test } from 'vitest';
import { arrangePosts, type PostSummary } from './post.ts';
import {
  categoriesOf,
  categoryPath,
  firstPosts,
  linkPosts,
  pagePath,
  pagesOf,
  recentOf,
} from './post-list.ts';

/** Posts of the given categories, newest first. */
function postsOf(...categories: string[]): PostSummary[] {
  return arrangePosts(
    categories.map((category, index) => ({
      id: `post-${index}`,
      title: `Post ${String(index).padStart(3, '0')}`,
      category,
      description: 'Words.',
      readTime: 5,
      date: '2026-01-01',
      featured: false,
      imageUrl: undefined,
      imageAlt: '',
    })),
  );
}

const idsOf = (posts: readonly PostSummary[] | undefined) => posts?.map(({ id }) => id);

test('the filter offers All and each distinct category, and counts the posts below the featured ones', () => {
  const posts = postsOf('Voice', 'Email', 'Voice', 'Email', 'Data', 'Email');
  expect(categoriesOf(posts)).toEqual([
    { name: 'All', count: 3 },
    { name: 'Voice', count: 0 },
    { name: 'Email', count: 2 },
    { name: 'Data', count: 1 },
  ]);
  expect(idsOf(recentOf(posts, 'Email'))).toEqual(['post-3', 'post-5']);
});

test('older posts come in pages of twelve, each with an address', () => {
  const pages = pagesOf(recentOf(postsOf(...Array.from({ length: 28 }, () => 'Voice'))));
  expect(pages.map(({ number, count, posts }) => [number, count, posts.length])).toEqual([
    [1, 3, 12],
    [2, 3, 12],
    [3, 3, 1],
  ]);
  expect(idsOf(pages[2]?.posts)).toEqual(['post-27']);
  expect(pagesOf([])).toEqual([{ number: 1, count: 1, posts: [] }]);
  expect(pagePath('/blog', 1)).toBe('/blog');
  expect(pagePath(categoryPath('AI & Software'), 3)).toBe('/blog/category/ai-software/page/3');
});

test('the list arrives with three featured posts and twelve others, and knows whether there are more', () => {
  const sixteen = firstPosts(postsOf(...Array.from({ length: 16 }, () => 'Voice')));
  expect(sixteen.posts).toHaveLength(15);
  expect(sixteen.categories).toEqual([
    { name: 'All', count: 13 },
    { name: 'Voice', count: 13 },
  ]);
  expect(sixteen.isComplete).toBe(false);
  expect(firstPosts(postsOf(...Array.from({ length: 15 }, () => 'Voice'))).isComplete).toBe(true);
});

test('an article leads on to the one its header names, else to the one after it, and the last to the first', () => {
  const posts = postsOf('Voice', 'Email', 'Data');
  const nextOf = (list: Parameters<typeof linkPosts>[0]) => linkPosts(list).map(({ next }) => next?.id);
  expect(nextOf(posts)).toEqual(['post-1', 'post-2', 'post-0']);
  expect(
    nextOf(posts.map((post) => (post.id === 'post-0' ? { ...post, readNext: 'post-2' } : post))),
  ).toEqual(['post-2', 'post-2', 'post-0']);
  expect(nextOf(posts.slice(0, 1))).toEqual([undefined]);
});
