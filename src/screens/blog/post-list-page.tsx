import { clsx } from 'clsx';
import { ArrowLink, BackLink } from '#components/arrow-link.tsx';
import { ALL, categoryPath, LIST_PATH } from '#model/blog/post.ts';
import type { Site } from '#model/read-site.ts';
import { categoryListing } from './around-posts.ts';
import styles from './blog.module.css';
import { MoreArticles, PostCard } from './post-card.tsx';
import { categoryNames, type ListPage, pagePath } from './post-lists.ts';

interface PostListPageProps {
  site: Site;
  category: string;
  page: ListPage;
}

export function PostListPage({ site, category, page }: PostListPageProps) {
  const { number, count, posts } = page;
  const listing = category === ALL ? undefined : categoryListing(site, category);
  const others = (number === count && listing?.others) || [];
  const list = categoryPath(category);
  // One alone would leave most of the page empty as a row.
  const variant = count === 1 && posts.length === 1 ? 'main' : 'row';
  return (
    <>
      <section className={clsx('wrap opening', styles.listPage)} aria-labelledby="list-heading">
        <BackLink href={LIST_PATH}>All articles</BackLink>
        <h1 id="list-heading">{listing?.name ?? 'Recent Insights'}</h1>
        {listing?.sentence && <p className="lede">{listing.sentence}</p>}
        {count > 1 && (
          <p className="caption num">
            Page {number} of {count}
          </p>
        )}
        <div className={clsx('grid-12', styles.recent)}>
          {/* Without numbers: each page says its own. */}
          <nav className={clsx('screen-only to-3', styles.filter)} aria-label="Categories">
            {[ALL, ...categoryNames(site.posts)].map((name) => (
              <a
                key={name}
                href={categoryPath(name)}
                aria-current={name === category ? 'page' : undefined}
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
                className={variant === 'main' ? styles.main : undefined}
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
    </>
  );
}
