/** The posts of this site: one folder, read once per build and anew for every request during development. */
import { resolve } from 'node:path';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { loadPosts } from './load-posts.ts';
import type { Post } from './post.ts';

export function blogFolder(): string {
  return resolve(readBuildEnvironment(process.env).BLOG_DIR);
}

let loaded: Post[] | undefined;

export function publishedPosts(): Post[] {
  if (import.meta.env.DEV) return loadPosts(blogFolder(), { includeDrafts: true });
  loaded ??= loadPosts(blogFolder());
  return loaded;
}
