import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { BareWarp } from './bare-warp.tsx';
import layout from './blog-layout.module.css';
import styles from './no-articles.module.css';

/** The list of a blog that has no posts. */
export function NoArticles() {
  return (
    <section className={clsx('wrap', layout.head)} aria-labelledby="no-articles-heading">
      <div className={clsx('grid-12', styles.columns)}>
        <div className={styles.text}>
          <h1 id="no-articles-heading">No Articles Yet</h1>
          <p className={clsx('lede', styles.lede)}>
            We're working on creating valuable content for you. Check back soon!
          </p>
          <ArrowLink href="/docs">Read the docs</ArrowLink>
        </div>
        <figure className={styles.figure}>
          <BareWarp />
          <figcaption className="caption">
            <b>Warp set up,</b> nothing woven.
          </figcaption>
        </figure>
      </div>
      <div className="endspace" />
    </section>
  );
}
