/** The posts of this site: one folder, read once per build and anew for every request during development. */
import { resolve } from 'node:path';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { loadPosts, warnAuthor } from './load-posts.ts';
import type { Post } from './post.ts';

export function blogFolder(): string {
  return resolve(readBuildEnvironment(process.env).BLOG_DIR);
}

let loaded: Post[] | undefined;

export function publishedPosts(): Post[] {
  // One post with a mistake must not take the others down while they are being written.
  if (import.meta.env.DEV)
    return loadPosts(blogFolder(), { includeDrafts: true, leaveOut: (message) => warnAuthor(message) });
  loaded ??= loadPosts(blogFolder());
  return loaded;
}
