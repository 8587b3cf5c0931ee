import { dayOf, type PostSummary } from '#model/blog/post.ts';
import { longDate } from '#model/today.ts';
import './post-meta.css';

type PostMetaProps = { post: Pick<PostSummary, 'category' | 'readTime' | 'date'> };

/** Category, reading time and date. */
export function PostMeta({ post }: PostMetaProps) {
  return (
    <p className="post-meta caption">
      <b>{post.category}</b>
      <span className="num">{post.readTime} min read</span>
      <PostDate date={post.date} />
    </p>
  );
}

/**
 * A post without a date of its own carries the current one. The HTML has the day of the build, `date-behaviour.ts` puts
 * the reader's day in its place, and hydration has to leave that alone.
 */
export function PostDate({ date }: Pick<PostSummary, 'date'>) {
  const day = dayOf({ date });
  return (
    <time dateTime={day} data-today={date ? undefined : ''} suppressHydrationWarning>
      {longDate(day)}
    </time>
  );
}
