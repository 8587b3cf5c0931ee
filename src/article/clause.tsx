import { clsx } from 'clsx';
import { ArticleText, type ArticleTextProps } from './article-text.tsx';
import styles from './clause.module.css';

/** A part of a contract. */
export function Clause({ className, ...rest }: ArticleTextProps) {
  return <ArticleText className={clsx(styles.clause, className)} {...rest} />;
}
