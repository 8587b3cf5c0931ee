import { clsx } from 'clsx';
import { ArrowLink, BackLink } from '#components/arrow-link.tsx';
import type { PostSummary } from '#model/blog/post.ts';
import { type CategoryCount, LIST_PATH, type ListPage, pagePath } from '#model/blog/post-list.ts';
import layout from './blog-layout.module.css';
import { CategoryFilter } from './category-filter.tsx';
import { NoPostsInCategory } from './no-posts-in-category.tsx';
import { PostCard } from './post-card.tsx';
import styles from './post-list-page.module.css';

interface PostListPageProps {
  heading: string;
  /** Address of the list's first page. */
  list: string;
  page: ListPage<PostSummary>;
  categories: CategoryCount[];
  chosen: string;
}

/** A later page of the list, or the posts of one category, without a script of its own. */
export function PostListPage({ heading, list, page, categories, chosen }: PostListPageProps) {
  return (
    <section className={clsx('wrap', layout.head)} aria-labelledby="list-heading">
      <BackLink href={LIST_PATH}>All articles</BackLink>
      <h1 id="list-heading" className={styles.heading}>
        {heading}
      </h1>
      {page.count > 1 && (
        <p className={clsx('lede num', styles.count)}>
          Page {page.number} of {page.count}
        </p>
      )}
      <div className={clsx('grid-12', layout.recent, styles.posts)}>
        <CategoryFilter categories={categories} chosen={chosen} className={layout.filter} />
        <div className={layout.list}>
          {page.posts.map((post) => (
            <PostCard key={post.id} post={post} variant="row" headingLevel={2} />
          ))}
          {page.posts.length === 0 && <NoPostsInCategory />}
          <OtherPages list={list} page={page} />
        </div>
      </div>
      <div className="endspace" />
    </section>
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
