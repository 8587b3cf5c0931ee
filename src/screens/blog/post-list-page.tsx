import { clsx } from 'clsx';
import { ArrowLink, BackLink } from '#components/arrow-link.tsx';
import type { PostSummary } from '#model/blog/post.ts';
import { LIST_PATH, type ListPage, pagePath } from '#model/blog/post-list.ts';
import { capital } from '#model/sentence.ts';
import layout from './blog-layout.module.css';
import { CategoryLinks } from './category-links.tsx';
import { MoreArticles } from './more-articles.tsx';
import { PostCard } from './post-card.tsx';
import styles from './post-list-page.module.css';

interface PostListPageProps {
  heading: string;
  /** Sentence about the posts of the list. */
  about?: string | undefined;
  /** Address of the list's first page. */
  list: string;
  page: ListPage<PostSummary>;
  /** Names of all categories. */
  categories: readonly string[];
  current: string;
  /** Posts outside the list, for a reader who has come to its end. */
  others?: readonly PostSummary[];
}

/** A later page of the list, or the posts of one category, without a script of its own. */
export function PostListPage(props: PostListPageProps) {
  const { heading, about, list, page, categories, current, others = [] } = props;
  // One alone would leave most of the page empty as a row.
  const variant = page.count === 1 && page.posts.length === 1 ? 'main' : 'entry';
  return (
    <>
      <section className={clsx('wrap', layout.head)} aria-labelledby="list-heading">
        <BackLink href={LIST_PATH}>All articles</BackLink>
        <h1 id="list-heading" className={styles.heading}>
          {capital(heading)}
        </h1>
        {about && <p className={clsx('lede', styles.about)}>{about}</p>}
        {page.count > 1 && (
          <p className={clsx('caption num', styles.count)}>
            Page {page.number} of {page.count}
          </p>
        )}
        <div className={clsx('grid-12', layout.recent, styles.posts)}>
          <CategoryLinks categories={categories} current={current} className={layout.filter} />
          <div className={layout.list}>
            {page.posts.map((post, index) => (
              <PostCard key={post.id} post={post} variant={variant} headingLevel={2} isFirst={index === 0} />
            ))}
            <OtherPages list={list} page={page} />
          </div>
        </div>
      </section>
      {others.length > 0 && <MoreArticles heading="From other categories" posts={others} />}
      <div className="endspace" />
    </>
  );
}

function OtherPages({ list, page: { number, count } }: Pick<PostListPageProps, 'list' | 'page'>) {
  if (count === 1) return null;
  return (
    <nav className={layout.older} aria-label="More articles">
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
  );
}
