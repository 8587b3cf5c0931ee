import { useEffect, useRef } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { featuredOf } from '#model/blog/post-list.ts';
import { Button } from '#ui/button.tsx';
import { BareWarp } from './bare-warp.tsx';
import { BlogProvider, type HeldPosts, useBlog } from './blog-provider.tsx';
import { BlogSkeleton } from './blog-skeleton.tsx';
import { FeaturedStories } from './featured-stories.tsx';
import { LoadError } from './load-error.tsx';
import { RecentInsights } from './recent-insights.tsx';
import './blog.css';

/** The list of posts, complete as HTML; in the browser it filters, shows older posts and reads the posts again. */
export function BlogScreen({ held }: { held: HeldPosts }) {
  return (
    <BlogProvider held={held}>
      <BlogContent />
    </BlogProvider>
  );
}

export function BlogContent() {
  const blog = useBlog();
  const hasPosts = blog.posts.length > 0;
  if (blog.status === 'error') return <BlogError reason={blog.reason} />;
  if (blog.status === 'loading' && !hasPosts) return <BlogSkeleton />;
  if (!hasPosts) return <NoArticles />;
  return (
    <>
      <FeaturedStories posts={featuredOf(blog.posts)} />
      <RecentInsights />
    </>
  );
}

export function BlogError({ reason }: { reason: string }) {
  const { refresh } = useBlog();
  const button = useRef<HTMLButtonElement>(null);
  // What the visitor pressed is gone from the page; without this, focus would be gone with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="blog-head wrap" aria-labelledby="featured-heading">
      <h1 id="featured-heading">Featured Stories</h1>
      <LoadError>Failed to load blog posts. {reason}</LoadError>
      <Button ref={button} variant="line" onClick={() => void refresh()}>
        Try again
      </Button>
      <div className="endspace" />
    </section>
  );
}

export function NoArticles() {
  return (
    <section className="blog-head wrap" aria-labelledby="no-articles-heading">
      <div className="no-articles grid-12">
        <div className="no-articles-text">
          <h1 id="no-articles-heading">No Articles Yet</h1>
          <p className="lede">We're working on creating valuable content for you. Check back soon!</p>
          <ArrowLink href="/docs">Read the docs</ArrowLink>
        </div>
        <figure>
          <BareWarp />
          <figcaption className="caption">
            <b>Warp set up,</b> nothing woven.
          </figcaption>
        </figure>
      </div>
      <div className="endspace" />
    </section>
  );
}
