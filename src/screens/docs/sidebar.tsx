/** The list of pages next to each page; on narrow screens a drawer, and the bar with its opener. */
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ContentsOpener } from '#components/contents/contents.tsx';
import { type DocsPage, sidebarOf } from '#model/docs/docs-pages.ts';
import { allPages, OVERVIEW_LABEL } from '#model/facts/docs.ts';
import { companyPageLink, videoChannelLink } from '#model/facts/site.ts';
import { ChevronIcon, NetworkIcon } from '#ui/icons.tsx';
import { CalendarIcon, MoonIcon, SearchIcon, SidebarIcon, SunIcon, VideoIcon } from './docs-icons.tsx';
import { CONTENTS_TITLE } from './docs-page.tsx';
import { Keycap } from './keycap.tsx';
import styles from './sidebar.module.css';

const SIDEBAR_ID = 'docs-sidebar';

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
  return (
    <nav
      id={SIDEBAR_ID}
      className={clsx('screen-only', styles.side)}
      aria-label="Documentation"
      popover="auto"
      data-behaviour="sidebar"
    >
      <div className={styles.top}>
        <SidebarButton
          aria-label="Toggle sidebar"
          aria-expanded="true"
          aria-controls="docs-sidebar-body"
          data-sidebar-toggle
        >
          <SidebarIcon />
        </SidebarButton>
        <SidebarSearch />
      </div>
      <div className={styles.body} id="docs-sidebar-body">
        <SidebarPages pages={pages} current={current} />
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

/** Narrow screens: the ways in, under the navigation: to the pages, the parts of this one, and the search. */
export function SidebarBar() {
  return (
    <div className={clsx('screen-only', styles.bar)}>
      <SidebarButton className={styles.barButton} popoverTarget={SIDEBAR_ID}>
        <SidebarIcon />
        Pages
      </SidebarButton>
      <ContentsOpener title={CONTENTS_TITLE} className={styles.barContents} />
      <form action="/docs/all" method="get">
        <SidebarButton type="submit" className={styles.barButton} aria-haspopup="dialog" data-search-open>
          <SearchIcon />
          Search
        </SidebarButton>
      </form>
    </div>
  );
}

/** A quiet button with an icon, with words or, named by its label, without. */
function SidebarButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={clsx(styles.button, className)} {...rest} />;
}

/** A form, so that the box leads to the list of all pages until there is a script. `data-search-open` opens the dialog of the layout. */
function SidebarSearch() {
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

interface SidebarPagesProps {
  pages: readonly DocsPage[];
  /** Path of the page the visitor is on. */
  current: string;
}

/** The pages of the documentation, as the sidebar lists them. */
function SidebarPages({ pages, current }: SidebarPagesProps) {
  const { alone, groups, hasMore } = sidebarOf(pages);
  return (
    <ul className={styles.links}>
      {alone.map((page) => (
        <PageLink key={page.id} page={page} current={current} />
      ))}
      {groups.map((group) => (
        <li key={group.name} className={styles.group}>
          <PageGroup {...group} current={current} />
        </li>
      ))}
      {hasMore ? (
        <li>
          <a href={allPages.path} aria-current={current === allPages.path ? 'page' : undefined}>
            {allPages.title}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

interface PageGroupProps {
  name: string;
  heading: string | undefined;
  pages: DocsPage[];
  unlisted: DocsPage[];
  current: string;
}

/** Open on each of its pages. On a page it does not list, the overview above that page is marked. */
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
  /** True when the current page is below this one and is not listed itself. */
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

/**
 * A switch of one thing, so its name is that thing, in the words that are seen, and does not change. Its looks follow the class on the root element, so that they are right before the script
 * has set `aria-pressed`.
 */
function ThemeToggle() {
  return (
    <button type="button" className={styles.toggle} aria-pressed="false" data-behaviour="theme-toggle">
      <span className={styles.light} aria-hidden="true">
        <SunIcon />
      </span>
      <span className={styles.dark}>
        <MoonIcon />
        Dark mode
      </span>
    </button>
  );
}
