import type { PostSummary } from '#model/blog/post.ts';
import { POSTS_FILE, readPostsFile } from '#model/blog/posts-file.ts';

/** The posts could not be read. The message is the reason, as a sentence for the visitor. */
class PostsUnavailableError extends Error {
  override name = 'PostsUnavailableError';
}

/** Reads the site's posts file. */
export async function requestPosts(): Promise<PostSummary[]> {
  const response = await fetch(POSTS_FILE).catch(() => {
    throw new PostsUnavailableError('The network connection was lost.');
  });
  if (!response.ok) throw new PostsUnavailableError(`The server answered ${response.status}.`);
  const text = await response.text().catch(() => {
    throw new PostsUnavailableError('The network connection was lost.');
  });
  try {
    return readPostsFile(text);
  } catch {
    throw new PostsUnavailableError('The list of posts could not be read.');
  }
}
