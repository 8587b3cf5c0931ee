/** Everything the page of a category shows apart from its posts. */
import { nameSlug } from '#article/slug.ts';
import { blog } from '../facts/blog.ts';
import { capital, count } from '../sentence.ts';
import type { PostSummary } from './post.ts';

/** Posts of other categories below those of one. */
const OTHERS_COUNT = 3;

const SENTENCES: Readonly<Record<string, string>> = blog.categories;

export interface CategoryListing<P> {
  /** The category as a sentence begins with it. */
  name: string;
  /** Sentence about the posts of the category, where an owner has written one. */
  sentence: string | undefined;
  /** That sentence with the number of posts; the number alone where nobody has written one. */
  about: string;
  others: P[];
}

export function categoryListing<P extends PostSummary>(
  category: string,
  posts: readonly P[],
): CategoryListing<P> {
  const own = posts.filter((post) => post.category === category);
  const sentence = SENTENCES[nameSlug(category)];
  const amount = `${capital(count(own.length, 'article'))}.`;
  return {
    name: capital(category),
    sentence,
    about: sentence ? `${sentence} ${amount}` : amount,
    others: posts.filter((post) => post.category !== category).slice(0, OTHERS_COUNT),
  };
}
