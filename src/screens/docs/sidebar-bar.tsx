import { clsx } from 'clsx';
import { ContentsOpener } from '#components/contents/contents.tsx';
import { SearchIcon, SidebarIcon } from './docs-icons.tsx';
import { CONTENTS_TITLE } from './docs-page.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';
import styles from './sidebar-bar.module.css';
import { SidebarButton } from './sidebar-button.tsx';

/** Narrow screens: the ways in, under the navigation: to the pages, the parts of this one, and the search. */
export function SidebarBar() {
  return (
    <div className={clsx('screen-only', styles.bar)}>
      <SidebarButton className={styles.button} popoverTarget={SIDEBAR_ID}>
        <SidebarIcon />
        Pages
      </SidebarButton>
      <ContentsOpener title={CONTENTS_TITLE} className={styles.contents} />
      <form action="/docs/all" method="get">
        <SidebarButton type="submit" className={styles.button} aria-haspopup="dialog" data-search-open>
          <SearchIcon />
          Search
        </SidebarButton>
      </form>
    </div>
  );
}
