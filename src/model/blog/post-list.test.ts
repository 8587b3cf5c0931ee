import { expect, test } from 'vitest';
import { arrangePosts, type PostSummary } from './post.ts';
import { categoriesOf, categoryPath, placedPosts, recentOf, stepPath, stepsOf } from './post-list.ts';

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

test('the filter offers All and each distinct category, and counts the posts below the featured ones', () => {
  const posts = postsOf('Voice', 'Email', 'Voice', 'Email', 'Data', 'Email');
  expect(categoriesOf(posts)).toEqual([
    { name: 'All', count: 3 },
    { name: 'Voice', count: 0 },
    { name: 'Email', count: 2 },
    { name: 'Data', count: 1 },
  ]);
  expect(recentOf(posts, 'Email').map(({ id }) => id)).toEqual(['post-3', 'post-5']);
});

test('older posts come in steps of twelve, each with an address', () => {
  const posts = postsOf(...Array.from({ length: 28 }, () => 'Voice'));
  expect(stepsOf(recentOf(posts)).map(({ length }) => length)).toEqual([12, 12, 1]);
  expect(stepsOf([])).toEqual([[]]);
  expect(stepPath('/blog', 1)).toBe('/blog');
  expect(stepPath(categoryPath('AI & Software'), 3)).toBe('/blog/category/ai-software/page/3');
});

test('an article leads on to its neighbours and to others of its category', () => {
  const posts = postsOf('Voice', 'Voice', 'Email', 'Voice', 'Voice', 'Voice');
  const [first, second, third] = placedPosts(posts);
  expect([first?.newer?.id, first?.older?.id, first?.related.map(({ id }) => id)]).toEqual([
    undefined,
    'post-1',
    ['post-3', 'post-4'],
  ]);
  expect(second?.related.map(({ id }) => id)).toEqual(['post-3', 'post-4']);
  expect(third?.related).toEqual([]);
});
