import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PostSummary } from '#model/blog/post.ts';
import { BlogScreen } from './blog-screen.tsx';
import { firstPosts } from './post-lists.ts';

const post = (id: string, featured: boolean): PostSummary => ({
  id,
  featured,
  title: id,
  category: 'Weaving',
  description: 'A',
  readTime: 3,
  imageAlt: '',
});

const listOf = (...posts: PostSummary[]) =>
  renderToStaticMarkup(<BlogScreen initialPosts={firstPosts(posts)} description="B" />);

test('below featured stories nothing stands while all are featured', () => {
  const two = listOf(post('one', true), post('two', true));
  expect(two).toContain('Featured Stories');
  expect(two).not.toMatch(/Recent Insights|No posts found/);
  expect(listOf(post('one', true), post('two', false))).toContain('Recent Insights');
});
