import { clsx } from 'clsx';
import layout from './blog-layout.module.css';
import styles from './blog-skeleton.module.css';
import filter from './category-filter.module.css';
import card from './post-card.module.css';

/** The shape of the list while its posts are read: bare warp in place of pictures and words. */
export function BlogSkeleton({ description }: { description: string }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading articles
      </p>
      <section className={clsx('wrap', layout.head)} aria-labelledby="featured-heading">
        <h1 id="featured-heading">Featured Stories</h1>
        <p className={clsx('lede', layout.lede)}>{description}</p>
        <div className={clsx('grid-12', layout.featured)} aria-hidden="true">
          <div className={clsx(layout.main, styles.main)}>
            <CardSkeleton titleLines={['long', 'medium']} />
          </div>
          <div className={layout.secondary}>
            <CardSkeleton titleLines={['long']} />
            <CardSkeleton titleLines={['long']} />
          </div>
        </div>
      </section>
      <section className="sect wrap" aria-labelledby="recent-heading">
        <div className="head">
          <h2 id="recent-heading">Recent Insights</h2>
        </div>
        <div className={clsx('grid-12', layout.recent)} aria-hidden="true">
          <div className={clsx(layout.filter, filter.filter)}>
            <Line length="medium" className={styles.category} />
            <Line length="long" className={styles.category} />
            <Line length="medium" className={styles.category} />
          </div>
          <div className={layout.list}>
            <RowSkeletons count={3} />
          </div>
        </div>
      </section>
    </div>
  );
}

export function RowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity beyond their position.
    <div key={index} className={clsx(card.row, styles.row)} aria-hidden="true">
      <span className={styles.block} />
      <span>
        <Line length="short" />
        <Line length="long" className={styles.title} />
        <Line length="medium" />
      </span>
    </div>
  ));
}

type Length = 'short' | 'medium' | 'long';

function CardSkeleton({ titleLines }: { titleLines: Length[] }) {
  return (
    <div>
      <span className={styles.block} />
      <Line length="short" />
      {titleLines.map((length) => (
        <Line key={length} length={length} className={styles.title} />
      ))}
      <Line length="medium" />
    </div>
  );
}

function Line({ length, className }: { length: Length; className?: string | undefined }) {
  return <span className={clsx(styles.line, className)} data-length={length} />;
}
