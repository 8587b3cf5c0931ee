import type { Root } from 'hast';
import { markdownArticle } from '#article/article.ts';
import type { Post } from './post.ts';

/**
 * Finished trees by post. A build reads its posts once; during development every request reads new ones, whose old trees must go.
 */
const finished = new WeakMap<Post, Promise<Root>>();

/** The finished tree of a post's text, made once: its page and the three feeds share it. */
export function postArticle(post: Post): Promise<Root> {
  const known = finished.get(post);
  if (known) return known;
  const article = markdownArticle(post.content, post.file);
  finished.set(post, article);
  return article;
}
