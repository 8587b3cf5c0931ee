/** It reads no file, because the list in the browser uses it too. */
import { z } from 'zod/mini';
import { ALL, type Post, type PostSummary, postSummary } from '#model/blog/post.ts';

/** The schema leaves out what it does not name. */
export const summaryOf = (post: Post) => postSummary.parse(post);

/** Read by the list in the browser when the page has too few posts. */
export const POSTS_FILE = '/blog/posts.json';

export const writePostsFile = (posts: readonly Post[]) =>
  JSON.stringify({ posts: posts.map(summaryOf) });

export const readPostsFile = (text: string) =>
  z.object({ posts: z.array(postSummary) }).parse(JSON.parse(text)).posts;

export const PAGE_LENGTH = 12;

export const pagePath = (list: string, page: number) =>
  page === 1 ? list : `${list}/page/${page}`;

export function featuredOf<P extends PostSummary>(posts: readonly P[]) {
  return posts.filter(({ featured }) => featured);
}

export function recentOf<P extends PostSummary>(posts: readonly P[], category: string = ALL) {
  return posts.filter((post) => !post.featured && (category === ALL || post.category === category));
}

export const categoryNames = (posts: readonly PostSummary[]) => [
  ...new Set(posts.map(({ category }) => category)),
];

export const categoriesOf = (posts: readonly PostSummary[]) =>
  [ALL, ...categoryNames(posts)]
    .map((name) => ({ name, count: recentOf(posts, name).length }))
    .sort((one, other) => Number(!one.count) - Number(!other.count));

export function pagesOf<P>(posts: readonly P[]) {
  const count = Math.max(1, Math.ceil(posts.length / PAGE_LENGTH));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    posts: posts.slice(index * PAGE_LENGTH, (index + 1) * PAGE_LENGTH),
  }));
}

export type ListPage = ReturnType<typeof pagesOf<PostSummary>>[number];

export type KnownPosts = ReturnType<typeof firstPosts>;

export function firstPosts(posts: readonly PostSummary[]) {
  const first = [...featuredOf(posts), ...recentOf(posts).slice(0, PAGE_LENGTH)];
  return {
    posts: first,
    categories: categoriesOf(posts),
    /** False while only the first posts of a longer list are known. */
    isComplete: first.length === posts.length,
  };
}
