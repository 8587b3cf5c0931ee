import { clsx } from 'clsx';
import type { ComponentProps, SubmitEvent } from 'react';
import { type CategoryCount, categoryPath, LIST_PATH } from '#model/blog/post-list.ts';
import styles from './category-filter.module.css';

interface CategoryFilterProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  categories: CategoryCount[];
  chosen: string;
  onChoose: (category: string) => void;
}

/** All and each category, with the number of posts it leaves in the list. Before the script arrives each choice is a page. */
export function CategoryFilter({ categories, chosen, onChoose, ...rest }: CategoryFilterProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const name = event.nativeEvent.submitter?.dataset['category'];
    if (!name) return;
    event.preventDefault();
    onChoose(name);
  };
  return (
    <form action={LIST_PATH} method="get" onSubmit={submit} {...rest}>
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
            <span className={clsx('caption num', styles.count)}>{count}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
