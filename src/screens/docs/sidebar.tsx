import { clsx } from 'clsx';
import { companyPageLink, videoChannelLink } from '#content/data/navigation.ts';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import { NetworkIcon } from '#ui/icons.tsx';
import { CalendarIcon, SidebarIcon, VideoIcon } from './docs-icons.tsx';
import styles from './sidebar.module.css';
import { SidebarButton } from './sidebar-button.tsx';
import { SidebarPages } from './sidebar-pages.tsx';
import { SidebarSearch } from './sidebar-search.tsx';
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
