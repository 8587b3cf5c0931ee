/** The documentation, and what outside it answers questions asked in its search. */
import type { Root } from 'hast';
import { mapElements } from '#article/map-elements.ts';
import { NOTES_HEADING } from '#article/markdown-tree.ts';
import { type ArticleSection, readSections } from '#article/read-page.ts';
import { nameSlug } from '#article/slug.ts';
import { type Post, postPath } from '#model/blog/post.ts';
import {
  docsPath,
  fullTitle,
  type RenderedDocsPage,
  titleAnchor,
  wholeDescription,
} from '#model/docs/docs-pages.ts';
import type { PricingFacts } from '#model/facts/pricing.ts';
import { CONNECTION_LABELS } from '#model/integration-terms.ts';
import type { Site } from '#model/read-site.ts';
import { readLines } from '#src/search/read-lines.ts';
import {
  excerpt,
  SEARCH_FILES,
  type SearchEntry,
  type SearchIndex,
  type SearchSection,
} from '#src/search/search-docs.ts';
import { toolGroups } from '../directory/listed-tools.ts';

export function searchIndex(site: Site, docs: readonly RenderedDocsPage[]): SearchIndex {
  const inDocs = docs.flatMap((page) => searchEntries(site, page));
  const outside = outsidePages(site);
  const pages = (
    entries: SearchEntry[],
    map = (part: SearchSection, keywords?: string): SearchSection[] => [{ ...part, keywords }],
  ) =>
    entries.flatMap((entry) => {
      const sections = entry.sections.flatMap((part) => {
        const words = [part.keywords, site.sectionWords[part.anchor]].join(' ').trim();
        return map(part, words || undefined);
      });
      return sections.length > 0 ? { ...entry, sections } : [];
    });
  return {
    places: [...outside, ...called(site), ...inDocs].filter(({ names }) => names).map(asPlace),
    docs: pages(inDocs, ({ keywords, ...part }) => [part]),
    outside: pages(outside),
    words: pages(inDocs, ({ anchor }, words) => (words ? [section('', anchor, words)] : [])),
  };
}

/** Somebody's name means the person, before what that person signed; the company's, who it is. */
const called = ({ team, company, pages: { about } }: Site): SearchEntry[] => [
  ...team.map(({ id, name, title }) => ({
    title: name,
    path: `${about.route}#${id}`,
    sections: [section('', '', title)],
    names: [name, ...name.split(' ')],
  })),
  {
    title: about.title,
    path: about.route,
    sections: [section('', '', about.description)],
    names: [company.name],
  },
];

const asPlace = ({ sections, ...entry }: SearchEntry): SearchEntry => ({
  ...entry,
  sections: sections
    .slice(0, 1)
    .map(({ heading, anchor, content }) => ({ heading, anchor, content: excerpt(content, 0, 0) })),
});

export function searchFiles(site: Site, render: () => Promise<readonly RenderedDocsPage[]>) {
  let made: Promise<SearchIndex> | undefined;
  const write = async (part: keyof SearchIndex) => {
    made ??= render().then((docs) => searchIndex(site, docs));
    return JSON.stringify((await made)[part]);
  };
  return Object.entries(SEARCH_FILES).map(([part, address]) => ({
    address,
    write: () => write(part as keyof SearchIndex),
  }));
}

function searchEntries(tools: Site, { article, path, ...page }: RenderedDocsPage): SearchEntry[] {
  const isDirectory = path === docsPath('technology-stack');
  const sections = sectionsOf(isDirectory ? withoutTools(article, tools) : article, page);
  return entriesOf({
    title: fullTitle(page),
    path,
    sections: isDirectory ? [...sections, ...toolSections(tools)] : sections,
    // A case study is called by its client, in short by the first word.
    names: page.names ?? (page.study && `${page.navTitle}, ${page.navTitle.split(' ')[0]}`),
    keywords: page.keywords,
  });
}

interface Page extends Omit<SearchEntry, 'names'> {
  names?: string | undefined;
  keywords?: Readonly<Record<string, string>>;
}

const namesIn = (text: string) => text.split(/,\s*/);

/** The first words of an address name a section; words of one that is gone lead to the top. */
function entriesOf({ title, path, sections, names, keywords = {} }: Page): SearchEntry[] {
  const [top] = sections;
  const words = new Map<SearchSection | undefined, string>();
  const called: SearchEntry[] = [];
  for (const [name, text] of Object.entries(keywords)) {
    const [others = '', own] = text.split(/;\s*/).toReversed();
    const named = sections.find(({ anchor }) => `${anchor}-`.startsWith(`${name}-`)) ?? top;
    words.set(named, [words.get(named), own, others].join(' '));
    if (!own || !named) continue;
    const part = { title: named.heading, path: `${path}#${named.anchor}`, sections: [] };
    called.push({ ...part, names: namesIn(own) });
  }
  const found = sections.map((part) => ({
    ...part,
    keywords: [words.get(part), part.keywords].join(' ').trim() || undefined,
  }));
  return [{ title, path, sections: found, ...(names && { names: namesIn(names) }) }, ...called];
}

/** Headings, questions and terms begin a section each; the description belongs to the first. */
function sectionsOf(
  article: Root,
  page: Pick<RenderedDocsPage, 'title' | 'description' | 'madeUp' | 'authors'>,
): SearchSection[] {
  const signed = page.authors.map(({ name, role }) => `${name}, ${role}`).join('; ');
  const sections = [
    { heading: '', anchor: titleAnchor(page.title), lines: [wholeDescription(page), signed] },
  ];
  for (const { text, anchor } of readLines(article)) {
    if (anchor) sections.push({ heading: text, anchor, lines: [] });
    else sections.at(-1)?.lines.push(text);
  }
  return sections.map(({ lines, ...section }) => ({ ...section, content: lines.join('\n') }));
}

function withoutTools(article: Root, { integrations }: Site): Root {
  const ids = new Set(integrations.map(({ id }) => id));
  return mapElements(article, (element) =>
    element.tagName === 'li' && ids.has(String(element.properties['id'])) ? [] : element,
  );
}

/** Of those that are called alike, more people mean these. */
function bestKnownFirst(categories: Site['categories']) {
  const all = categories.flatMap(({ tools }) => tools);
  return all.sort((a, b) => Number(!a.best) - Number(!b.best));
}

const toolSections = ({ categories, toolKinds }: Site): SearchSection[] => [
  ...toolGroups({ categories }).map(({ name, id, tools, names }) => {
    const kinds = toolKinds.filter(({ tools: [first] }) => first?.category === name);
    return {
      heading: name,
      anchor: id,
      content: `${tools.length} tools, among them ${names.join(', ')}`,
      isGroup: true,
      keywords: kinds.flatMap(({ words }) => words).join(' '),
    };
  }),
  ...bestKnownFirst(categories).map(({ name, id, category, connects, aliases }) => {
    const ways = connects.map((way) => CONNECTION_LABELS[way]).join(', ');
    const others = aliases.length > 0 ? `. Also ${aliases.join(', ')}` : '';
    return { heading: name, anchor: id, content: `${category}: ${ways}${others}`, aliases };
  }),
];

function outsidePages(site: Site): SearchEntry[] {
  const { pages, home, faq, faqWords, pricing, posts } = site;
  const parts: Record<string, SearchSection[]> = {
    [pages.about.route]: aboutSections(site),
    [pages.pricing.route]: pricingSections(pricing),
    ...(pages.incubator && { [pages.incubator.route]: incubatorSections(site) }),
  };
  const { heading: title } = home.questions;
  const top = section('', '', ...faq.map(({ question }) => question));
  return [
    ...Object.values(pages).flatMap(({ route, description, ...page }) =>
      entriesOf({
        ...page,
        path: route,
        sections: [section('', '', description), ...(parts[route] ?? [])],
      }),
    ),
    ...(faq.length > 0
      ? entriesOf({ names: faqWords.names, title, path: '/#faq', sections: [top] })
      : []),
    ...entriesOf({ keywords: faqWords.keywords, title, path: '/', sections: answered(faq) }),
    ...legalPages(site),
    ...posts.flatMap(articlePage),
  ];
}

const answered = (questions: Site['faq']) =>
  questions.map(({ question, answer }, at) => section(question, `faq-${at + 1}`, answer));

const aboutSections = ({ about: { refusals, team: page }, team }: Site) => [
  section(page.heading, 'team-heading', page.note, page.hiring?.label ?? ''),
  ...team.map(({ id, name, title, on }) => section(name, id, `${title}. ${on ?? ''}`)),
  section(
    refusals.heading,
    'refusals-heading',
    ...refusals.items.map(({ what, instead }) => `${what} ${instead}`),
  ),
];

function incubatorSections({ weeks, incubator }: Site): SearchSection[] {
  const { programme, opportunity, questions } = incubator;
  return [
    section(
      programme.heading,
      'weeks-heading',
      programme.text,
      ...weeks.map(({ topic, text }) => `${topic}: ${text}`),
    ),
    section(opportunity.heading, 'opportunity-heading', opportunity.text),
    ...answered(questions),
  ];
}

function articlePage({ id, title, description, article, keywords: words = '' }: Post) {
  const sections = readSections(article)
    .filter(({ text }) => text !== NOTES_HEADING)
    .map(wholeSection);
  return entriesOf({
    title,
    path: postPath(id),
    sections: [section('', '', description), ...sections],
    keywords: { page: words },
  });
}

const section = (heading: string, anchor: string, ...lines: string[]): SearchSection => ({
  heading,
  anchor,
  content: lines.join('\n'),
});

function pricingSections(facts: PricingFacts): SearchSection[] {
  const { plans, experts, solution, own, differences, terms, support, questions } = facts;
  return [
    ...plans.map(({ name, features }) =>
      section(name, nameSlug(name), ...features.map(({ text }) => text)),
    ),
    section(experts.heading, 'experts', experts.text, ...experts.roles.map(({ name }) => name)),
    section(solution.heading, 'solution', solution.text),
    section(own.heading, 'own-return-heading', own.text),
    ...(differences.rows.length > 0
      ? [
          section(
            differences.heading,
            'differences',
            ...differences.rows.map(({ feature, in: texts }) => `${feature}: ${texts.join(' ')}`),
          ),
        ]
      : []),
    ...terms.rows.map(({ term, text, keywords }) => ({
      ...section(term, 'terms', text),
      keywords,
    })),
    section(
      support.heading,
      'support',
      support.text,
      ...support.rows.map(({ level, example, answered }) => `${level}: ${example} ${answered}`),
    ),
    ...questions.items.map(({ question, answer, keywords }) => ({
      ...section(question, 'questions', answer),
      keywords,
    })),
  ];
}

function legalPages({ privacy, privacyWords, agreements }: Site): SearchEntry[] {
  const texts = [
    { path: '/privacy', document: privacy, ...privacyWords },
    ...agreements.map(({ slug, ...text }) => ({ ...text, path: `/agreements/${slug}` })),
  ];
  return texts.flatMap(({ document, ...text }) =>
    entriesOf({ ...text, title: document.title, sections: document.sections.map(wholeSection) }),
  );
}

const wholeSection = ({ text, id, body }: ArticleSection) =>
  section(text, id, ...readLines(body).map((line) => line.text));
