import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ALL, categoryPath } from '#model/blog/post-list.ts';
import styles from './category-filter.module.css';

interface CategoryLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names of categories; `ALL` leads to the list. */
  categories: readonly string[];
  current: string;
}

/** Links from one category's page to the others. Without numbers: each page says how many articles it holds. */
export function CategoryLinks({ categories, current, className, ...rest }: CategoryLinksProps) {
  return (
    <nav className={clsx(styles.filter, className)} aria-label="Categories" {...rest}>
      {[ALL, ...categories].map((name) => (
        <a key={name} href={categoryPath(name)} aria-current={name === current ? 'page' : undefined}>
          <span className={styles.name}>{name}</span>
        </a>
      ))}
    </nav>
  );
}
