import type { PostSummary } from '#model/blog/post.ts';
import { PostCard } from './post-card.tsx';

/** One main post and up to two secondary ones. */
export function FeaturedStories({ posts }: { posts: PostSummary[] }) {
  const [main, ...secondary] = posts;
  return (
    <section className="blog-head wrap" aria-labelledby="featured-heading">
      <h1 id="featured-heading" tabIndex={-1}>
        Featured Stories
      </h1>
      <div className="featured grid-12">
        {main && <PostCard post={main} place="main" headingLevel={2} isFirst />}
        {secondary.length > 0 && (
          <div className="secondary">
            {secondary.map((post) => (
              <PostCard key={post.id} post={post} place="card" headingLevel={2} isFirst />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
