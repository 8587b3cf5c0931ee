import { clsx } from 'clsx';
import { ArticleText, type ArticleTextProps } from './article-text.tsx';
import styles from './manual.module.css';

/** A text for looking things up. */
export function Manual({ className, ...rest }: ArticleTextProps) {
  return <ArticleText className={clsx(styles.manual, className)} {...rest} />;
}
