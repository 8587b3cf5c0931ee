/** A documentation page as one Markdown file, for readers who keep notes and programs that read. */

import { toMarkdown } from '#article/html-to-markdown.ts';
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
    toMarkdown(article.tree, new URL(path, site)),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
