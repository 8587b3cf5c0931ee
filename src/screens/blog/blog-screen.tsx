import { useEffect, useRef } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { featuredOf, type KnownPosts } from '#model/blog/post-list.ts';
import { Button } from '#ui/button.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { Drawing } from '#weave/drawing.tsx';
import { range } from '#weave/geometry.ts';
import styles from './blog.module.css';
import { BlogProvider, useBlog } from './blog-provider.tsx';
import { PostCard } from './post-card.tsx';
import { RecentInsights, RowSkeletons } from './recent-insights.tsx';

interface BlogScreenProps {
  initialPosts: KnownPosts;
  /** Sentence about the articles. */
  description: string;
}

/** The list of posts, complete as HTML; in the browser it filters, shows older posts and reads the posts again. */
export function BlogScreen({ initialPosts, description }: BlogScreenProps) {
  return (
    <BlogProvider initialPosts={initialPosts}>
      <BlogContent description={description} />
    </BlogProvider>
  );
}

function BlogContent({ description }: Pick<BlogScreenProps, 'description'>) {
  const blog = useBlog();
  const hasPosts = blog.posts.length > 0;
  if (blog.status === 'error') return <BlogError reason={blog.reason} />;
  if (blog.status === 'loading' && !hasPosts) return <BlogSkeleton description={description} />;
  if (!hasPosts) return <NoArticles />;
  return (
    <>
      <FeaturedStories description={description} />
      <RecentInsights />
    </>
  );
}

/** One main post and up to two secondary ones; with fewer posts, the others take the whole width. */
function FeaturedStories({ description }: { description: string }) {
  const posts = featuredOf(useBlog().posts);
  const [main, ...secondary] = posts;
  return (
    <section className="wrap opening" aria-labelledby="featured-heading">
      <h1 id="featured-heading" tabIndex={-1}>
        Featured Stories
      </h1>
      <p className={`lede ${styles.lede}`}>{description}</p>
      <div className={`grid-12 ${styles.featured}`} data-stories={posts.length}>
        {main && (
          <PostCard
            post={main}
            variant={secondary.length > 0 ? 'main' : 'wide'}
            headingLevel={2}
            isFirst
            className={secondary.length > 0 ? 'to-8' : undefined}
          />
        )}
        {secondary.length > 0 && (
          <div className={`from-9 ${styles.secondary}`}>
            {secondary.map((post) => (
              <PostCard key={post.id} post={post} variant="secondary" headingLevel={2} isFirst />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Says why the posts could not be read, and lets the visitor try again. */
function BlogError({ reason }: { reason: string }) {
  const { refresh } = useBlog();
  const button = useRef<HTMLButtonElement>(null);
  // What the visitor pressed may be gone from the page, and the focus with it. Whoever has gone on meanwhile keeps it.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <section className="wrap opening" aria-labelledby="featured-heading">
      <h1 id="featured-heading">Featured Stories</h1>
      {/* In red, with an icon for people who cannot see red. */}
      <p className={styles.error} role="alert">
        <WarningIcon />
        <span>Failed to load blog posts. {reason}</span>
      </p>
      <Button ref={button} variant="line" onClick={() => void refresh()}>
        Try again
      </Button>
      <div className="endspace" />
    </section>
  );
}

/** The shape of the list while its posts are read: bare warp in place of pictures and words. */
function BlogSkeleton({ description }: { description: string }) {
  return (
    <section className="wrap opening" aria-labelledby="featured-heading" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading articles
      </p>
      <h1 id="featured-heading">Featured Stories</h1>
      <p className={`lede ${styles.lede}`}>{description}</p>
      <div className={`grid-12 ${styles.featured}`} aria-hidden="true">
        <span className={`to-8 ${styles.block}`} />
        <div className="to-8">
          <RowSkeletons count={3} />
        </div>
      </div>
    </section>
  );
}

/** The list of a blog that has no posts: a loom set up and nothing woven. */
function NoArticles() {
  const threads = range(41).map((end) => `M${10 + end * 10} 11V${220 - ((end * 7) % 5) * 6}`);
  return (
    <section className="wrap opening" aria-labelledby="no-articles-heading">
      <div className={`grid-12 ${styles.none}`}>
        <div className="to-6">
          <h1 id="no-articles-heading">No Articles Yet</h1>
          <p className="lede">We're working on creating valuable content for you. Check back soon!</p>
          <ArrowLink href="/docs">Read the docs</ArrowLink>
        </div>
        <figure className="figure from-8">
          <Drawing viewBox="0 0 420 250" stroke="var(--color-ink)">
            <path strokeWidth="11" d="M0 5.5h420" />
            <path strokeWidth="1.6" d={threads.join('')} />
            <rect x="-4" y="34" width="428" height="5" fill="var(--color-paper)" strokeWidth="1.2" />
          </Drawing>
          <figcaption className="caption">
            <b>Warp set up,</b> nothing woven.
          </figcaption>
        </figure>
      </div>
      <div className="endspace" />
    </section>
  );
}
