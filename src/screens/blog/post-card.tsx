import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { FramedPicture } from '#components/picture/framed-picture.tsx';
import { type PostSummary, postPath } from '#model/blog/post.ts';
import { pageMark } from '#model/page-mark.ts';
import { coverFor, coverForms } from './cover-variants.ts';
import styles from './post-card.module.css';
import { PostMeta } from './post-meta.tsx';

const VARIANTS = {
  main: { variantClass: styles.main, width: 1040, height: 585 },
  /** The only card of its kind: words next to the picture where there is room. */
  wide: { variantClass: clsx(styles.main, styles.wide), width: 1040, height: 585 },
  secondary: { variantClass: undefined, width: 520, height: 260 },
  row: { variantClass: styles.row, width: 200, height: 125 },
  /** A row that keeps its description on phones. */
  entry: { variantClass: clsx(styles.row, styles.entry), width: 200, height: 125 },
} as const;

interface PostCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  post: PostSummary;
  variant: keyof typeof VARIANTS;
  headingLevel: 2 | 3;
  /** Among the first things seen: load its picture at once. */
  isFirst?: boolean;
}

/** One post in a list. The title is the link; its target area is the whole card. */
export function PostCard({
  post,
  variant,
  headingLevel,
  isFirst = false,
  className,
  ...rest
}: PostCardProps) {
  const Title = `h${headingLevel}` as const;
  const { variantClass, width, height } = VARIANTS[variant];
  return (
    <article className={clsx(styles.card, variantClass, className)} data-travel-card="" {...rest}>
      {post.imageUrl && (
        <FramedPicture
          className={styles.picture}
          mark={pageMark(postPath(post.id))}
          src={coverFor(post.imageUrl, variant)}
          forms={coverForms(post.imageUrl, variant)}
          alt={post.imageAlt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      )}
      <div className={styles.text}>
        <PostMeta post={post} />
        <Title className={styles.title}>
          <a href={postPath(post.id)}>{post.title}</a>
        </Title>
        <p className={styles.description}>{post.description}</p>
      </div>
    </article>
  );
}
