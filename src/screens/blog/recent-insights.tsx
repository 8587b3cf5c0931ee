import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { feedPaths } from '#model/blog/feed-paths.ts';
import { categoryPath, featuredOf, PAGE_LENGTH, pagePath, recentOf } from '#model/blog/post-list.ts';
import { count } from '#model/sentence.ts';
import { useAddressCategory } from './address-category.ts';
import layout from './blog-layout.module.css';
import { useBlog } from './blog-provider.tsx';
import { RowSkeletons } from './blog-skeleton.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { NoPostsInCategory } from './no-posts-in-category.tsx';
import { PostCard } from './post-card.tsx';

export const RECENT_ID = 'recent-heading';

/** The posts below the featured ones, of the category the address names. */
export function RecentInsights() {
  const { categories } = useBlog();
  const [category, choose] = useAddressCategory();
  return (
    <section className="sect wrap" aria-labelledby={RECENT_ID}>
      <div className={clsx('head', layout.recentHead)}>
        <h2 id={RECENT_ID}>Recent Insights</h2>
        <p className={clsx('caption', layout.follow)}>
          Follow <a href={feedPaths.rss}>RSS</a> <a href={feedPaths.json}>JSON Feed</a>
        </p>
      </div>
      <div className={clsx('grid-12', layout.recent)}>
        <CategoryFilter
          categories={categories}
          chosen={category}
          onChoose={choose}
          className={layout.filter}
        />
        <RecentCount category={category} />
        <RecentList key={category} category={category} />
      </div>
    </section>
  );
}

/**
 * Announces the number of posts to a screen reader. It outlives the list, because a live region that arrives with its text is not
 * announced.
 */
function RecentCount({ category }: { category: string }) {
  const { categories } = useBlog();
  const total = categories.find(({ name }) => name === category)?.count ?? 0;
  return (
    <p className="visually-hidden" role="status">
      {`${category}: ${count(total, 'article')}`}
    </p>
  );
}

function RecentList({ category }: { category: string }) {
  const { posts, categories, status, isComplete, refresh } = useBlog();
  const [pageCount, setPageCount] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const focusIndex = useRef(-1);
  const pressed = useRef<Element>(null);

  const total = categories.find(({ name }) => name === category)?.count ?? 0;
  const wanted = Math.min(total, pageCount * PAGE_LENGTH);
  const shown = recentOf(posts, category).slice(0, wanted);
  const featuredCount = featuredOf(posts).filter((post) => post.category === category).length;
  const isMissingPosts = !isComplete && shown.length < wanted;

  useEffect(() => {
    if (isMissingPosts && status === 'loaded') void refresh();
  }, [isMissingPosts, status, refresh]);

  useEffect(() => {
    if (focusIndex.current < 0 || shown.length <= focusIndex.current) return;
    // Whoever has gone on while the posts were on their way keeps the focus.
    if ([document.body, pressed.current].includes(document.activeElement))
      list.current?.querySelectorAll<HTMLElement>('article :is(h2, h3) a')[focusIndex.current]?.focus();
    focusIndex.current = -1;
  }, [shown.length]);

  const showOlder = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    focusIndex.current = shown.length;
    pressed.current = event.currentTarget;
    setPageCount((count) => count + 1);
  };

  return (
    <div className={layout.list} ref={list} aria-busy={status === 'loading'}>
      {shown.map((post) => (
        <PostCard key={post.id} post={post} variant="row" headingLevel={3} />
      ))}
      {isMissingPosts && <RowSkeletons count={Math.min(3, wanted - shown.length)} />}
      {total === 0 && <NoPostsInCategory category={category} featured={featuredCount} />}
      {shown.length < total && !isMissingPosts && (
        <p className={layout.older}>
          <ArrowLink href={pagePath(categoryPath(category), pageCount + 1)} onClick={showOlder} data-hold="">
            Older articles
          </ArrowLink>
        </p>
      )}
    </div>
  );
}
