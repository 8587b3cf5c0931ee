import { allPages, OVERVIEW_LABEL } from '#content/data/docs-navigation.ts';
import { type DocsPage, sidebarOf } from '#model/docs/docs-pages.ts';
import { ChevronIcon } from '#ui/icons.tsx';
import styles from './sidebar-pages.module.css';

interface SidebarPagesProps {
  pages: readonly DocsPage[];
  /** Path of the page the visitor is on. */
  current: string;
}

/** The pages of the documentation, as the sidebar lists them. */
export function SidebarPages({ pages, current }: SidebarPagesProps) {
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
