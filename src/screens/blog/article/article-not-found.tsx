import { clsx } from 'clsx';
import { BackLink } from '#components/arrow-link.tsx';
import { NearestPage } from '#components/nearest-page/nearest-page.tsx';
import type { PostSummary } from '#model/blog/post.ts';
import { sharedWords as words } from '#model/facts/site-facts.ts';
import { MoreArticles } from '../more-articles.tsx';
import styles from './article-not-found.module.css';

interface ArticleNotFoundProps {
  /** Paths of all articles: one of them may have been meant. */
  addresses: readonly string[];
  /** Latest articles, for a reader who came for one. */
  latest: readonly PostSummary[];
}

export function ArticleNotFound({ addresses, latest }: ArticleNotFoundProps) {
  return (
    <>
      <section className={clsx('wrap', styles.head)} aria-labelledby="article-heading">
        <BackLink href="/blog">Back to all articles</BackLink>
        <h1 id="article-heading" className={styles.heading}>
          Blog post not found
        </h1>
        <p className={clsx('lede', styles.lede)}>{words.articles.missing}</p>
        <NearestPage addresses={addresses}>{words.articles.typing}</NearestPage>
      </section>
      {latest.length > 0 && <MoreArticles heading={words.articles.latest} posts={latest} />}
      <div className="endspace" />
    </>
  );
}
