/** Turns a finished page into what search knows of it. */

import { blocksOf } from '#article/html-blocks.ts';
import type { HtmlParent } from '#article/html-tree.ts';
import { fullTitle, type RenderedDocsPage } from './docs-pages.ts';
import type { SearchEntry, SearchSection } from './search-docs.ts';

/** Anchor of a page's title, and so of what stands before its first heading. */
export function titleAnchor(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
  return `title-${slug}`;
}

export function searchEntry({ article, path, description, ...page }: RenderedDocsPage): SearchEntry {
  return { title: fullTitle(page), path, sections: sectionsOf(article.tree, page.title, description) };
}

/** Second- and third-level headings begin a section each; the description belongs to the first. */
function sectionsOf(tree: HtmlParent, title: string, description: string): SearchSection[] {
  const sections: { heading: string; anchor: string; lines: string[] }[] = [
    { heading: '', anchor: titleAnchor(title), lines: [description] },
  ];
  for (const block of blocksOf(tree)) {
    if (block.anchor) sections.push({ heading: block.text, anchor: block.anchor, lines: [] });
    else sections.at(-1)?.lines.push(block.text);
  }
  return sections.map(({ lines, ...section }) => ({ ...section, content: lines.join('\n') }));
}
