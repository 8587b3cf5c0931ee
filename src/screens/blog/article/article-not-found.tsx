import { clsx } from 'clsx';
import { BackLink } from '#components/arrow-link.tsx';
import { NearestPage } from '#components/nearest-page/nearest-page.tsx';
import styles from './article-not-found.module.css';

interface ArticleNotFoundProps {
  /** Paths of all articles: one of them may have been meant. */
  addresses: readonly string[];
}

export function ArticleNotFound({ addresses }: ArticleNotFoundProps) {
  return (
    <section className={clsx('wrap', styles.head)} aria-labelledby="article-heading">
      <BackLink href="/blog">Back to all articles</BackLink>
      <h1 id="article-heading" className={styles.heading}>
        Blog post not found
      </h1>
      <p className={clsx('lede', styles.lede)}>
        The address may have changed when its title did. The list has everything we have published.
      </p>
      <NearestPage addresses={addresses}>A letter of its title may be missing, too.</NearestPage>
      <div className="endspace" />
    </section>
  );
}
