import { clsx } from 'clsx';
import type { PostSummary } from '#model/blog/post.ts';
import layout from './blog-layout.module.css';
import { PostCard } from './post-card.tsx';

interface FeaturedStoriesProps {
  posts: PostSummary[];
  /** Sentence about the articles. */
  description: string;
}

/** One main post and up to two secondary ones; with fewer posts, the others take the whole width. */
export function FeaturedStories({ posts, description }: FeaturedStoriesProps) {
  const [main, ...secondary] = posts;
  return (
    <section className={clsx('wrap', layout.head)} aria-labelledby="featured-heading">
      <h1 id="featured-heading" tabIndex={-1}>
        Featured Stories
      </h1>
      <p className={clsx('lede', layout.lede)}>{description}</p>
      <div className={clsx('grid-12', layout.featured)} data-stories={posts.length}>
        {main && (
          <PostCard
            post={main}
            variant={secondary.length > 0 ? 'main' : 'wide'}
            headingLevel={2}
            isFirst
            className={layout.main}
          />
        )}
        {secondary.length > 0 && (
          <div className={layout.secondary}>
            {secondary.map((post) => (
              <PostCard key={post.id} post={post} variant="secondary" headingLevel={2} isFirst />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
