import type { ReactNode } from 'react';
import { ArrowLink } from '#components/arrow-link.tsx';
import styles from './read-more.module.css';

/** "Go on reading there", on a line of its own. */
export function ReadMore({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className={styles.more}>
      <ArrowLink href={href}>{children}</ArrowLink>
    </div>
  );
}
