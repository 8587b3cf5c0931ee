/** Which posts the list shows: featured ones, categories, and steps of older ones. */
import type { PostSummary } from './post.ts';
import { slugOf } from './slug.ts';

/** Posts a step of the list adds. */
export const STEP_LENGTH = 12;
/** The filter's first choice; it is no category. */
export const ALL = 'All';

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

export function categoryPath(name: string): string {
  return name === ALL ? '/blog' : `/blog/category/${slugOf(name)}`;
}

/** Address of a step of a list; the first step is the list itself. */
export function stepPath(list: string, step: number): string {
  return step === 1 ? list : `${list}/page/${step}`;
}

/** Cuts a list into its steps; an empty list is one empty step. */
export function stepsOf<P>(posts: readonly P[]): P[][] {
  const count = Math.max(1, Math.ceil(posts.length / STEP_LENGTH));
  return Array.from({ length: count }, (_, index) =>
    posts.slice(index * STEP_LENGTH, (index + 1) * STEP_LENGTH),
  );
}

/** The posts of each category, featured ones included, in the order the categories first appear. */
export function postsByCategory<P extends PostSummary>(posts: readonly P[]): Map<string, P[]> {
  const byCategory = new Map<string, P[]>();
  for (const post of posts) {
    const others = byCategory.get(post.category);
    if (others) others.push(post);
    else byCategory.set(post.category, [post]);
  }
  return byCategory;
}

export type PlacedPost<P> = {
  post: P;
  /** Its neighbours in the list. */
  newer: P | undefined;
  older: P | undefined;
  /** More of the same category, beyond the neighbours. */
  related: P[];
};

export const RELATED_COUNT = 2;

/** Every post with the articles its page leads on to. */
export function placedPosts<P extends PostSummary>(posts: readonly P[]): PlacedPost<P>[] {
  const byCategory = postsByCategory(posts);
  return posts.map((post, index) => {
    const newer = posts[index - 1];
    const older = posts[index + 1];
    const known = [post.id, newer?.id, older?.id];
    // The first few suffice: at most three of them are known.
    const candidates = byCategory.get(post.category)?.slice(0, RELATED_COUNT + known.length) ?? [];
    const related = candidates.filter(({ id }) => !known.includes(id)).slice(0, RELATED_COUNT);
    return { post, newer, older, related };
  });
}
