/** The documentation as a whole: its pages in reading order, their addresses, parents and neighbours. */

import type { DocsArticle } from '#article/docs-article.ts';
import type { Author } from '#content/data/authors.ts';
import { authors } from '#content/data/authors.ts';
import { sidebarGroups, sidebarPages } from '#content/data/docs-navigation.ts';
import { ContentError, DOCS_SECTIONS, type DocsFrontMatter, type DocsSection } from './docs-front-matter.ts';

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
  section: DocsSection;
  order: number;
  related: string[];
}

export interface RenderedDocsPage extends DocsPage {
  article: DocsArticle;
}

export function docsPath(id: string): string {
  return id === HOME_ID ? '/docs' : `/docs/${id}`;
}

/**
 * The pages in reading order, checked against one another and against the sidebar.
 * @throws a {@link ContentError} that lists every name that leads nowhere and every place taken twice
 */
export function arrangeDocs(entries: readonly { id: string; data: DocsFrontMatter }[]): DocsPage[] {
  const pages = entries
    .map(({ id, data }) => toPage(id, data))
    .sort((a, b) => sectionRank(a) - sectionRank(b) || a.order - b.order);
  const problems = [...deadNames(pages), ...samePlaces(pages)];
  if (problems.length > 0) {
    throw new ContentError(
      `The documentation does not hold together:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return pages;
}

function toPage(id: string, { navTitle, authors: ids, ...data }: DocsFrontMatter): DocsPage {
  return {
    ...data,
    id,
    path: docsPath(id),
    navTitle: navTitle ?? data.title,
    authors: ids.flatMap((author) => authors.get(author) ?? []),
  };
}

const sectionRank = ({ section }: DocsPage) => DOCS_SECTIONS.indexOf(section);

function deadNames(pages: readonly DocsPage[]): string[] {
  const known = new Set(pages.map(({ id }) => id));
  const listed = [...sidebarPages, ...sidebarGroups.flatMap((group) => group.pages)];
  return [
    ...listed
      .filter((id) => !known.has(id))
      .map(
        (id) =>
          `content/data/docs-navigation.ts: "${id}" has no file; add content/docs/${id}.mdx or take it out`,
      ),
    ...pages.flatMap((page) =>
      page.related
        .filter((id) => !known.has(id))
        .map((id) => `content/docs/${page.id}.mdx: related: "${id}" has no file; capitals count`),
    ),
  ];
}

function samePlaces(pages: readonly DocsPage[]): string[] {
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before?.section !== page.section || before.order !== page.order) return [];
    return [
      `content/docs/${page.id}.mdx: order: place ${page.order} of ${page.section} is already ${before.id}'s; give one of them another number`,
    ];
  });
}

/**
 * The title as it is understood away from the page: a case study's says nothing without its client's name, so that
 * comes first. A short name that only shortens the title adds nothing.
 */
export function fullTitle({ title, navTitle }: Pick<DocsPage, 'title' | 'navTitle'>): string {
  const isShorter = navTitle.split(' ').every((word) => title.includes(word));
  return isShorter ? title : `${navTitle}: ${title}`;
}

/** The overview a page lies under, if it is not one itself: the first page of its section. */
export function parentOf(page: DocsPage, pages: readonly DocsPage[]): DocsPage | undefined {
  if (page.section !== 'agents' && page.section !== 'showcase') return undefined;
  const overview = pages.find(({ section }) => section === page.section);
  return overview === page ? undefined : overview;
}

/** The pages before and after in reading order; the home page is not part of the row. */
export function neighboursOf(page: DocsPage, pages: readonly DocsPage[]) {
  const row = pages.filter(({ section }) => section !== 'home');
  const place = row.indexOf(page);
  if (place < 0) return { previous: undefined, next: undefined };
  return { previous: row[place - 1], next: row[place + 1] };
}

/** One of the agent templates. */
export function isTemplate(page: DocsPage): boolean {
  return page.id.startsWith('agents/templates/');
}
