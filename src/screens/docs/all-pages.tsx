import { clsx } from 'clsx';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import type { SearchEntry } from '#model/docs/search-index.ts';
import styles from './all-pages.module.css';
import { DocsArticle } from './docs-page.tsx';
import { Byline } from './docs-page-head.tsx';

interface AllPagesProps {
  /** Whose authors and day stand for the whole. */
  home: Pick<DocsPage, 'authors' | 'published'>;
  entries: readonly (SearchEntry & { description: string })[];
}

/** What search would find, as a list: where the search box leads when there is no script. */
export function AllPages({ home, entries }: AllPagesProps) {
  const sections = entries.reduce((sum, entry) => sum + headed(entry).length, 0);
  return (
    <DocsArticle className={styles.page}>
      <h1>All pages</h1>
      <p className={clsx('lede', styles.lede)}>
        {entries.length} pages, {sections} sections. The browser’s own search finds any word on this page.
      </p>
      <Byline page={home} />
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <h2>
              <a href={entry.path}>{entry.title}</a>
            </h2>
            <p>{entry.description}</p>
            <ul>
              {headed(entry).map(({ heading, anchor }) => (
                <li key={anchor}>
                  <a href={`${entry.path}#${anchor}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </DocsArticle>
  );
}

const headed = ({ sections }: SearchEntry) => sections.filter(({ heading }) => heading !== '');
