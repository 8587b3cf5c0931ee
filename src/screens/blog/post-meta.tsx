import { CurrentDate } from '#components/date/current-date.tsx';
import type { PostSummary } from '#model/blog/post.ts';
import { longDate } from '#model/calendar-day.ts';
import './post-meta.css';

type PostMetaProps = { post: Pick<PostSummary, 'category' | 'readTime' | 'date'> };

/** Category, reading time and date. */
export function PostMeta({ post }: PostMetaProps) {
  return (
    <p className="post-meta caption">
      <b>{post.category}</b>
      <span className="num">{post.readTime} min read</span>
      {post.date ? <time dateTime={post.date}>{longDate(post.date)}</time> : <CurrentDate />}
    </p>
  );
}
