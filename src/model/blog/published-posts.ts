/** The posts of this site: one folder, read once per build and anew for every request during development. */
import { relative, resolve } from 'node:path';
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
    return loadPosts(blogFolder(), { includeDrafts: true, warn: tell, leaveOut: tell });
  loaded ??= loadAll();
  return loaded;
}

function loadAll(): Post[] {
  try {
    return loadPosts(blogFolder(), { warn: tell });
  } catch (error) {
    if (error instanceof Error) error.message = inFolder(error.message);
    throw error;
  }
}

function tell(message: string) {
  warnAuthor(inFolder(message));
}

/** Complaints begin with the name of a file; who reads them looks for it from the root of the project. */
function inFolder(complaint: string): string {
  return `${relative(process.cwd(), blogFolder())}/${complaint}`;
}
