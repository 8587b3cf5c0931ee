/** A post: its header and its Markdown, which `src/article` renders. */

import { today } from '../calendar-day.ts';
import type { CaseStudySlug } from '../facts/case-studies.ts';

/** Minutes, where the header has none that can be used. */
export const DEFAULT_READ_TIME = 5;
/** After sorting, this many posts lead the list. */
const FEATURED_COUNT = 3;

export interface PostSummary {
  /** Last part of the address: /blog/{id}. */
  id: string;
  title: string;
  category: string;
  description: string;
  /** Whole minutes. */
  readTime: number;
  /** `YYYY-MM-DD` from the header; without one the post carries the current date whenever it is shown. */
  date: string | undefined;
  featured: boolean;
  imageUrl: string | undefined;
  imageAlt: string;
}

export interface Post extends PostSummary {
  /** `YYYY-MM-DD` of the last change worth reading again. */
  revised: string | undefined;
  /** Author of the post: a key of `content/data/team.yaml`. */
  writtenBy: string | undefined;
  /** Id of the post to read after this one, where the header names it. */
  readNext: string | undefined;
  /** Case study that supports the post. */
  proof: CaseStudySlug | undefined;
  /** File name, for messages to the author. */
  file: string;
  isDraft: boolean;
  /** The Markdown body. */
  content: string;
}

export function postPath(id: string): string {
  return `/blog/${id}`;
}

/** Drops the fields only the page of the post needs. */
export function summaryOf(post: Post): PostSummary {
  const { id, title, category, description, readTime, date, featured, imageUrl, imageAlt } = post;
  return { id, title, category, description, readTime, date, featured, imageUrl, imageAlt };
}

/**
 * Newest day first (a post without a date is as new as today), then by title. Undated ones go before those of the same
 * day, where they will be on every later day, so that the day of the build does not change the order of the feeds. The
 * first three are featured and the rest are not, whatever their headers say.
 */
export function arrangePosts<P extends PostSummary>(posts: readonly P[]): P[] {
  const day = today();
  return [...posts]
    .sort(
      (a, b) =>
        compare(b.date ?? day, a.date ?? day) ||
        Number(a.date !== undefined) - Number(b.date !== undefined) ||
        a.title.localeCompare(b.title, 'en') ||
        compare(a.id, b.id),
    )
    .map((post, index) => ({ ...post, featured: index < FEATURED_COUNT }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
