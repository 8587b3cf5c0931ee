/** The documentation as a whole: its pages in reading order, their addresses, parents and neighbours. */

import type { Root } from 'hast';
import { nameSlug } from '#article/slug.ts';
import { type DocsSection, docsSections } from '../facts/docs.ts';
import type { Author } from '../facts/team.ts';
import { authors } from '../facts/team.ts';
import type { DocsFrontMatter } from './docs-front-matter.ts';

/** The file that is the documentation's own front page, at /docs. */
export const HOME_ID = 'home';

export interface DocsPage {
  id: string;
  path: string;
  title: string;
  navTitle: string;
  description: string;
  authors: Author[];
  /** Year-month-day. */
  published: string;
  /** Year-month-day of the last change, where the page says it. */
  updated?: string | undefined;
  section: DocsSection['name'];
  related: string[];
  /** Other words people search a section by; the section is empty for the page as a whole. */
  keywords: { section: string; words: string }[];
  /** What the page of an agent template says of its workflow. */
  template?: DocsFrontMatter['template'];
}

export interface RenderedDocsPage extends DocsPage {
  /** The finished tree of its text: see `src/article`. */
  article: Root;
}

export function docsPath(id: string): string {
  return id === HOME_ID ? '/docs' : `/docs/${id}`;
}

/**
 * Arranges the pages in the order of `content/data/docs-navigation.yaml`, checked against one another.
 * @returns with them every name that leads nowhere, and every page with two places
 */
export function arrangeDocs(headers: ReadonlyMap<string, DocsFrontMatter>): {
  pages: DocsPage[];
  problems: string[];
} {
  const places = placesOf(headers);
  const pages = places.flatMap(({ id, section }) => {
    const data = headers.get(id);
    return data ? [toPage(id, section, data)] : [];
  });
  return { pages, problems: [...misplaced(headers, places), ...deadNames(headers)] };
}

/** Ids that the lists of the navigation name. */
const named = new Set(docsSections.flatMap(({ pages, unlisted = [] }) => [...pages, ...unlisted]));

/** A page that is in no list comes last in its section, so that a new one needs its own file alone. */
function placesOf(texts: ReadonlyMap<string, DocsFrontMatter>) {
  const others = [...texts].filter(([id]) => !named.has(id)).sort(([a], [b]) => (a < b ? -1 : 1));
  return docsSections.flatMap(({ name, pages, unlisted = [] }) => {
    const added = others.filter(([, { section = 'guide' }]) => section === name).map(([id]) => id);
    return [...pages, ...unlisted, ...added].map((id) => ({ id, section: name }));
  });
}

function toPage(
  id: string,
  section: DocsPage['section'],
  { navTitle, authors: ids, ...data }: DocsFrontMatter,
): DocsPage {
  return {
    ...data,
    id,
    section,
    path: docsPath(id),
    navTitle: navTitle ?? data.title,
    authors: ids.flatMap((author) => authors.get(author) ?? []),
  };
}

const NAVIGATION = 'content/data/docs-navigation.yaml';

function misplaced(texts: ReadonlyMap<string, unknown>, places: readonly { id: string }[]): string[] {
  const placed = places.map(({ id }) => id);
  const firstPlaces = new Map(placed.map((id, index) => [id, index] as const).reverse());
  return [
    ...placed
      .filter((id) => !texts.has(id))
      .map((id) => `${NAVIGATION}: "${id}" has no file; add content/docs/${id}.mdx or take it out`),
    ...placed
      .filter((id, index) => firstPlaces.get(id) !== index)
      .map((id) => `${NAVIGATION}: "${id}" is listed twice; keep one of the two`),
  ];
}

function deadNames(texts: ReadonlyMap<string, DocsFrontMatter>): string[] {
  return [...texts].flatMap(([page, { related }]) =>
    related
      .filter((id) => !texts.has(id))
      .map((id) => `content/docs/${page}.mdx: related: "${id}" has no file; capitals count`),
  );
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
  const byId = new Map(pages.filter(({ id }) => named.has(id)).map((page) => [page.id, page]));
  const sections = docsSections.map(({ name, heading, pages: ids, unlisted = [] }) => {
    const added = pages.filter(({ id, section }) => section === name && !named.has(id));
    const find = (id: string) => byId.get(id) ?? [];
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
