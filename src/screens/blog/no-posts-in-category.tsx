import { ArrowLink } from '#components/arrow-link.tsx';
import { categoryPath } from '#model/blog/post-list.ts';
import { capital, count } from '#model/sentence.ts';
import styles from './no-posts-in-category.module.css';

interface NoPostsInCategoryProps {
  category: string;
  /** Posts of the category among the featured ones, which are not in the list. */
  featured: number;
}

/** Message for a category without posts below the featured ones; it links to those that are featured. */
export function NoPostsInCategory({ category, featured }: NoPostsInCategoryProps) {
  return (
    <div className={styles.empty}>
      <p>No posts found in this category.</p>
      {featured > 0 && (
        <p className={styles.elsewhere}>
          {capital(count(featured, 'article'))} of it {featured === 1 ? 'is' : 'are'} among the featured
          stories above. <ArrowLink href={categoryPath(category)}>All of {capital(category)}</ArrowLink>
        </p>
      )}
    </div>
  );
}
