/** The posts of this site: one folder, read once per build and anew for every request during development. */
import { join } from 'node:path';
import { loadPosts } from './load-posts.ts';
import type { Post } from './post.ts';

/** `BLOG_DIR` lets tests and measurements build the site with other posts. */
export function blogFolder(): string {
  return process.env['BLOG_DIR'] ?? join(process.cwd(), 'content', 'blog');
}

let loaded: Post[] | undefined;

export function publishedPosts(): Post[] {
  if (import.meta.env.DEV) return loadPosts(blogFolder(), { includeDrafts: true });
  loaded ??= loadPosts(blogFolder());
  return loaded;
}
