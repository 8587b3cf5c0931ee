import { clsx } from 'clsx';
import type { PostSummary } from '#model/blog/post.ts';
import layout from './blog-layout.module.css';
import styles from './more-articles.module.css';
import { PostCard } from './post-card.tsx';

interface MoreArticlesProps {
  heading: string;
  posts: readonly PostSummary[];
}

/** Articles for a reader who has come to the end of a list, or to an address without one. */
export function MoreArticles({ heading, posts }: MoreArticlesProps) {
  return (
    <section className="sect wrap" aria-labelledby="more-articles-heading">
      <div className={clsx('grid-12 head', styles.more)}>
        <h2 id="more-articles-heading">{heading}</h2>
        <div className={layout.list}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} variant="entry" headingLevel={3} />
          ))}
        </div>
      </div>
    </section>
  );
}
