import { OVERVIEW_LABEL, sidebarGroups, sidebarPages } from '#content/data/docs-navigation.ts';
import { outsideLinks } from '#content/data/links.ts';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import {
  CalendarIcon,
  ChevronIcon,
  MoonIcon,
  NetworkIcon,
  SearchIcon,
  SidebarIcon,
  SunIcon,
  VideoIcon,
} from './docs-icons.tsx';
import './sidebar.css';

export const SIDEBAR_ID = 'docs-sidebar';

interface SidebarProps {
  pages: readonly DocsPage[];
  /** Path of the page the visitor is on. */
  current: string;
}

/**
 * One element for both widths: a column beside the page, and on narrow screens a popover that the bar's button opens
 * without a script. `docs-behaviour.ts` adds collapsing, the theme and the search dialog.
 */
export function Sidebar({ pages, current }: SidebarProps) {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const links = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return (
    <nav id={SIDEBAR_ID} className="side" aria-label="Documentation" popover="auto">
      <div className="side-top">
        <button
          type="button"
          className="icon-button"
          aria-label="Toggle sidebar"
          aria-expanded="true"
          aria-controls="docs-sidebar-body"
          data-sidebar-toggle
        >
          <SidebarIcon />
        </button>
        <SearchForm />
      </div>
      <div className="side-body" id="docs-sidebar-body">
        <ul className="side-links">
          {links(sidebarPages).map((page) => (
            <PageLink key={page.id} page={page} current={current} />
          ))}
          {sidebarGroups.map(({ heading, pages: ids }) => (
            <li key={heading} className="side-group">
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
        <div className="side-foot">
          <p className="caption" id="connect-with-us">
            Connect With Us
          </p>
          <ul aria-labelledby="connect-with-us">
            <li>
              <a href={outsideLinks.videoChannel} target="_blank" rel="noopener">
                <VideoIcon />
                Video channel<span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </li>
            <li>
              <a href={outsideLinks.companyNetworkPage} target="_blank" rel="noopener">
                <NetworkIcon />
                Company network page<span className="visually-hidden"> (opens in a new tab)</span>
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
    <form className="side-search" action="/docs/all" method="get">
      <button type="submit" aria-haspopup="dialog" data-search-open aria-keyshortcuts="Control+K Meta+K">
        <SearchIcon />
        <span className="words">Search docs</span>
        <span className="keycap" aria-hidden="true" data-search-keys>
          Ctrl K
        </span>
      </button>
    </form>
  );
}

/** Looks follow the class on the root element, so that they are right before the script has set `aria-pressed`. */
function ThemeToggle() {
  return (
    <button type="button" className="theme" aria-pressed="false" data-theme-toggle>
      <span className="theme-light">
        <SunIcon />
        Light
      </span>
      <span className="theme-dark">
        <MoonIcon />
        Dark<span className="visually-hidden"> mode</span>
      </span>
    </button>
  );
}

/** Narrow screens: the two ways in, under the navigation. */
export function SidebarBar() {
  return (
    <div className="side-bar">
      <button type="button" className="icon-button" popoverTarget={SIDEBAR_ID}>
        <SidebarIcon />
        Contents
      </button>
      <form action="/docs/all" method="get">
        <button type="submit" className="icon-button" aria-haspopup="dialog" data-search-open>
          <SearchIcon />
          Search
        </button>
      </form>
    </div>
  );
}
