import { clsx } from 'clsx';
import { type PostSummary, postPath } from '#model/blog/post.ts';
import { PostMeta } from '../post-meta.tsx';
import styles from './more-articles.module.css';

interface MoreArticlesProps {
  newer: PostSummary | undefined;
  older: PostSummary | undefined;
  related: PostSummary[];
}

/** The articles before and after this one in the list, and others of its category. */
export function MoreArticles({ newer, older, related }: MoreArticlesProps) {
  return (
    <>
      {(newer || older) && (
        <nav className={styles.neighbours} aria-label="Next articles">
          {newer && <Neighbour post={newer} direction="Newer" rel="prev" />}
          {older && <Neighbour post={older} direction="Older" rel="next" />}
        </nav>
      )}
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related-heading">
          <h2 id="related-heading">Related articles</h2>
          <ul>
            {related.map((post) => (
              <li key={post.id}>
                <PostMeta post={post} />
                <a href={postPath(post.id)}>{post.title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface NeighbourProps {
  post: PostSummary;
  direction: 'Newer' | 'Older';
  rel: 'prev' | 'next';
}

function Neighbour({ post, direction, rel }: NeighbourProps) {
  return (
    <a href={postPath(post.id)} rel={rel}>
      <span className={clsx('caption', styles.direction)}>{direction}</span> {post.title}
    </a>
  );
}
