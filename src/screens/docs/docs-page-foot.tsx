import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import words from '#content/data/shared-words.json' with { type: 'json' };
import { type DocsPage, neighboursOf } from '#model/docs/docs-pages.ts';
import styles from './docs-page-foot.module.css';

interface OtherPagesProps {
  page: DocsPage;
  pages: readonly DocsPage[];
}

/** The pages that the front matter of this one names. */
export function RelatedPages({ page, pages }: OtherPagesProps) {
  const related = page.related.flatMap((id) => pages.find((other) => other.id === id) ?? []);
  if (related.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-pages">
      <h2 id="related-pages">Related pages</h2>
      <ul>
        {related.map(({ id, path, navTitle, description }) => (
          <li key={id}>
            <a href={path}>{navTitle}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pages before and after this one, in the order of the sidebar. */
export function NeighbourPages({ page, pages }: OtherPagesProps) {
  const { previous, next } = neighboursOf(page, pages);
  if (!previous && !next) return null;
  return (
    <nav className={clsx('screen-only', styles.neighbours)} aria-label="Previous and next page">
      {previous ? (
        <a href={previous.path} rel="prev">
          <span className="caption">Previous</span>
          {previous.navTitle}
        </a>
      ) : null}
      {next ? (
        <a href={next.path} rel="next">
          <span className="caption">Next</span>
          {next.navTitle}
        </a>
      ) : null}
    </nav>
  );
}

/** The last line of every page: for a reader who has work to bring, and on a phone sees no other way to us. */
export function ContactLine() {
  return (
    <p className={clsx('screen-only', styles.contact)}>
      {words.documents.question} <ArrowLink href="/contact">{words.documents.link}</ArrowLink>
    </p>
  );
}
