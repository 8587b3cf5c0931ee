import { SearchIcon } from './docs-icons.tsx';
import { Keycap } from './keycap.tsx';
import styles from './sidebar-search.module.css';

/** A form, so that the box leads to the list of all pages until there is a script. `data-search-open` opens the dialog of the layout. */
export function SidebarSearch() {
  return (
    <form className={styles.search} action="/docs/all" method="get">
      <button type="submit" aria-haspopup="dialog" data-search-open aria-keyshortcuts="Control+K Meta+K">
        <SearchIcon />
        <span className={styles.searchWords}>Search docs</span>
        <Keycap className={styles.keys} data-search-keys>
          Ctrl K
        </Keycap>
      </button>
    </form>
  );
}
