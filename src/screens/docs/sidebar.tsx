import { clsx } from 'clsx';
import { ContentsOpener } from '#components/contents/contents.tsx';
import type { DocsPage } from '#model/docs/docs-pages.ts';
import type { Site } from '#model/read-site.ts';
import { sidebarOf } from '#screens/docs/sidebar-pages.ts';
import { pageShownScript } from '#theme/theme-rule.ts';
import { ChevronIcon, CloseIcon, DocsIcon, NetworkIcon } from '#ui/icons.tsx';
import { CONTENTS_TITLE, SearchBox } from './docs-page.tsx';
import styles from './sidebar.module.css';

const SIDEBAR_ID = 'docs-sidebar';

/** On narrow screens the column is a popover, which the bar's button opens. */
export function Sidebar({ site, current }: { site: Site; current: string }) {
  const { sections, overviewLabel, allPages } = site.docsOrder;
  const { alone, groups, hasMore } = sidebarOf(sections, site.docsPages);
  return (
    <nav
      id={SIDEBAR_ID}
      className={clsx('screen-only', styles.side)}
      aria-label="Documentation"
      popover="auto"
      data-behaviour="sidebar"
    >
      <div className={styles.top}>
        <button
          type="button"
          className={styles.button}
          aria-label="Toggle sidebar"
          aria-expanded="true"
          aria-controls="docs-sidebar-body"
          data-sidebar-toggle
        >
          <DocsIcon name="sidebar" />
        </button>
        <SearchBox action={allPages.path} className={styles.search}>
          Search docs
        </SearchBox>
        {/* In a low window, or where text is large, the drawer lies over its opener. */}
        <button
          type="button"
          className={clsx(styles.button, styles.close)}
          aria-label="Close pages"
          popoverTarget={SIDEBAR_ID}
          popoverTargetAction="hide"
        >
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body} id="docs-sidebar-body">
        <ul className={styles.links}>
          {alone.map((page) => (
            <PageLink key={page.id} {...page} current={current} />
          ))}
          {groups.map((group) => (
            <li key={group.name}>
              <PageGroup {...group} overviewLabel={overviewLabel} current={current} />
            </li>
          ))}
          {hasMore && <PageLink path={allPages.path} navTitle={allPages.title} current={current} />}
        </ul>
        <div className={clsx('quiet', styles.foot)}>
          <p className="caption" id="connect-with-us">
            Connect With Us
          </p>
          <ul aria-labelledby="connect-with-us">
            {site.companyChannels.map(({ href, label, icon }) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener">
                  {icon === 'video' ? <DocsIcon name="video" /> : <NetworkIcon strokeWidth={1.4} />}
                  {label}
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
            <li>
              <a href="/contact">
                <DocsIcon name="calendar" />
                Book a Call
              </a>
            </li>
          </ul>
          {/* Named after the one thing it switches, in words that do not change. Its looks follow the
              class of the root element, right before the script has come. */}
          <button
            type="button"
            className={clsx('script-only', styles.toggle)}
            aria-pressed="false"
            data-theme-toggle
          >
            <span aria-hidden>
              <DocsIcon name="sun" />
            </span>
            <span>
              <DocsIcon name="moon" />
              Dark mode
            </span>
          </button>
        </div>
      </div>
    </nav>
  );
}

interface SidebarBarProps {
  first: string | undefined;
  allPages: string;
}

export const SidebarBar = ({ first, allPages }: SidebarBarProps) => (
  <div className={clsx('screen-only', styles.bar)}>
    <button type="button" className={styles.button} popoverTarget={SIDEBAR_ID}>
      <DocsIcon name="sidebar" />
      Pages
    </button>
    <ContentsOpener title={CONTENTS_TITLE} first={first} className={styles.barContents} />
    <form action={allPages}>
      <button type="submit" className={styles.button} aria-haspopup="dialog" data-search-open>
        <DocsIcon name="search" />
        Search
      </button>
    </form>
  </div>
);

type PageGroupProps = ReturnType<typeof sidebarOf>['groups'][number] & {
  /** The first page of a group is called so within it. */
  overviewLabel: string;
  current: string;
};

/** On a page it does not list, the group itself is marked. */
function PageGroup(props: PageGroupProps) {
  const { name, heading, pages, unlisted, overviewLabel, current } = props;
  const isAbove = unlisted.some(({ path }) => path === current);
  return (
    <details open={isAbove || pages.some(({ path }) => path === current)} data-group={name}>
      <summary aria-current={isAbove || undefined}>
        {heading}
        <ChevronIcon />
      </summary>
      <ul>
        {pages.map(({ id, path, navTitle }, index) => (
          <PageLink
            key={id}
            path={path}
            current={current}
            navTitle={index === 0 ? overviewLabel : navTitle}
          />
        ))}
      </ul>
    </details>
  );
}

interface PageLinkProps extends Pick<DocsPage, 'path' | 'navTitle'> {
  current: string;
}

const PageLink = ({ path, navTitle, current }: PageLinkProps) => (
  <li>
    <a href={path} aria-current={path === current ? 'page' : undefined}>
      {navTitle}
    </a>
  </li>
);

/**
 * The names of the groups that were left open are stored between spaces. The head runs it, again
 * with each part that arrives: a script of the body would wait for the sheets, the page behind it.
 */
function restoreSidebar() {
  try {
    const isClosed = localStorage.getItem('docs-sidebar') === 'closed';
    document.documentElement.toggleAttribute('data-sidebar-closed', isClosed);
    const names = String(localStorage.getItem('docs-sidebar-groups')).split(' ');
    const others = '[data-group]:not(:has([aria-current]))';
    for (const group of document.querySelectorAll<HTMLDetailsElement>(others))
      group.open = names.includes(String(group.dataset['group']));
  } catch {
    // Storage is refused: open, as for a first visit, with the group of the page.
  }
  if (document.querySelector('main')) return;
  const arrivals = new MutationObserver(() => {
    arrivals.disconnect();
    restoreSidebar();
  });
  arrivals.observe(document, { childList: true, subtree: true });
}

export const sidebarScript = () => pageShownScript(restoreSidebar);
