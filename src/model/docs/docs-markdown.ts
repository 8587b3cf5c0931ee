/** A documentation page as one Markdown file, for readers who keep notes and programs that read. */

import { readMarkdown } from '#article/read-markdown.ts';
import { ordinalDate } from '../calendar-day.ts';
import type { RenderedDocsPage } from './docs-pages.ts';

/** Lists the authors of a page, the day it was published and its address. */
export function signature(
  { authors, published, path }: Pick<RenderedDocsPage, 'authors' | 'published' | 'path'>,
  site: URL,
): string {
  const signed = authors.map(({ name, role }) => `${name} (${role})`).join(', ');
  return `${signed}. Published ${ordinalDate(published)}. ${new URL(path, site).href}`;
}

/** @param site origin the page's own links are made absolute with */
export function docsMarkdown(page: RenderedDocsPage, site: URL): string {
  return [
    `# ${page.title}`,
    page.description,
    signature(page, site),
    readMarkdown(page.article, new URL(page.path, site).href),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
