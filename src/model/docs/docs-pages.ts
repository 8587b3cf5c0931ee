/** The documentation as a whole: its pages in reading order, their addresses, parents and neighbours. */

import type { Root } from 'hast';
import { nameSlug } from '#article/slug.ts';
import { type DocsSection, docsSections } from '../facts/docs.ts';
import { type Author, authors } from '../facts/team.ts';
import type { DocsFrontMatter } from './docs-front-matter.ts';

/** The file that is the documentation's own front page, at /docs. */
export const HOME_ID = 'home';

export interface DocsPage extends Omit<DocsFrontMatter, 'authors'> {
  id: string;
  path: string;
  navTitle: string;
  authors: Author[];
  section: DocsSection['name'];
}

export interface RenderedDocsPage extends DocsPage {
  /** The finished tree of its text: see `src/article`. */
  article: Root;
}

export function docsPath(id: string): string {
  return id === HOME_ID ? '/docs' : `/docs/${id}`;
}

/** Ids that the lists of the navigation name. */
const named = new Set(docsSections.flatMap(({ pages, unlisted = [] }) => [...pages, ...unlisted]));

const NAVIGATION = 'content/data/docs-navigation.yaml';

/**
 * Arranges the pages in the order of `content/data/docs-navigation.yaml`, checked against one another. A page that is in no
 * list comes last in its section, so that a new one needs its own file alone.
 * @returns with them every name that leads nowhere, and every page with two places
 */
export function arrangeDocs(headers: ReadonlyMap<string, DocsFrontMatter>) {
  const problems: string[] = [];
  const seen = new Set<string>();
  const pages = docsSections.flatMap(({ name: section, pages: listed, unlisted = [] }) => {
    const added = [...headers.keys()].filter(
      (id) => !named.has(id) && (headers.get(id)?.section ?? 'guide') === section,
    );
    return [...listed, ...unlisted, ...added.sort()].flatMap((id): DocsPage[] => {
      const header = headers.get(id);
      if (!header)
        problems.push(`${NAVIGATION}: "${id}" has no file; add content/docs/${id}.mdx or take it out`);
      if (seen.has(id)) problems.push(`${NAVIGATION}: "${id}" is listed twice; keep one of the two`);
      seen.add(id);
      if (!header) return [];
      const signed = header.authors.flatMap((author) => authors.get(author) ?? []);
      const navTitle = header.navTitle ?? header.title;
      return [{ ...header, id, section, path: docsPath(id), navTitle, authors: signed }];
    });
  });
  for (const [page, { related }] of headers)
    for (const id of related.filter((other) => !headers.has(other)))
      problems.push(`content/docs/${page}.mdx: related: "${id}" has no file; capitals count`);
  return { pages, problems };
}

/**
 * The title as it is understood away from the page: a case study's says nothing without its client's name, so that
 * comes first. A short name that only shortens the title adds nothing.
 */
export function fullTitle({ title, navTitle }: Pick<DocsPage, 'title' | 'navTitle'>): string {
  const isShorter = navTitle.split(' ').every((word) => title.includes(word));
  return isShorter ? title : `${navTitle}: ${title}`;
}

/** Anchor of a page's title, which text before the first heading is found under. */
export function titleAnchor(title: string): string {
  return `title-${nameSlug(title)}`;
}

/**
 * Most pages of a section that the sidebar lists without being told to. Each page of the documentation carries the whole
 * sidebar, so a site of thousands would otherwise have thousands of links on every page.
 */
export const MOST_ADDED = 10;

/**
 * Gives the sidebar's pages without a group and its groups, each with the first pages that no list names at its end, and
 * whether there are more of these: they are found by search and in the list of all pages.
 */
export function sidebarOf(pages: readonly DocsPage[]) {
  const sections = docsSections.map(({ name, heading, pages: ids, unlisted = [] }) => {
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
    groups: sections.filter(({ heading }) => heading),
    hasMore: sections.some(({ hasMore }) => hasMore),
  };
}

/** The overview a page lies under, if it is not one itself: the first page of a section that is a group. */
export function parentOf(page: DocsPage, pages: readonly DocsPage[]): DocsPage | undefined {
  const isGrouped = docsSections.some(({ name, heading }) => name === page.section && heading);
  if (!isGrouped) return undefined;
  const overview = pages.find(({ section }) => section === page.section);
  return overview?.id === page.id ? undefined : overview;
}

/** The pages before and after in reading order; the home page is not part of the row. */
export function neighboursOf(page: DocsPage, pages: readonly DocsPage[]) {
  const row = pages.filter(({ section }) => section !== 'home');
  const place = row.findIndex(({ id }) => id === page.id);
  if (place < 0) return { previous: undefined, next: undefined };
  return { previous: row[place - 1], next: row[place + 1] };
}
