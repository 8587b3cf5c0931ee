import type { ReactNode } from 'react';
import type { SharedWords } from '#model/facts/site.ts';
import { ArrowLink } from '../arrow-link.tsx';
import styles from './nearest-page.module.css';

export const NearestPage = ({ addresses, children }: Omit<NoSuchPageProps, 'words'>) => (
  <div
    className={styles.nearest}
    data-longest={addresses.toSorted((a, b) => b.length - a.length)[0]}
  >
    <p role="status" data-behaviour="nearest-page" data-addresses={addresses.join(' ')}>
      {children}
    </p>
  </div>
);

export interface NoSuchPageProps {
  words: SharedWords['notFound'];
  addresses: readonly string[];
  children?: ReactNode;
}

export const NoSuchPage = ({ words, addresses, children }: NoSuchPageProps) => (
  <>
    <p className="caption num">404</p>
    <h1 id="not-found-heading">{words.heading}</h1>
    <p className="lede">{words.text}</p>
    <NearestPage addresses={addresses}>{words.nothing}</NearestPage>
    {children}
    <ul className={styles.links}>
      {words.links.map((link) => (
        <li key={link.href}>
          <ArrowLink {...link} />
        </li>
      ))}
    </ul>
  </>
);
