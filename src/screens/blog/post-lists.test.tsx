import { categoryPath, type PostSummary } from '#model/blog/post.ts';
import { firstPosts, pagePath, pagesOf, recentOf } from './post-lists.ts';

const postsOf = (...categories: string[]): PostSummary[] =>
  categories.map((category, index) => ({
    id: String(100 + index),
    title: 'A',
    category,
    description: 'B',
    readTime: 4,
    imageAlt: '',
    featured: index < 3,
  }));

test('older posts come in pages of twelve, the first with three more', () => {
  const posts = postsOf(...Array.from({ length: 28 }, () => 'Voice'));
  const pages = pagesOf(recentOf(posts)).map(({ posts, ...page }) => [page, posts.length]);
  expect(pages).toMatchSnapshot();
  expect(pagesOf([])).toEqual([{ number: 1, count: 1, posts: [] }]);
  expect(pagePath('/blog', 1)).toBe('/blog');
  expect(pagePath(categoryPath('AI & Software'), 3)).toBe('/blog/category/ai-software/page/3');
  expect(firstPosts(posts)).toMatchObject({ posts: { length: 15 }, isComplete: false });
  expect(firstPosts(posts.slice(0, 15)).isComplete).toBe(true);
});
