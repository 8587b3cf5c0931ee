import { clsx } from 'clsx';
import {
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { ALL, categoryPath, FEED_PATH, LIST_PATH } from '#model/blog/post.ts';
import { capital, count } from '#model/sentence.ts';
import styles from './blog.module.css';
import { PostRows } from './post-card.tsx';
import { featuredOf, PAGE_LENGTH, pagePath, recentOf } from './post-lists.ts';
import type { Blog } from './use-blog.ts';

/** The chosen category lives in the address, so that a filtered list can be shared. */
export const CATEGORY_PARAMETER = 'category';

const addressCategory = () => new URLSearchParams(location.search).get(CATEGORY_PARAMETER) || ALL;

function subscribe(listener: () => void) {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

function choose(category: string) {
  const address = new URL(location.href);
  if (category === ALL) address.searchParams.delete(CATEGORY_PARAMETER);
  else address.searchParams.set(CATEGORY_PARAMETER, category);
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

export function RecentInsights({ blog }: { blog: Blog }) {
  const { categories, status } = blog;
  const countOf = (wanted: string) => categories.find(({ name }) => name === wanted)?.count ?? 0;
  const category = useSyncExternalStore(subscribe, addressCategory, () => ALL);
  const total = countOf(category);
  // Every article is among the featured ones.
  if (countOf(ALL) === 0) return null;
  return (
    <section className="sect wrap" aria-labelledby="recent-heading">
      <div className={clsx('flow head', styles.recentHead)}>
        <h2 id="recent-heading">Recent Insights</h2>
        <p className="caption">
          Follow <a href={FEED_PATH}>RSS</a>
        </p>
      </div>
      <div className={clsx('grid-12', styles.recent)}>
        <CategoryFilter categories={categories} chosen={category} />
        {/* Outlives the list: a live region that arrives with its text is not announced. */}
        <p className="visually-hidden" role="status">
          {status === 'loading' ? 'Loading articles' : `${category}: ${count(total, 'article')}`}
        </p>
        <RecentList key={category} blog={blog} category={category} total={total} />
      </div>
    </section>
  );
}

/** Before the script arrives each choice is a page. */
function CategoryFilter({ categories, chosen }: Pick<Blog, 'categories'> & { chosen: string }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const name = event.nativeEvent.submitter?.dataset['category'];
    if (!name) return;
    event.preventDefault();
    choose(name);
    // The status, where the list begins: a short one would end above the window.
    event.currentTarget.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <form action={LIST_PATH} onSubmit={submit} className="screen-only to-3">
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">Filter by category</legend>
        {categories.map(({ name, count }) => (
          <button
            key={name}
            type="submit"
            formAction={categoryPath(name)}
            data-category={name}
            aria-pressed={name === chosen}
          >
            <span className={styles.name}>{name}</span>{' '}
            <span className="caption num script-only">{count}</span>{' '}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

interface RecentListProps {
  blog: Blog;
  category: string;
  total: number;
}

function RecentList({ blog, category, total }: RecentListProps) {
  const { posts, status, isComplete, refresh } = blog;
  const [pageCount, setPageCount] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const focusIndex = useRef(-1);

  const wanted = Math.min(total, pageCount * PAGE_LENGTH);
  const shown = recentOf(posts, category).slice(0, wanted);
  const featured = featuredOf(posts).filter((post) => post.category === category).length;
  const isMissingPosts = !isComplete && shown.length < wanted;

  useEffect(() => {
    if (isMissingPosts && status === 'loaded') void refresh();
  }, [isMissingPosts, status, refresh]);

  useEffect(() => {
    if (focusIndex.current < 0 || shown.length <= focusIndex.current) return;
    // Whoever has gone on meanwhile keeps the focus.
    const { activeElement, body } = document;
    if (activeElement === body || list.current?.contains(activeElement))
      list.current
        ?.querySelectorAll<HTMLElement>('article :is(h2, h3) a')
        [focusIndex.current]?.focus();
    focusIndex.current = -1;
  }, [shown.length]);

  const showOlder = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    focusIndex.current = shown.length;
    setPageCount((count) => count + 1);
  };

  return (
    <div className="from-5" ref={list} aria-busy={status === 'loading'}>
      <PostRows posts={shown} />
      {isMissingPosts && <RowSkeletons count={3} />}
      {total === 0 && (
        <div className={styles.empty}>
          <p>No posts found in this category.</p>
          {featured > 0 && (
            <p key={category}>
              {capital(count(featured, 'article'))} of it {featured === 1 ? 'is' : 'are'} among the
              featured stories above.{' '}
              <ArrowLink href={categoryPath(category)}>All of {capital(category)}</ArrowLink>
            </p>
          )}
        </div>
      )}
      {shown.length < total && !isMissingPosts && (
        <p className={styles.older}>
          <ArrowLink
            href={pagePath(categoryPath(category), pageCount + 1)}
            onClick={showOlder}
            data-hold=""
          >
            Older articles
          </ArrowLink>
        </p>
      )}
    </div>
  );
}

export function RowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
    <div key={index} className={styles.skeleton} aria-hidden />
  ));
}
