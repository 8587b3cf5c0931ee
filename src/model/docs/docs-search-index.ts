/** Turns finished pages into entries of the search index. */

import type { Root } from 'hast';
import { mapElements } from '#article/map-elements.ts';
import { readLines } from '#article/read-lines.ts';
import { CONNECTION_LABELS } from '#content/data/integrations/terms.ts';
import { categories, integrations } from '../load-integrations.ts';
import { ContentError } from './docs-front-matter.ts';
import { docsPath, fullTitle, type RenderedDocsPage, titleAnchor } from './docs-pages.ts';
import type { SearchEntry, SearchSection } from './search-docs.ts';

const DIRECTORY_PATH = docsPath('technology-stack');

/** @throws a {@link ContentError} when the page's keywords name a section that it does not have */
export function searchEntry({ article, path, ...page }: RenderedDocsPage): SearchEntry {
  const isDirectory = path === DIRECTORY_PATH;
  const sections = sectionsOf(isDirectory ? withoutTools(article) : article, page);
  for (const { section, words } of page.keywords) {
    const named = section === '' ? sections[0] : sections.find(({ anchor }) => anchor === section);
    if (!named)
      throw new ContentError(
        `content/docs/${page.id}.mdx, field keywords: no heading has the anchor "${section}". Anchors are in the links of the contents list.`,
      );
    named.keywords = words;
  }
  return { title: fullTitle(page), path, sections: isDirectory ? [...sections, ...toolSections] : sections };
}

/** Headings, questions and terms begin a section each; the description belongs to the first. */
function sectionsOf(
  article: Root,
  { title, description }: Pick<RenderedDocsPage, 'title' | 'description'>,
): SearchSection[] {
  const sections = [{ heading: '', anchor: titleAnchor(title), lines: [description] }];
  for (const { text, anchor } of readLines(article)) {
    if (anchor) sections.push({ heading: text, anchor, lines: [] });
    else sections.at(-1)?.lines.push(text);
  }
  return sections.map(({ lines, ...section }) => ({ ...section, content: lines.join('\n') }));
}

const toolIds = new Set(integrations.map(({ id }) => id));

/** The rows of the directory are sections of their own, made from its data. */
function withoutTools(article: Root): Root {
  return mapElements(article, (element) =>
    element.tagName === 'li' && toolIds.has(String(element.properties['id'])) ? [] : element,
  );
}

const toolSections: readonly SearchSection[] = [
  ...categories.map(({ name, id, tools, bestKnown }) => {
    const known = bestKnown.map((tool) => tool.name).join(', ');
    return {
      heading: name,
      anchor: id,
      content: `${tools.length} tools, among them ${known}`,
      isGroup: true,
    };
  }),
  ...integrations.map(({ name, id, category, connects, aliases }) => {
    const ways = connects.map((way) => CONNECTION_LABELS[way]).join(', ');
    const others = aliases.length > 0 ? `. Also ${aliases.join(', ')}` : '';
    return { heading: name, anchor: id, content: `${category}: ${ways}${others}`, aliases };
  }),
];
