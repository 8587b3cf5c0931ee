import { type DocsPage, namedIn } from '#model/docs/docs-pages.ts';
import type { DocsSection } from '#model/facts/docs.ts';

/** Each page carries the whole sidebar: with n pages that no list names it would have n x n links. */
const MOST_ADDED = 10;

/**
 * Pages without a group, and groups, each with the first pages that no list names at its end.
 * `hasMore`: others are in the search and in the list of all pages.
 */
export function sidebarOf(order: readonly DocsSection[], pages: readonly DocsPage[]) {
  const named = namedIn(order);
  const sections = order.map(({ name, heading, pages: ids, unlisted = [] }) => {
    const added = pages.filter(({ id, section }) => section === name && !named.has(id));
    const find = (id: string) => pages.find((page) => page.id === id) ?? [];
    return {
      name,
      heading,
      pages: [...ids.flatMap(find), ...added.slice(0, MOST_ADDED)],
      unlisted: [...unlisted.flatMap(find), ...added.slice(MOST_ADDED)],
      hasMore: added.length > MOST_ADDED,
    };
  });
  return {
    alone: sections.filter(({ heading }) => !heading).flatMap((section) => section.pages),
    groups: sections.filter(({ heading, pages: all }) => heading && all.length > 0),
    hasMore: sections.some(({ hasMore }) => hasMore),
  };
}
