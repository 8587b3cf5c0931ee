/** Divides posts into what the list shows: featured ones, categories, pages of older ones. */
import { nameSlug } from '#article/slug.ts';
import type { PostSummary } from './post.ts';

/** Posts on one page of a list. */
export const PAGE_LENGTH = 12;
/** The filter's first choice; it is no category. */
export const ALL = 'All';
/** Address of the list. */
export const LIST_PATH = '/blog';

export interface CategoryCount {
  name: string;
  /** Posts of it below the featured ones. */
  count: number;
}

export function featuredOf<P extends PostSummary>(posts: readonly P[]): P[] {
  return posts.filter(({ featured }) => featured);
}

/** The posts below the featured ones, of one category or of all. */
export function recentOf<P extends PostSummary>(posts: readonly P[], category: string = ALL): P[] {
  return posts.filter((post) => !post.featured && (category === ALL || post.category === category));
}

/** All, then each distinct category of any post, in the order they first appear. */
export function categoriesOf(posts: readonly PostSummary[]): CategoryCount[] {
  const counts = new Map<string, number>();
  for (const { category, featured } of posts) {
    counts.set(category, (counts.get(category) ?? 0) + Number(!featured));
  }
  const all = recentOf(posts).length;
  return [{ name: ALL, count: all }, ...[...counts].map(([name, count]) => ({ name, count }))];
}

/** Each distinct category, in the order they first appear. */
export function categoryNames(posts: readonly PostSummary[]): string[] {
  return [...new Set(posts.map(({ category }) => category))];
}

export function categoryPath(name: string): string {
  return name === ALL ? LIST_PATH : `${LIST_PATH}/category/${nameSlug(name)}`;
}

/** Address of a page of a list, below the address of the list, which is its first page. */
export function pagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

/** One page of a list. */
export interface ListPage<P> {
  /** Number of the page, from 1. */
  number: number;
  /** Pages of the list. */
  count: number;
  posts: P[];
}

/** Divides a list into its pages; an empty list is one empty page. */
export function pagesOf<P>(posts: readonly P[]): ListPage<P>[] {
  const count = Math.max(1, Math.ceil(posts.length / PAGE_LENGTH));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    posts: posts.slice(index * PAGE_LENGTH, (index + 1) * PAGE_LENGTH),
  }));
}

/** Posts a page has, and facts about the others. */
export interface KnownPosts {
  posts: PostSummary[];
  /** Counted over all posts. */
  categories: CategoryCount[];
  /** False while only the first posts of a longer list are known. */
  isComplete: boolean;
}

/** Posts that are in the HTML of the list: the featured ones and the first page of the others. */
export function firstPosts(posts: readonly PostSummary[]): KnownPosts {
  const first = [...featuredOf(posts), ...recentOf(posts).slice(0, PAGE_LENGTH)];
  return { posts: first, categories: categoriesOf(posts), isComplete: first.length === posts.length };
}

/** A post and the one its page leads on to. */
export type LinkedPost<P> = {
  post: P;
  /** Undefined where the post is the only one. */
  next: P | undefined;
};

/** Every post with the one to read next: the one its header names, or the one after it in the list; after the last, the first. */
export function linkPosts<P extends PostSummary & { readNext?: string | undefined }>(
  posts: readonly P[],
): LinkedPost<P>[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  return posts.map((post, index) => {
    const following = posts[(index + 1) % posts.length];
    const named = post.readNext === undefined ? undefined : byId.get(post.readNext);
    return { post, next: named ?? (following === post ? undefined : following) };
  });
}
