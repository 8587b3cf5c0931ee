import type { Root } from 'hast';
import { markdownArticle } from '#article/article.ts';
import type { Post } from './post.ts';

/** By post: a build reads its posts once, and during development every request reads them anew. */
const finished = new WeakMap<Post, Promise<Root>>();

/** The finished tree of a post's text, made once: its page and the three feeds share it. */
export function postArticle(post: Post): Promise<Root> {
  const known = finished.get(post);
  if (known) return known;
  const article = markdownArticle(post.content, post.file);
  finished.set(post, article);
  return article;
}
