import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './docs-article.module.css';

/** What is right of the sidebar: the measure and the headline of a documentation page. */
export function DocsArticle({ className, ...rest }: ComponentProps<'article'>) {
  return <article className={clsx(styles.article, className)} {...rest} />;
}
