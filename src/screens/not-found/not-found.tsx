import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { NearestPage } from '#components/nearest-page/nearest-page.tsx';
import { sharedWords as words } from '#model/facts/site-facts.ts';
import styles from './not-found.module.css';
import { NotFoundFigure } from './not-found-figure.tsx';

const { heading, text, nothing, links } = words.notFound;

interface NotFoundProps {
  /** Paths of all pages: one of them may have been meant. */
  addresses: readonly string[];
}

export function NotFound({ addresses }: NotFoundProps) {
  return (
    <section className={clsx('wrap', styles.notFound)} aria-labelledby="not-found-heading">
      <div className={clsx('grid-12', styles.columns)}>
        <div className={styles.text}>
          <p className="caption num">404</p>
          <h1 id="not-found-heading">{heading}</h1>
          <p className={clsx('lede', styles.lede)}>{text}</p>
          <NearestPage addresses={addresses}>{nothing}</NearestPage>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <ArrowLink href={href}>{label}</ArrowLink>
              </li>
            ))}
          </ul>
        </div>
        <figure>
          <details className={styles.thread}>
            <summary aria-label="Tie the broken thread">
              <NotFoundFigure />
            </summary>
            <p>
              Tied. It leads <ArrowLink href="/">home</ArrowLink>
            </p>
          </details>
        </figure>
      </div>
      <div className="endspace" />
    </section>
  );
}
