import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import styles from './blog.module.css';
import card from './post-card.module.css';
import { PostCard } from './post-card.tsx';
import { featuredOf, type KnownPosts } from './post-lists.ts';
import { RecentInsights, RowSkeletons } from './recent-insights.tsx';
import { type Blog, useBlog } from './use-blog.ts';

interface BlogScreenProps {
  initialPosts: KnownPosts;
  description: string;
}

export function BlogScreen({ initialPosts, description }: BlogScreenProps) {
  const blog = useBlog(initialPosts);
  const { status, posts } = blog;
  if (status === 'error' || (status === 'loading' && posts.length === 0))
    return <WithoutPosts blog={blog} />;
  if (posts.length === 0) return <NoArticles />;
  return (
    <>
      <FeaturedStories posts={posts} description={description} />
      <RecentInsights blog={blog} />
    </>
  );
}

function FeaturedStories({ posts, description }: Pick<Blog, 'posts'> & { description: string }) {
  const [main, ...secondary] = featuredOf(posts);
  return (
    <section className="wrap opening" aria-labelledby="featured-heading">
      <nav className={clsx('flow small quiet', styles.local)} aria-label="To read">
        <a href="/blog" aria-current="page">
          Articles
        </a>{' '}
        <a href="/docs">Docs</a>
      </nav>
      <div className={clsx('flow', styles.title)}>
        <h1 id="featured-heading" tabIndex={-1}>
          Featured Stories
        </h1>
        <p className="lede">{description}</p>
      </div>
      <div className={clsx('grid-12', styles.featured)}>
        {main && (
          <PostCard
            post={main}
            variant="main"
            headingLevel={2}
            isFirst
            className={clsx('to-8', styles.main)}
          >
            <div className={styles.opening}>
              {main.opening?.map((paragraph) => (
                <p key={paragraph} className={card.description}>
                  {paragraph}
                </p>
              ))}
            </div>
          </PostCard>
        )}
        <div className={clsx('from-9 halves', styles.secondary)}>
          {secondary.map((post) => (
            <PostCard key={post.id} post={post} variant="secondary" headingLevel={2} isFirst />
          ))}
        </div>
      </div>
    </section>
  );
}

function WithoutPosts({ blog }: { blog: Blog }) {
  const button = useRef<HTMLButtonElement>(null);
  // What the visitor pressed may be gone, and the focus with it. Whoever has gone on keeps it.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  });
  return (
    <section
      className="wrap opening"
      aria-labelledby="featured-heading"
      aria-busy={blog.status === 'loading'}
    >
      <h1 id="featured-heading">Featured Stories</h1>
      {blog.status === 'error' ? (
        <>
          <p className={styles.error} role="alert">
            <WarningIcon />
            <span>Failed to load blog posts. {blog.reason}</span>
          </p>
          <Button ref={button} variant="line" onClick={blog.refresh}>
            Try again
          </Button>
        </>
      ) : (
        <>
          <p className="visually-hidden" role="status">
            Loading articles
          </p>
          <RowSkeletons count={6} />
        </>
      )}
    </section>
  );
}

const NoArticles = () => (
  <section className={clsx('wrap opening', styles.none)} aria-labelledby="no-articles-heading">
    <h1 id="no-articles-heading">No Articles Yet</h1>
    <p className="lede">We're working on creating valuable content for you. Check back soon!</p>
    <ArrowLink href="/docs">Read the docs</ArrowLink>
    <div className="endspace" />
  </section>
);
