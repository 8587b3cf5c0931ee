import type { ReactNode } from 'react';
import { headingSlug } from '#article/slug.ts';
import styles from './glossary.module.css';

/** A frame for `Term`s. */
export function GlossaryList({ children }: { children: ReactNode }) {
  return <dl className={styles.glossary}>{children}</dl>;
}

/** A word and what we mean by it. Linked to as `#term-…`. */
export function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div id={`term-${headingSlug(name)}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
