/** It reads no file, because the list in the browser uses it too. */
import type { Root } from 'hast';
import { z } from 'zod/mini';
import { nameSlug } from '#article/slug.ts';
import { today } from '../reader-day.ts';
import type { PostHeader } from './post-header.ts';

export const postSummary = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  /** Of the newest alone: its first paragraph. */
  opening: z.optional(z.array(z.string())),
  readTime: z.int().check(z.positive()),
  date: z.optional(z.iso.date()),
  featured: z.boolean(),
  imageUrl: z.optional(z.string()),
  imageAlt: z.string(),
});

export type PostSummary = z.infer<typeof postSummary>;

export interface Post extends PostSummary, Omit<PostHeader, keyof PostSummary | 'draft'> {
  file: string;
  content: string;
  article: Root;
}

export const foundAs = ({ description, searchDescription = description }: Post) =>
  searchDescription;

export const shownDay = ({ date }: Pick<PostSummary, 'date'>) => date ?? today();

/** The filter's first choice; it is no category. */
export const ALL = 'All';
export const LIST_PATH = '/blog';
export const FEED_PATH = '/blog/rss.xml';

/** So many of the newest are given whole to programs: a feed or text of all would only grow. */
export const WHOLE_ARTICLES = 20;

export const postPath = (id: string) => `${LIST_PATH}/${id}`;

export const categoryPath = (name: string) =>
  name === ALL ? LIST_PATH : `${LIST_PATH}/category/${nameSlug(name)}`;
