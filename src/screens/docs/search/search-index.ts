/**
 * The search index: an entry for each page of the documentation, and for pages outside it that answer questions asked in
 * its search: prices, terms, agreements, articles.
 */
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { mapElements } from '#article/map-elements.ts';
import { readLines } from '#article/read-lines.ts';
import { CONNECTION_LABELS } from '#content/data/integrations/terms.ts';
import { publishedPosts } from '#model/blog/load-posts.ts';
import { postPath } from '#model/blog/post.ts';
import {
  docsPath,
  fullTitle,
  type RenderedDocsPage,
  titleAnchor,
  wholeDescription,
} from '#model/docs/docs-pages.ts';
import { withFacts } from '#model/engagement-figures.ts';
import { pages } from '#model/facts/pages.ts';
import { agreements, pricingFacts } from '#model/facts/pricing.ts';
import { readLegalDocument } from '#model/legal-document.ts';
import { categories, integrations } from '#model/load-integrations.ts';
import type { SearchEntry, SearchIndex, SearchSection } from './search-docs.ts';

export async function searchIndex(docs: readonly RenderedDocsPage[]): Promise<SearchIndex> {
  return { docs: docs.map(searchEntry), outside: await outsidePages() };
}

const DIRECTORY_PATH = docsPath('technology-stack');

/** @throws when the page's keywords name a section that it does not have */
function searchEntry({ article, path, ...page }: RenderedDocsPage): SearchEntry {
  const isDirectory = path === DIRECTORY_PATH;
  const sections = sectionsOf(isDirectory ? withoutTools(article) : article, page);
  for (const { section, words } of page.keywords) {
    const named = section === '' ? sections[0] : sections.find(({ anchor }) => anchor === section);
    if (!named)
      throw new Error(
        `content/docs/${page.id}.mdx, field keywords: no heading has the anchor "${section}". Anchors are in the links of the contents list.`,
      );
    named.keywords = words;
  }
  return {
    title: fullTitle(page),
    path,
    sections: isDirectory ? [...sections, ...toolSections] : sections,
    // A case study is called by its client.
    ...called(page.names ?? (page.study && page.navTitle)),
  };
}

const called = (names: string | undefined) => (names ? { names: names.split(/,\s*/) } : {});

/** Headings, questions and terms begin a section each; the description belongs to the first. */
function sectionsOf(
  article: Root,
  page: Pick<RenderedDocsPage, 'title' | 'description' | 'madeUp'>,
): SearchSection[] {
  const sections = [{ heading: '', anchor: titleAnchor(page.title), lines: [wholeDescription(page)] }];
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

const FOLDER = 'content/legal';
const legalTexts = import.meta.glob<string>('/content/legal/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

async function outsidePages(): Promise<SearchEntry[]> {
  const legal = [
    { slug: 'privacy', names: 'Privacy policy, cookies, data protection' },
    ...agreements.map(({ slug, names }) => ({ slug: `agreements/${slug}`, names })),
  ];
  return [
    ...Object.values(pages).map(({ route, title, description, keywords, names }) => ({
      title,
      ...called(names),
      path: route,
      sections: [
        { ...section('', '', description), keywords: keywords ?? '' },
        ...(route === pages.pricing.route ? pricingSections() : []),
      ],
    })),
    ...(await Promise.all(legal.map(legalPage))),
    ...publishedPosts().map(({ id, title, description }) => ({
      title,
      path: postPath(id),
      sections: [section('', '', description)],
    })),
  ];
}

function section(heading: string, anchor: string, content: string): SearchSection {
  return { heading: withFacts(heading), anchor, content: withFacts(content) };
}

function pricingSections(): SearchSection[] {
  const { terms, support, questions } = pricingFacts;
  return [
    ...terms.rows.map(({ term: heading, text }) => section(heading, 'terms', text)),
    section(support.heading, 'support', support.text),
    ...questions.items.map(({ question, answer }) => section(question, 'questions', answer)),
  ];
}

/** Enough to be found by; a whole agreement is not needed in the documentation's index. */
const LEGAL_LENGTH = 400;

async function legalPage({ slug, names }: { slug: string; names: string | undefined }): Promise<SearchEntry> {
  const file = `${FOLDER}/${slug}.md`;
  const { title, sections } = await readLegalDocument(file, legalTexts[`/${file}`] ?? '');
  const beginning = (html: string) =>
    readLines(fromHtml(html, { fragment: true }))
      .map(({ text }) => text)
      .join('\n')
      .slice(0, LEGAL_LENGTH)
      .replace(/\s\S*$/, '');
  return {
    title,
    path: `/${slug}`,
    ...called(names),
    sections: sections.map(({ text, id, html }) => section(text, id, beginning(html))),
  };
}
