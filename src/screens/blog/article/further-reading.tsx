import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { CaseStudyLink } from '#model/blog/case-study-link.ts';
import type { PostSummary } from '#model/blog/post.ts';
import { sharedWords as words } from '#model/facts/site-facts.ts';
import { PostCard } from '../post-card.tsx';
import { CaseStudyCard } from './case-study-card.tsx';
import styles from './further-reading.module.css';

interface FurtherReadingProps {
  next: PostSummary | undefined;
  proof: CaseStudyLink | undefined;
}

/** One article to read next, and the case study that supports this one. */
export function FurtherReading({ next, proof }: FurtherReadingProps) {
  return (
    <>
      {next && (
        <Way id="next-heading" heading={words.articles.next}>
          <PostCard post={next} variant="entry" headingLevel={3} className={styles.card} />
        </Way>
      )}
      {proof && (
        <Way id="proof-heading" heading={words.articles.proof}>
          <CaseStudyCard study={proof} className={styles.card} />
        </Way>
      )}
    </>
  );
}

function Way({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={clsx('grid-12 head', styles.way)} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.what}>{children}</div>
    </section>
  );
}
