import { SearchIcon } from './docs-icons.tsx';
import { Keycap } from './keycap.tsx';
import styles from './sidebar-search.module.css';

/** A form, so that the box leads to the list of all pages until its script is on its way; then a press waits for it. */
export function SidebarSearch() {
  return (
    <form className={styles.search} action="/docs/all" method="get" data-behaviour="docs-search">
      <button type="submit" aria-haspopup="dialog" data-search-open aria-keyshortcuts="Control+K Meta+K /">
        <SearchIcon />
        <span className={styles.searchWords}>Search docs</span>
        <Keycap className={styles.keys} data-search-keys>
          Ctrl K
        </Keycap>
      </button>
    </form>
  );
}
