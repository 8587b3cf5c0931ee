import { ContentsOpener } from '#components/contents/contents.tsx';
import { OVERVIEW_LABEL } from '#content/data/docs-navigation.ts';
import { companyPageLink, videoChannelLink } from '#content/data/navigation.ts';
import { type DocsPage, sidebarOf } from '#model/docs/docs-pages.ts';
import { ChevronIcon, NetworkIcon } from '#ui/icons.tsx';
import { CalendarIcon, SearchIcon, SidebarIcon, VideoIcon } from './docs-icons.tsx';
import { CONTENTS_TITLE } from './docs-page.tsx';
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
  const { alone, groups } = sidebarOf(pages);
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
          {alone.map((page) => (
            <PageLink key={page.id} page={page} current={current} />
          ))}
          {groups.map((group) => (
            <li key={group.name} className={styles.group}>
              <PageGroup {...group} current={current} />
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

interface PageGroupProps {
  name: string;
  heading: string | undefined;
  pages: DocsPage[];
  unlisted: DocsPage[];
  current: string;
}

/** Open on each of its pages. On one that it does not list, the overview is marked, which the page lies under. */
function PageGroup({ name, heading, pages: [overview, ...pages], unlisted, current }: PageGroupProps) {
  const isListed = [overview, ...pages].some((page) => page?.path === current);
  const isAbove = unlisted.some(({ path }) => path === current);
  return (
    <details open={isListed || isAbove} data-group={name}>
      <summary>
        {heading}
        <ChevronIcon />
      </summary>
      <ul>
        {overview ? (
          <PageLink page={overview} current={current} label={OVERVIEW_LABEL} isParent={isAbove} />
        ) : null}
        {pages.map((page) => (
          <PageLink key={page.id} page={page} current={current} />
        ))}
      </ul>
    </details>
  );
}

interface PageLinkProps {
  page: DocsPage;
  current: string;
  label?: string;
  /** Whether the current page lies under this one and is not listed itself. */
  isParent?: boolean;
}

function PageLink({ page, current, label, isParent = false }: PageLinkProps) {
  return (
    <li>
      <a href={page.path} aria-current={page.path === current ? 'page' : isParent || undefined}>
        {label ?? page.navTitle}
      </a>
    </li>
  );
}

/** A form, so that the box leads to the list of all pages until its script is on its way; then a press waits for it. */
function SearchForm() {
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

/** Narrow screens: the ways in, under the navigation: to the pages, the parts of this one, and the search. */
export function SidebarBar() {
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.iconButton} popoverTarget={SIDEBAR_ID}>
        <SidebarIcon />
        Pages
      </button>
      <ContentsOpener title={CONTENTS_TITLE} className={styles.contents} />
      <form action="/docs/all" method="get" data-behaviour="docs-search">
        <button type="submit" className={styles.iconButton} aria-haspopup="dialog" data-search-open>
          <SearchIcon />
          Search
        </button>
      </form>
    </div>
  );
}
