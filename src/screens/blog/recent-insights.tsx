import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import { categoryPath, recentOf, STEP_LENGTH, stepPath } from '#model/blog/post-list.ts';
import { useAddressCategory } from './address-category.ts';
import { useBlog } from './blog-provider.tsx';
import { RowSkeletons } from './blog-skeleton.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { PostCard } from './post-card.tsx';

/** The posts below the featured ones, of the category the address names. */
export function RecentInsights() {
  const { categories } = useBlog();
  const [category, choose] = useAddressCategory();
  return (
    <section className="sect wrap" aria-labelledby="recent-heading">
      <div className="head">
        <h2 id="recent-heading">Recent Insights</h2>
      </div>
      <div className="recent grid-12">
        <CategoryFilter categories={categories} chosen={category} onChoose={choose} />
        <RecentList key={category} category={category} />
      </div>
    </section>
  );
}

function RecentList({ category }: { category: string }) {
  const { posts, categories, status, isComplete, refresh } = useBlog();
  const [steps, setSteps] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const focusAt = useRef(-1);

  const total = categories.find(({ name }) => name === category)?.count ?? 0;
  const wanted = Math.min(total, steps * STEP_LENGTH);
  const shown = recentOf(posts, category).slice(0, steps * STEP_LENGTH);
  const isMissingPosts = !isComplete && shown.length < wanted;

  useEffect(() => {
    if (isMissingPosts && status === 'loaded') void refresh();
  }, [isMissingPosts, status, refresh]);

  useEffect(() => {
    if (focusAt.current < 0 || shown.length <= focusAt.current) return;
    list.current?.querySelectorAll<HTMLElement>('.card a')[focusAt.current]?.focus();
    focusAt.current = -1;
  }, [shown.length]);

  const showOlder = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    focusAt.current = shown.length;
    setSteps((count) => count + 1);
  };

  return (
    <div className="recent-list" ref={list} aria-busy={status === 'loading'}>
      {shown.map((post) => (
        <PostCard key={post.id} post={post} place="row" headingLevel={3} />
      ))}
      {isMissingPosts && <RowSkeletons count={Math.min(3, wanted - shown.length)} />}
      {total === 0 && <NoPostsInCategory />}
      {shown.length < total && !isMissingPosts && (
        <p className="older">
          <ArrowLink href={stepPath(categoryPath(category), steps + 1)} onClick={showOlder} data-hold="">
            Older articles
          </ArrowLink>
        </p>
      )}
    </div>
  );
}

export function NoPostsInCategory() {
  return (
    <div className="empty">
      <p role="status">No posts found in this category.</p>
    </div>
  );
}
