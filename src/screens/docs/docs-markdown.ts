import { readMarkdown } from '#article/read-markdown.ts';
import { readNestedOutline } from '#article/read-page.ts';
import { ordinalDate } from '#model/calendar-day.ts';
import { fullTitle, type RenderedDocsPage, wholeDescription } from '#model/docs/docs-pages.ts';
import { signature } from '#model/facts/team.ts';
import type { Site } from '#model/read-site.ts';
import { plainCards } from './plain-cards.ts';

function imprint({ authors, published, updated, path }: RenderedDocsPage, site: URL) {
  const signed = authors.map(signature).join(', ');
  const changed = updated ? `, updated ${ordinalDate(updated)}` : '';
  const addresses = `${new URL(path, site).href}. All pages: ${new URL('/llms.txt', site).href}`;
  return `${signed}. Published ${ordinalDate(published)}${changed}. ${addresses}`;
}

export function docsMarkdown(page: RenderedDocsPage, site: URL) {
  return [
    `# ${page.title}`,
    wholeDescription(page),
    imprint(page, site),
    readMarkdown(plainCards(page.article), new URL(page.path, site).href),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

export const countPages = (pages: readonly RenderedDocsPage[]) =>
  `${pages.length} pages, ${pages.flatMap(sectionsOf).length} sections.`;

const UNGROUPED = 'Guide';

export function groupPages({ docsOrder }: Site, pages: readonly RenderedDocsPage[]) {
  const headings = new Map(
    docsOrder.sections.map(({ name, heading = UNGROUPED }) => [name, heading]),
  );
  return [...Map.groupBy(pages, ({ section }) => headings.get(section) ?? UNGROUPED)].map(
    ([heading, grouped]) => ({ id: `group-${grouped.at(-1)?.section}`, heading, pages: grouped }),
  );
}

export const sectionsOf = ({ article }: RenderedDocsPage) =>
  readNestedOutline(article).flatMap(({ parts, ...section }) => [section, ...parts]);

/** A page leads to its own twin, and its sections to the page. */
export function allPagesMarkdown(site: Site, pages: readonly RenderedDocsPage[], origin: URL) {
  const { allPages } = site.docsOrder;
  const [home] = pages;
  const link = (text: string, address: string) =>
    `[${text.replace(/[[\]]/g, '\\$&')}](${new URL(address, origin).href})`;
  const entry = (page: RenderedDocsPage) =>
    [
      `### ${link(fullTitle(page), `${page.path}.md`)}`,
      wholeDescription(page),
      sectionsOf(page)
        .map(({ id, text }) => `- ${link(text, `${page.path}#${id}`)}`)
        .join('\n'),
    ].join('\n\n');
  return [
    `# ${allPages.title}`,
    countPages(pages),
    ...(home ? [imprint({ ...home, path: allPages.path }, origin)] : []),
    ...groupPages(site, pages).flatMap((group) => [
      `## ${group.heading}`,
      ...group.pages.map(entry),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}
