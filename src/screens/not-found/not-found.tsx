import { clsx } from 'clsx';
import { ArrowLink } from '#components/arrow-link.tsx';
import { NearestPage } from '#components/nearest-page/nearest-page.tsx';
import styles from './not-found.module.css';
import { NotFoundFigure } from './not-found-figure.tsx';

const NEARBY = [
  { label: 'Home', href: '/' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Case Studies', href: '/docs/showcase' },
  { label: 'Docs', href: '/docs' },
  { label: 'Articles', href: '/blog' },
  { label: 'Contact', href: '/contact' },
];

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
          <h1 id="not-found-heading">There is no such page</h1>
          <p className={clsx('lede', styles.lede)}>
            The page you asked for does not exist, or has been moved. These are nearby.
          </p>
          <NearestPage addresses={addresses}>Look for a typing error in the address.</NearestPage>
          <ul>
            {NEARBY.map(({ label, href }) => (
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
