import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { CloseMatch } from '#model/docs/close-matches.ts';
import styles from './close-list.module.css';
import { HitText } from './hit-text.tsx';

interface CloseListProps {
  matches: readonly CloseMatch[];
  /** True when the rule found nothing. */
  isAll: boolean;
  onChoose: ComponentProps<'a'>['onClick'];
}

/** Close matches below an empty or a short result. They are links and not options, because they are no results. */
export function CloseList({ matches, isAll, onChoose }: CloseListProps) {
  return (
    <div>
      {isAll ? <p className={styles.none}>No results found</p> : null}
      {matches.length > 0 ? (
        <>
          <p className={clsx('caption', styles.heading)} id="search-close">
            Close to that
          </p>
          <ul aria-labelledby="search-close">
            {matches.map(({ words, ...match }) => (
              <li key={`${match.path} ${match.heading}`}>
                <a className={styles.match} href={match.path} onClick={onChoose}>
                  <HitText {...match} marks={words} />
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isAll ? (
        <p className={styles.ways}>
          <a href="/docs/all">See all pages</a>
          <a href="/contact">Ask us</a>
        </p>
      ) : null}
    </div>
  );
}
