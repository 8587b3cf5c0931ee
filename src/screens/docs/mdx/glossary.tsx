import type { ReactNode } from 'react';
import { headingSlug } from '#article/slug.ts';
import styles from './glossary.module.css';

/** A frame for `Term`s. */
export function GlossaryList({ children }: { children: ReactNode }) {
  return <dl className={styles.glossary}>{children}</dl>;
}

/** A word and what we mean by it. The word links to itself, for readers who want to share it. */
export function Term({ name, children }: { name: string; children: ReactNode }) {
  const id = `term-${headingSlug(name)}`;
  return (
    <div id={id}>
      <dt>
        <a href={`#${id}`}>{name}</a>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
