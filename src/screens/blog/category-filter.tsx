import type { SubmitEvent } from 'react';
import { type CategoryCount, categoryPath } from '#model/blog/post-list.ts';
import './category-filter.css';

interface CategoryFilterProps {
  categories: CategoryCount[];
  chosen: string;
  /** Without it each choice is a page of its own, as it is before the script arrives. */
  onChoose?: (category: string) => void;
}

/** All and each category, with the number of posts behind it. */
export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const name = event.nativeEvent.submitter?.dataset['category'];
    if (!onChoose || !name) return;
    event.preventDefault();
    onChoose(name);
  };
  return (
    <form action="/blog" method="get" onSubmit={submit}>
      <fieldset className="filter">
        <legend className="visually-hidden">Filter by category</legend>
        {categories.map(({ name, count }) => (
          <button
            key={name}
            type="submit"
            formAction={categoryPath(name)}
            data-category={name}
            aria-pressed={name === chosen}
          >
            <span className="filter-name">{name}</span> <span className="caption num">{count}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
