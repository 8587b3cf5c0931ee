/** Turns finished pages into entries of the search index. */

import type { Root } from 'hast';
import { mapElements } from '#article/map-elements.ts';
import { readLines } from '#article/read-lines.ts';
import { nameSlug } from '#article/slug.ts';
import { categories, integrations } from '../load-integrations.ts';
import { docsPath, fullTitle, type RenderedDocsPage } from './docs-pages.ts';
import type { SearchEntry, SearchSection } from './search-index.ts';
import { type SearchIndexFile, shortWays } from './search-index-schema.ts';

const DIRECTORY_PATH = docsPath('technology-stack');

/** Anchor of a page's title, which text before the first heading is found under. */
export function titleAnchor(title: string): string {
  return `title-${nameSlug(title)}`;
}

/** The index as the browser fetches it. */
export function searchIndexFile(
  pages: readonly RenderedDocsPage[],
  outside: readonly SearchEntry[],
): SearchIndexFile {
  const tools = categories.map(
    ({ name: category, id: anchor, bestKnown }): SearchIndexFile['tools']['categories'][number] => ({
      name: category,
      anchor,
      bestKnown: bestKnown.map(({ name }) => name).join(', '),
      tools: integrations
        .filter((tool) => tool.category === category)
        .map(({ name, id, connects, aliases }) => [name, id, shortWays(connects), ...aliases]),
    }),
  );
  return {
    docs: pages.map(searchEntry),
    tools: { path: DIRECTORY_PATH, categories: tools },
    outside: [...outside],
  };
}

function searchEntry({ article, path, description, ...page }: RenderedDocsPage): SearchEntry {
  const text = path === DIRECTORY_PATH ? withoutTools(article) : article;
  return { title: fullTitle(page), path, sections: sectionsOf(text, page.title, description) };
}

const toolIds = new Set(integrations.map(({ id }) => id));

/** The rows of the directory are sections of their own, made from its data. */
function withoutTools(article: Root): Root {
  return mapElements(article, (element) =>
    element.tagName === 'li' && toolIds.has(String(element.properties['id'])) ? [] : element,
  );
}

/** Headings, questions and terms begin a section each; the description belongs to the first. */
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
