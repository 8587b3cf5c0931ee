import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './article-text.module.css';

const KINDS = { essay: styles.essay, manual: styles.manual, clause: styles.clause };

interface ArticleTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How it is read: from end to end, to look things up, or as a part of a contract. */
  kind: keyof typeof KINDS;
  /** The HTML of a finished article: see `read-page.ts`. */
  html: string;
}

export function ArticleText({ kind, html, className }: ArticleTextProps) {
  return (
    <div
      data-part="text"
      className={clsx(styles.text, KINDS[kind], className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made when the site is built, from our own components or from Markdown that `markdown-tree.ts` has seen.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
