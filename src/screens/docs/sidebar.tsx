import { OVERVIEW_LABEL, sidebarGroups, sidebarPages } from '#content/data/docs-navigation.ts';
import { companyPageLink, videoChannelLink } from '#content/data/navigation.ts';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import { NetworkIcon } from '#ui/icons.tsx';
import { CalendarIcon, ChevronIcon, SearchIcon, SidebarIcon, VideoIcon } from './docs-icons.tsx';
import { Keycap } from './keycap.tsx';
import styles from './sidebar.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

export const SIDEBAR_ID = 'docs-sidebar';

interface SidebarProps {
  pages: readonly DocsPage[];
  /** Path of the page the visitor is on. */
  current: string;
}

/**
 * One element for both widths: a column next to the page, and on narrow screens a popover that the bar's button opens
 * without a script. `sidebar.behaviour.ts` adds collapsing.
 */
export function Sidebar({ pages, current }: SidebarProps) {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const links = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return (
    <nav
      id={SIDEBAR_ID}
      className={styles.side}
      aria-label="Documentation"
      popover="auto"
      data-behaviour="sidebar"
    >
      <div className={styles.top}>
        <button
          type="button"
          className={styles.iconButton}
          aria-label="Toggle sidebar"
          aria-expanded="true"
          aria-controls="docs-sidebar-body"
          data-sidebar-toggle
        >
          <SidebarIcon />
        </button>
        <SearchForm />
      </div>
      <div className={styles.body} id="docs-sidebar-body">
        <ul className={styles.links}>
          {links(sidebarPages).map((page) => (
            <PageLink key={page.id} page={page} current={current} />
          ))}
          {sidebarGroups.map(({ heading, pages: ids }) => (
            <li key={heading} className={styles.group}>
              <details open={links(ids).some(({ path }) => path === current)}>
                <summary>
                  {heading}
                  <ChevronIcon />
                </summary>
                <ul>
                  {links(ids).map((page, index) => (
                    <PageLink
                      key={page.id}
                      page={page}
                      current={current}
                      {...(index === 0 && { label: OVERVIEW_LABEL })}
                    />
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <p className="caption" id="connect-with-us">
            Connect With Us
          </p>
          <ul aria-labelledby="connect-with-us">
            <li>
              <a href={videoChannelLink.href} target="_blank" rel="noopener">
                <VideoIcon />
                {videoChannelLink.label}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </li>
            <li>
              <a href={companyPageLink.href} target="_blank" rel="noopener">
                <NetworkIcon strokeWidth={1.4} />
                {companyPageLink.label}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </li>
            <li>
              <a href="/contact">
                <CalendarIcon />
                Book a Call
              </a>
            </li>
          </ul>
          <ThemeToggle />
        </div>
      </div>
    </nav>
  );
}

function PageLink({ page, current, label }: { page: DocsPage; current: string; label?: string }) {
  return (
    <li>
      <a href={page.path} aria-current={page.path === current ? 'page' : undefined}>
        {label ?? page.navTitle}
      </a>
    </li>
  );
}

/** A form, so that the box leads to the list of all pages until its script is there. */
function SearchForm() {
  return (
    <form className={styles.search} action="/docs/all" method="get">
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

/** Narrow screens: the two ways in, under the navigation. */
export function SidebarBar() {
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.iconButton} popoverTarget={SIDEBAR_ID}>
        <SidebarIcon />
        Contents
      </button>
      <form action="/docs/all" method="get">
        <button type="submit" className={styles.iconButton} aria-haspopup="dialog" data-search-open>
          <SearchIcon />
          Search
        </button>
      </form>
    </div>
  );
}
