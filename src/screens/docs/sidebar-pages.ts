import { type DocsPage, namedIn } from '#model/docs/docs-pages.ts';
import type { DocsSection } from '#model/facts/docs.ts';

/** Pages without a group, and groups, each with the pages that no list names at its end. */
export function sidebarOf(order: readonly DocsSection[], pages: readonly DocsPage[]) {
  const named = namedIn(order);
  const sections = order.map(({ name, heading, pages: ids, unlisted = [] }) => {
    const added = pages.filter(({ id, section }) => section === name && !named.has(id));
    const find = (id: string) => pages.find((page) => page.id === id) ?? [];
    return {
      name,
      heading,
      pages: [...ids.flatMap(find), ...added],
      unlisted: unlisted.flatMap(find),
    };
  });
  return {
    alone: sections.filter(({ heading }) => !heading).flatMap((section) => section.pages),
    groups: sections.filter(({ heading, pages: all }) => heading && all.length > 0),
  };
}
