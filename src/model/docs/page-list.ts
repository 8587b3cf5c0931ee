/** The list of all pages of the documentation: its groups, and its Markdown twin. */
import { type OutlineEntry, readNestedOutline } from '#article/read-page.ts';
import { allPages, docsSections } from '#content/data/docs-navigation.ts';
import { signature } from './docs-markdown.ts';
import { fullTitle, type RenderedDocsPage } from './docs-pages.ts';

/** Counts pages and sections in a sentence. */
export function countPages(pages: readonly RenderedDocsPage[]): string {
  return `${pages.length} pages, ${pages.flatMap(sectionsOf).length} sections.`;
}

/** Heading for pages that are in no group of the sidebar. */
const UNGROUPED = 'Guide';

export interface PageGroup {
  id: string;
  heading: string;
  pages: RenderedDocsPage[];
}

/** The pages in the order and the groups of the sidebar. */
export function groupPages(pages: readonly RenderedDocsPage[]): PageGroup[] {
  const headings = new Map(docsSections.map(({ name, heading = UNGROUPED }) => [name, heading]));
  return [...Map.groupBy(pages, ({ section }) => headings.get(section) ?? UNGROUPED)].map(
    ([heading, grouped]) => ({ id: `group-${grouped.at(-1)?.section}`, heading, pages: grouped }),
  );
}

/** Second- and third-level headings of a page, in reading order. */
export function sectionsOf({ article }: RenderedDocsPage): OutlineEntry[] {
  return readNestedOutline(article).flatMap(({ parts, ...section }) => [section, ...parts]);
}

/**
 * The list as Markdown: each page leads to its own twin, its sections to the page.
 * @param site origin that the links are made absolute with
 */
export function allPagesMarkdown(pages: readonly RenderedDocsPage[], site: URL): string {
  const [home] = pages;
  const link = (text: string, address: string) =>
    `[${text.replace(/[[\]]/g, '\\$&')}](${new URL(address, site).href})`;
  const entry = (page: RenderedDocsPage) =>
    [
      `### ${link(fullTitle(page), `${page.path}.md`)}`,
      page.description,
      sectionsOf(page)
        .map(({ id, text }) => `- ${link(text, `${page.path}#${id}`)}`)
        .join('\n'),
    ].join('\n\n');
  return [
    `# ${allPages.title}`,
    countPages(pages),
    ...(home ? [signature({ ...home, path: allPages.path }, site)] : []),
    ...groupPages(pages).flatMap((group) => [`## ${group.heading}`, ...group.pages.map(entry)]),
  ]
    .join('\n\n')
    .concat('\n');
}
