/** Turns a finished page into what search knows of it. */

import type { Root } from 'hast';
import { readLines } from '#article/read-lines.ts';
import { nameSlug } from '#article/slug.ts';
import { fullTitle, type RenderedDocsPage } from './docs-pages.ts';
import type { SearchEntry, SearchSection } from './search-docs.ts';

/** Anchor of a page's title, which text before the first heading is found under. */
export function titleAnchor(title: string): string {
  return `title-${nameSlug(title)}`;
}

export function searchEntry({ article, path, description, ...page }: RenderedDocsPage): SearchEntry {
  return { title: fullTitle(page), path, sections: sectionsOf(article, page.title, description) };
}

/** Second- and third-level headings begin a section each; the description belongs to the first. */
function sectionsOf(article: Root, title: string, description: string): SearchSection[] {
  const sections: { heading: string; anchor: string; lines: string[] }[] = [
    { heading: '', anchor: titleAnchor(title), lines: [description] },
  ];
  for (const { text, anchor } of readLines(article)) {
    if (anchor) sections.push({ heading: text, anchor, lines: [] });
    else sections.at(-1)?.lines.push(text);
  }
  return sections.map(({ lines, ...section }) => ({ ...section, content: lines.join('\n') }));
}
