/** A documentation page as one Markdown file, for readers who keep notes and programs that read. */

import { readMarkdown } from '#article/read-markdown.ts';
import { ordinalDate } from '../calendar-day.ts';
import type { RenderedDocsPage } from './docs-pages.ts';

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
