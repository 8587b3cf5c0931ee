import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './article-text.module.css';

interface ArticleTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The HTML of a finished article: see `read-page.ts`. */
  html: string;
}

/** Common part of the three: tables, code, figures and headings look the same in each. */
function ArticleText({ html, className, ...rest }: ArticleTextProps) {
  return (
    <div
      data-part="text"
      className={clsx(styles.text, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made when the site is built, from our own components or from Markdown that `markdown-tree.ts` has seen.
      dangerouslySetInnerHTML={{ __html: html }}
      {...rest}
    />
  );
}

/** An article that is read from end to end. */
export function Essay({ className, ...rest }: ArticleTextProps) {
  return <ArticleText className={clsx(styles.essay, className)} {...rest} />;
}

/** A text for looking things up. */
export function Manual({ className, ...rest }: ArticleTextProps) {
  return <ArticleText className={clsx(styles.manual, className)} {...rest} />;
}

/** A part of a contract. */
export function Clause({ className, ...rest }: ArticleTextProps) {
  return <ArticleText className={clsx(styles.clause, className)} {...rest} />;
}
