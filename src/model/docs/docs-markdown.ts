/** A documentation page as one Markdown file, for readers who keep notes and programs that read. */

import { readMarkdown } from '#article/read-markdown.ts';
import { readOutline } from '#article/read-page.ts';
import { ordinalDate } from '../calendar-day.ts';
import { fullTitle, type RenderedDocsPage } from './docs-pages.ts';

/** @param site origin the page's own links are made absolute with */
export function docsMarkdown(
  { title, description, authors, published, path, article }: RenderedDocsPage,
  site: URL,
): string {
  const signed = authors.map(({ name, role }) => `${name} (${role})`).join(', ');
  return [
    `# ${title}`,
    description,
    `${signed}. Published ${ordinalDate(published)}. ${new URL(path, site).href}`,
    readMarkdown(article, new URL(path, site).href),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/**
 * The list of all pages as Markdown: each leads to its own twin, its parts to the page.
 * @param site origin
 */
export function allPagesMarkdown(
  { title, description }: { title: string; description: string },
  pages: readonly RenderedDocsPage[],
  site: URL,
): string {
  const lines = pages.flatMap((page) => [
    `- [${fullTitle(page)}](${new URL(`${page.path}.md`, site).href}): ${page.description}`,
    ...readOutline(page.article).map(
      ({ id, text }) => `  - [${text}](${new URL(`${page.path}#${id}`, site).href})`,
    ),
  ]);
  return `# ${title}\n\n${description}\n\n${lines.join('\n')}\n`;
}
