import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CurrentDate } from '#components/date/current-date.tsx';
import { formsOf } from '#components/picture/picture-forms.ts';
import { categoryPath, type Post, type PostSummary, postPath } from '#model/blog/post.ts';
import { longDate } from '#model/reader-day.ts';
import styles from './post-card.module.css';

/** The woven covers exist in one format per use, so that a thread keeps its width. */
const SUFFIXES = { head: '', main: '-wide', secondary: '-card', row: '-row' };

type PostCoverProps = ComponentProps<'img'> & {
  post: PostSummary;
  place: keyof typeof SUFFIXES;
  width: number;
};

export function PostCover({ post, place, className, ...image }: PostCoverProps) {
  const { imageUrl, imageAlt } = post;
  if (!imageUrl) return null;
  const forms = formsOf(imageUrl);
  const fitted = (suffix: string) =>
    imageUrl.replace(/^(\/pictures\/covers\/[\w-]+)\.svg$/, `$1${suffix}.svg`);
  return (
    <div className={clsx(styles.picture, className)} data-behaviour="picture">
      <picture>
        {place === 'main' && !forms && (
          <source media="(width < 40rem)" srcSet={fitted(SUFFIXES.secondary)} />
        )}
        <img
          src={fitted(SUFFIXES[place])}
          alt={imageAlt}
          {...image}
          {...(forms && { ...forms, sizes: `min(100vw, ${image.width}px)` })}
        />
      </picture>
    </div>
  );
}

const SIZES = {
  main: { width: 1040, height: 423 },
  secondary: { width: 520, height: 260 },
  row: { width: 192, height: 120 },
};

interface PostCardProps extends ComponentProps<'article'> {
  post: PostSummary;
  variant?: keyof typeof SIZES;
  headingLevel?: 2 | 3;
  isFirst?: boolean;
}

export function PostCard({
  post,
  variant = 'row',
  headingLevel = 3,
  isFirst = false,
  className,
  children,
  ...rest
}: PostCardProps) {
  const Title = `h${headingLevel}` as const;
  const titleId = useId();
  return (
    <article
      className={clsx(styles.card, variant === 'row' && styles.row, className)}
      aria-labelledby={titleId}
      {...rest}
    >
      <PostCover
        post={post}
        place={variant}
        {...SIZES[variant]}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      <div className={styles.text}>
        <PostMeta post={post} />
        <Title id={titleId} className={clsx('quiet', styles.title)}>
          <a href={postPath(post.id)}>{post.title}</a>
        </Title>
        <p className={styles.description}>{post.description}</p>
        {children}
      </div>
    </article>
  );
}

export const PostRows = ({ posts }: { posts: readonly PostSummary[] }) =>
  posts.map((post) => <PostCard key={post.id} post={post} />);

export const PostMeta = ({ post, revised }: { post: PostSummary } & Pick<Post, 'revised'>) => (
  <p className={clsx('flow caption quiet', styles.meta)}>
    <b>
      <a href={categoryPath(post.category)}>{post.category}</a>
    </b>{' '}
    <span className="num">{post.readTime} min read</span>{' '}
    {post.date ? <time dateTime={post.date}>{longDate(post.date)}</time> : <CurrentDate />}
    {revised && <time dateTime={revised}> Updated {longDate(revised)}</time>}
  </p>
);

interface BesideHeadingProps {
  id: string;
  heading: string;
  children: ReactNode;
}

export const BesideHeading = ({ id, heading, children }: BesideHeadingProps) => (
  <section className={clsx('grid-12 head', styles.beside)} aria-labelledby={id}>
    <h2 id={id} className="to-3">
      {heading}
    </h2>
    <div className="from-5">{children}</div>
  </section>
);

interface MoreArticlesProps {
  heading: string;
  posts: readonly PostSummary[];
}

export const MoreArticles = ({ heading, posts }: MoreArticlesProps) => (
  <div className="sect wrap">
    <BesideHeading id="more-articles-heading" heading={heading}>
      <PostRows posts={posts} />
    </BesideHeading>
  </div>
);
