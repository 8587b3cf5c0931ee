/** Posts as lists show them. It reads no file, because the list in the browser uses it too. */
import type { Root } from 'hast';
import { z } from 'zod/mini';
import { nameSlug } from '#article/slug.ts';
import { today } from '../calendar-day.ts';
import type { PostHeader } from './post-header.ts';

const summary = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  readTime: z.int().check(z.positive()),
  date: z.optional(z.iso.date()),
  featured: z.boolean(),
  imageUrl: z.optional(z.string()),
  imageAlt: z.string(),
});

export type PostSummary = z.infer<typeof summary>;

export interface Post extends PostSummary, Omit<PostHeader, keyof PostSummary | 'draft'> {
  file: string;
  isDraft: boolean;
  content: string;
  article: Root;
}

export function summaryOf(post: Post): PostSummary {
  const { id, title, category, description, readTime, date, featured, imageUrl, imageAlt } = post;
  return { id, title, category, description, readTime, date, featured, imageUrl, imageAlt };
}

export const foundAs = ({ description, searchDescription = description }: Post) =>
  searchDescription;

export const shownDay = ({ date }: Pick<PostSummary, 'date'>) => date ?? today();

/** Read by the list in the browser when the page has too few posts. */
export const POSTS_FILE = '/blog/posts.json';

export const writePostsFile = (posts: readonly Post[]) =>
  JSON.stringify({ posts: posts.map(summaryOf) });

export function readPostsFile(text: string): PostSummary[] {
  return z.object({ posts: z.array(summary) }).parse(JSON.parse(text)).posts;
}

export const PAGE_LENGTH = 12;
/** The filter's first choice; it is no category. */
export const ALL = 'All';
export const LIST_PATH = '/blog';

export const FEED_PATH = '/blog/rss.xml';

export const postPath = (id: string) => `${LIST_PATH}/${id}`;

export const categoryPath = (name: string) =>
  name === ALL ? LIST_PATH : `${LIST_PATH}/category/${nameSlug(name)}`;

export const pagePath = (list: string, page: number) =>
  page === 1 ? list : `${list}/page/${page}`;

export function featuredOf<P extends PostSummary>(posts: readonly P[]): P[] {
  return posts.filter(({ featured }) => featured);
}

export function recentOf<P extends PostSummary>(posts: readonly P[], category: string = ALL): P[] {
  return posts.filter((post) => !post.featured && (category === ALL || post.category === category));
}

export const categoryNames = (posts: readonly PostSummary[]) => [
  ...new Set(posts.map(({ category }) => category)),
];

/** With the number of posts below the featured ones; those without last. */
export function categoriesOf(posts: readonly PostSummary[]) {
  return [ALL, ...categoryNames(posts)]
    .map((name) => ({ name, count: recentOf(posts, name).length }))
    .sort((one, other) => Number(one.count === 0) - Number(other.count === 0));
}

/** Numbered from 1; an empty list is one empty page. */
export function pagesOf<P>(posts: readonly P[]) {
  const count = Math.max(1, Math.ceil(posts.length / PAGE_LENGTH));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    posts: posts.slice(index * PAGE_LENGTH, (index + 1) * PAGE_LENGTH),
  }));
}

export type ListPage = ReturnType<typeof pagesOf<PostSummary>>[number];

export interface KnownPosts {
  posts: PostSummary[];
  categories: ReturnType<typeof categoriesOf>;
  /** False while only the first posts of a longer list are known. */
  isComplete: boolean;
}

/** In the HTML of the list: the featured ones and the first page of the others. */
export function firstPosts(posts: readonly PostSummary[]): KnownPosts {
  const first = [...featuredOf(posts), ...recentOf(posts).slice(0, PAGE_LENGTH)];
  return {
    posts: first,
    categories: categoriesOf(posts),
    isComplete: first.length === posts.length,
  };
}
