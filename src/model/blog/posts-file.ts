/** The site's own posts file, which the list in the browser reads when the page has too few posts. */
import { z } from 'zod/mini';
import type { PostSummary } from './post.ts';

export const POSTS_FILE = '/blog/posts.json';

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

const file = z.object({ posts: z.array(summary) });

export function writePostsFile(posts: readonly PostSummary[]): string {
  return JSON.stringify({ posts });
}

/** @throws when the text is not a posts file */
export function readPostsFile(text: string): PostSummary[] {
  const { posts } = file.parse(JSON.parse(text));
  return posts.map((post) => ({ ...post, date: post.date, imageUrl: post.imageUrl }));
}
