import { clsx } from 'clsx';
import { ArrowLink, BackLink } from '#components/arrow-link.tsx';
import { ALL, categoryPath, LIST_PATH, type PostSummary } from '#model/blog/post.ts';
import { capital } from '#model/sentence.ts';
import styles from './blog.module.css';
import { MoreArticles, PostCard } from './post-card.tsx';
import { type ListPage, pagePath } from './post-lists.ts';

interface PostListPageProps {
  heading: string;
  about?: string | undefined;
  list: string;
  page: ListPage;
  categories: readonly string[];
  current: string;
  others?: readonly PostSummary[];
}

/** A later page of the list, or the posts of one category, without a script of its own. */
export function PostListPage(props: PostListPageProps) {
  const { heading, about, list, page, categories, current, others = [] } = props;
  const { number, count, posts } = page;
  // One alone would leave most of the page empty as a row.
  const variant = count === 1 && posts.length === 1 ? 'main' : 'row';
  return (
    <>
      <section className={clsx('wrap opening', styles.listPage)} aria-labelledby="list-heading">
        <BackLink href={LIST_PATH}>All articles</BackLink>
        <h1 id="list-heading">{capital(heading)}</h1>
        {about && <p className="lede">{about}</p>}
        {count > 1 && (
          <p className="caption num">
            Page {number} of {count}
          </p>
        )}
        <div className={clsx('grid-12', styles.recent)}>
          {/* Without numbers: each page says how many articles it holds. */}
          <nav className={clsx('to-3', styles.filter)} aria-label="Categories">
            {[ALL, ...categories].map((name) => (
              <a
                key={name}
                href={categoryPath(name)}
                aria-current={name === current ? 'page' : undefined}
              >
                <span className={styles.name}>{name}</span>
              </a>
            ))}
          </nav>
          <div className="from-5">
            {posts.map((post, index) => (
              <PostCard
                key={post.id}
                post={post}
                variant={variant}
                headingLevel={2}
                isFirst={index === 0}
              />
            ))}
            {count > 1 && (
              <nav className={styles.older} aria-label="More articles">
                {number > 1 && (
                  <BackLink href={pagePath(list, number - 1)} rel="prev">
                    Newer articles
                  </BackLink>
                )}
                {number < count && (
                  <ArrowLink href={pagePath(list, number + 1)} rel="next">
                    Older articles
                  </ArrowLink>
                )}
              </nav>
            )}
          </div>
        </div>
      </section>
      {others.length > 0 && <MoreArticles heading="From other categories" posts={others} />}
      <div className="endspace" />
    </>
  );
}
