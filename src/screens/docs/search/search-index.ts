/** The documentation, and what outside it answers questions asked in its search. */
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { mapElements } from '#article/map-elements.ts';
import { NOTES_HEADING } from '#article/markdown-tree.ts';
import { readLines } from '#article/read-lines.ts';
import { type ArticleSection, readSections } from '#article/read-page.ts';
import { nameSlug } from '#article/slug.ts';
import { postArticle, publishedPosts } from '#model/blog/load-posts.ts';
import { type Post, postPath } from '#model/blog/post.ts';
import {
  docsPath,
  fullTitle,
  type RenderedDocsPage,
  titleAnchor,
  wholeDescription,
} from '#model/docs/docs-pages.ts';
import { about } from '#model/facts/about.ts';
import type { SearchWords } from '#model/facts/fields.ts';
import { faq, home } from '#model/facts/home.ts';
import { faqWords, pages, privacyWords } from '#model/facts/pages.ts';
import { agreements, pricingFacts } from '#model/facts/pricing.ts';
import { team } from '#model/facts/team.ts';
import { CONNECTION_LABELS } from '#model/integration-terms.ts';
import { readLegalDocument } from '#model/legal-document.ts';
import { categories, integrations } from '#model/load-integrations.ts';
import type { SearchEntry, SearchIndex, SearchSection } from './search-docs.ts';

export async function searchIndex(docs: readonly RenderedDocsPage[]): Promise<SearchIndex> {
  return { docs: docs.flatMap(searchEntries), outside: await outsidePages() };
}

function searchEntries({ article, path, ...page }: RenderedDocsPage): SearchEntry[] {
  const isDirectory = path === docsPath('technology-stack');
  const sections = sectionsOf(isDirectory ? withoutTools(article) : article, page);
  return entriesOf({
    title: fullTitle(page),
    path,
    sections: isDirectory ? [...sections, ...toolSections] : sections,
    // A case study is called by its client, in short by the first word.
    names: page.names ?? (page.study && `${page.navTitle}, ${page.navTitle.split(' ')[0]}`),
    keywords: page.keywords,
  });
}

interface Page extends Omit<SearchEntry, 'names'> {
  names?: string | undefined;
  keywords?: SearchWords;
}

const namesIn = (text: string) => text.split(/,\s*/);

/** Words of a page's names, or of a section that is gone, lead to its top. */
function entriesOf({ title, path, sections, names, keywords = [] }: Page): SearchEntry[] {
  const [top] = sections;
  const words = new Map(names ? [[top, names.replaceAll(',', '')]] : []);
  const called: SearchEntry[] = [];
  for (const { section: name, words: others, names: own } of keywords) {
    const named = sections.find(({ heading, anchor }) => [heading, anchor].includes(name)) ?? top;
    words.set(named, [words.get(named), own, others].join(' '));
    if (!own || !named) continue;
    const part = { title: named.heading, path: `${path}#${named.anchor}`, sections: [] };
    called.push({ ...part, names: namesIn(own) });
  }
  const found = sections.map((part) => ({ ...part, keywords: words.get(part) }));
  return [{ title, path, sections: found, ...(names && { names: namesIn(names) }) }, ...called];
}

/** Headings, questions and terms begin a section each; the description belongs to the first. */
function sectionsOf(
  article: Root,
  page: Pick<RenderedDocsPage, 'title' | 'description' | 'madeUp'>,
): SearchSection[] {
  const sections = [
    { heading: '', anchor: titleAnchor(page.title), lines: [wholeDescription(page)] },
  ];
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

const legalTexts = import.meta.glob<string>('/content/legal/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

async function outsidePages(): Promise<SearchEntry[]> {
  const legal = [
    { slug: 'privacy', ...privacyWords },
    ...agreements.map(({ slug, ...page }) => ({ slug: `agreements/${slug}`, ...page })),
  ];
  const questions = section('', '', ...faq.map(({ question }) => question));
  const { heading: title } = home.questions;
  const people = team.map(({ name, title: role }) => `${name}, ${role}`);
  const parts: Record<string, SearchSection[]> = {
    [pages.about.route]: [section(about.team.heading, 'team-heading', ...people)],
    [pages.pricing.route]: pricingSections(),
  };
  return [
    ...Object.values(pages).flatMap(({ route, description, ...page }) =>
      entriesOf({
        ...page,
        path: route,
        sections: [section('', '', description), ...(parts[route] ?? [])],
      }),
    ),
    ...(faq.length > 0
      ? entriesOf({ ...faqWords, title, path: '/#faq', sections: [questions] })
      : []),
    ...(await Promise.all([...legal.map(legalPage), ...publishedPosts().map(articlePage)])).flat(),
  ];
}

async function articlePage(post: Post) {
  const { id, title, description, keywords: words = '' } = post;
  const sections = readSections(await postArticle(post))
    .filter(({ text }) => text !== NOTES_HEADING)
    .map(beginning);
  return entriesOf({
    title,
    path: postPath(id),
    sections: [section('', '', description), ...sections],
    keywords: [{ section: '', words }],
  });
}

const section = (heading: string, anchor: string, ...lines: string[]): SearchSection => ({
  heading,
  anchor,
  content: lines.join('\n'),
});

function pricingSections(): SearchSection[] {
  const { plans, experts, solution, differences, terms, support, questions } = pricingFacts;
  return [
    ...plans.map(({ name, features }) =>
      section(name, nameSlug(name), ...features.map(({ text }) => text)),
    ),
    section(experts.heading, 'experts', experts.text, ...experts.roles.map(({ name }) => name)),
    section(solution.heading, 'solution', solution.text),
    section(
      differences.heading,
      'differences',
      ...differences.rows.map(
        ({ feature, both, enterprise }) => `${feature}: ${both} ${enterprise}`,
      ),
    ),
    ...terms.rows.map(({ term: heading, text }) => section(heading, 'terms', text)),
    section(support.heading, 'support', support.text),
    ...questions.items.map(({ question, answer }) => section(question, 'questions', answer)),
  ];
}

async function legalPage({ slug, ...page }: Pick<Page, 'names' | 'keywords'> & { slug: string }) {
  const file = `content/legal/${slug}.md`;
  const { title, sections } = await readLegalDocument(file, legalTexts[`/${file}`] ?? '');
  return entriesOf({
    ...page,
    title,
    path: `/${slug}`,
    sections: sections.map(beginning),
  });
}

/** Characters of a section: enough to be found by. */
const LENGTH = 400;

function beginning({ text, id, html }: ArticleSection): SearchSection {
  const lines = readLines(fromHtml(html, { fragment: true })).map((line) => line.text);
  const start = lines.join('\n').slice(0, LENGTH);
  return section(text, id, start.replace(/\s\S*$/, ''));
}
