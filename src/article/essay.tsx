import { clsx } from 'clsx';
import { ArticleText, type ArticleTextProps } from './article-text.tsx';
import styles from './essay.module.css';

/** An article that is read from end to end. */
export function Essay({ className, ...rest }: ArticleTextProps) {
  return <ArticleText className={clsx(styles.essay, className)} {...rest} />;
}
