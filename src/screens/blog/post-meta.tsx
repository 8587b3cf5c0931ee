import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CurrentDate } from '#components/date/current-date.tsx';
import type { PostSummary } from '#model/blog/post.ts';
import { categoryPath } from '#model/blog/post-list.ts';
import { longDate } from '#model/calendar-day.ts';
import styles from './post-meta.module.css';

interface PostMetaProps extends Omit<ComponentProps<'p'>, 'children'> {
  post: Pick<PostSummary, 'category' | 'readTime' | 'date'>;
}

/** Category, which leads to the others of it, reading time and date; a post without a date carries the current one. */
export function PostMeta({ post, className, ...rest }: PostMetaProps) {
  return (
    <p className={clsx('caption', styles.meta, className)} {...rest}>
      <b>
        <a href={categoryPath(post.category)}>{post.category}</a>
      </b>
      <span className="num">{post.readTime} min read</span>
      {post.date ? <time dateTime={post.date}>{longDate(post.date)}</time> : <CurrentDate />}
    </p>
  );
}
