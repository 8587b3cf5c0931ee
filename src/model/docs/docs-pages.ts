/**
 * The documentation as a whole: the headers of its files, its pages in reading order, their
 * addresses, parents and neighbours.
 */
import type { Root } from 'hast';
import type { z } from 'zod';
import { nameSlug } from '#article/slug.ts';
import { type CaseStudy, caseStudies, madeUp } from '../facts/case-studies.ts';
import { type DocsSection, docsSections, SECTIONS } from '../facts/docs.ts';
import { problemLines, readYaml, sentenceOf } from '../facts/facts-problems.ts';
import * as f from '../facts/fields.ts';
import { isOff } from '../facts/known-addresses.ts';
import { type Author, authorName, authors } from '../facts/team.ts';
import { CALL_KINDS } from '../workflows/workflow-templates.ts';

const pageId = f.formed(
  /^[^/.][^.]*$/,
  'is written without a leading "/" and without ".mdx", such as case-studies/topgolf.',
  { label: 'Document' },
);

/**
 * What a template's page says of its workflow, and other pages compare. Everything else is read
 * from the file or is text.
 */
const template = f.group({
  channel: f.channel({ hint: 'The color of its thread: the channel it mostly works in.' }),
  inShort: f.line('Sentence on its card'),
  spreadsheet: f.line('What its spreadsheet holds').optional(),
  placeholders: f.list('Placeholder', {
    name: f.key('Name in the file'),
    meaning: f.paragraph('What to put there'),
  }),
  runs: f.list('Kinds of run', 'Run', {
    run: f.line(),
    calls: f.hinted(
      f.list('Calls', {
        to: f.unique(f.choice(CALL_KINDS)),
        least: f.whole('At least'),
        most: f.whole('At most', 'Left out where there is no limit.').optional(),
      }),
      'Counted when nothing has to be tried again.',
    ),
  }),
});

/**
 * Schema of the header of a file in `content/docs`. `content/docs/README.md` explains it to
 * editors.
 */
export const docsFrontMatterSchema = f.group({
  title: f.line(),
  /** What the page answers, in the words people search by; the title where this is left out. */
  searchTitle: f
    .line(
      'Title in search results',
      'Says the need, such as “Voice AI agent for restaurant bookings”.',
    )
    .optional(),
  /** A shorter name for the sidebar, breadcrumbs and previous/next; the title when left out. */
  navTitle: f.line('Shorter name', 'For the sidebar; the title where this is left out.').optional(),
  /** The sentence under the heading. Search engines cut off what is longer. */
  description: f.paragraph({
    most: 150,
    hint: 'Under the heading, and in results of search engines.',
  }),
  /** Two on template pages. */
  authors: f.rows(authorName('Person'), 'Signed by').min(1),
  published: f.day('Published on'),
  /** The day of the last change that is worth reading the page again for; the sitemap gives it. */
  updated: f.day('Last changed on', 'Set when the text is saved here.').optional(),
  /**
   * Section of a page that `docs-navigation.yaml` does not name yet: it comes last there, among the
   * guides when left out.
   */
  section: f
    .choice(SECTIONS, { hint: 'Of a page that has no place in the order of the documents yet.' })
    .optional(),
  related: f
    .rows(
      pageId,
      'Worth reading next',
      'File names, such as case-studies/topgolf; or blog/ and the last part of an article’s address.',
    )
    .default([]),
  keywords: f.searchWords(),
  names: f.pageNames(),
  template: template.optional(),
  /**
   * True when the page has made-up figures or words of clients; `npm run check:launch` lists the
   * page.
   */
  sample: f.flag('Holds made-up figures').optional(),
});

export type DocsFrontMatter = z.infer<typeof docsFrontMatterSchema>;

/**
 * Reads a file's front matter, the lines between ---.
 * @param file as the editor knows it, from the root of the project
 * @returns with it every bad line or field, and what to write instead
 */
export function readDocsHeader(file: string, text: string) {
  const [, header = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  const { data, problems } = readYaml(header, file, 2);
  const { data: read, error } = docsFrontMatterSchema.safeParse(data ?? {}, { error: sentenceOf });
  if (problems.length === 0 && error)
    problems.push(
      ...problemLines(file, error.issues, data, docsFrontMatterSchema),
      'content/docs/README.md explains every field.',
    );
  return { header: problems.length > 0 ? undefined : read, problems };
}

/** The file that is the documentation's own front page, at /docs. */
export const HOME_ID = 'home';

export interface DocsPage extends Omit<DocsFrontMatter, 'authors'> {
  id: string;
  path: string;
  navTitle: string;
  authors: Author[];
  section: DocsSection['name'];
  study?: CaseStudy | undefined;
  /** Says that what the page tells is made up, as long as it is. */
  madeUp?: string | undefined;
}

export interface RenderedDocsPage extends DocsPage {
  /** The finished tree of its text: see `src/article`. */
  article: Root;
}

export function docsPath(id: string): string {
  return id === HOME_ID ? '/docs' : `/docs/${id}`;
}

const named = new Set(docsSections.flatMap(({ pages, unlisted = [] }) => [...pages, ...unlisted]));

const NAVIGATION = 'content/data/docs-navigation.yaml';

/**
 * Arranges the pages in the order of `content/data/docs-navigation.yaml`, checked against one
 * another. A page that is in no list comes last in its section, so that a new one needs its own
 * file alone.
 * @returns with them every name that leads nowhere, and every page with two places
 */
export function arrangeDocs(headers: ReadonlyMap<string, DocsFrontMatter>) {
  const problems: string[] = [];
  const seen = new Set<string>();
  const pages = docsSections.flatMap(({ name: section, pages: listed, unlisted = [] }) => {
    const added = [...headers.keys()].filter(
      (id) => !named.has(id) && (headers.get(id)?.section ?? 'guide') === section,
    );
    return [...listed, ...unlisted, ...added.sort()].flatMap((id): DocsPage[] => {
      const header = headers.get(id);
      if (isOff(docsPath(id))) return [];
      if (!header)
        problems.push(
          `${NAVIGATION}: "${id}" has no file; add content/docs/${id}.mdx or take it out`,
        );
      if (seen.has(id))
        problems.push(`${NAVIGATION}: "${id}" is listed twice; keep one of the two`);
      seen.add(id);
      if (!header) return [];
      const signed = header.authors.flatMap((author) => authors.get(author) ?? []);
      const navTitle = header.navTitle ?? header.title;
      const study = Object.entries(caseStudies).find(
        ([slug]) => id === `case-studies/${slug}`,
      )?.[1];
      const isOfAll = section === 'showcase' && id === listed[0];
      const own = study ? [study] : [];
      const about = { study, madeUp: madeUp(isOfAll ? Object.values(caseStudies) : own) };
      return [{ ...header, ...about, id, section, path: docsPath(id), navTitle, authors: signed }];
    });
  });
  // An article may go, and its links then go with it.
  for (const [page, { related }] of headers)
    for (const id of related.filter((other) => !headers.has(other) && !/^blog\//.test(other)))
      problems.push(`content/docs/${page}.mdx: related: "${id}" has no file; capitals count`);
  return { pages, problems };
}

/**
 * The title in search results and where a page is shared: of a made-up project it does not name the
 * client.
 */
export function resultTitle(
  page: Pick<DocsPage, 'title' | 'navTitle' | 'searchTitle' | 'study'>,
): string {
  const { searchTitle, study } = page;
  if (study?.sample) return `${searchTitle ?? page.title} (sample case study)`;
  if (!searchTitle) return fullTitle(page);
  return study ? `${study.client}: ${searchTitle}` : searchTitle;
}

/** The description with what the page says first while it is made up. */
export function wholeDescription({
  description,
  madeUp,
}: Pick<DocsPage, 'description' | 'madeUp'>): string {
  return madeUp ? `${madeUp} ${description}` : description;
}

/**
 * The title as it is understood away from the page: a case study's says nothing without its
 * client's name, so that comes first. A short name that only shortens the title adds nothing.
 */
export function fullTitle({ title, navTitle }: Pick<DocsPage, 'title' | 'navTitle'>): string {
  const isShorter = navTitle.split(' ').every((word) => title.includes(word));
  return isShorter ? title : `${navTitle}: ${title}`;
}

/** Anchor of a page's title, which text before the first heading is found under. */
export function titleAnchor(title: string): string {
  return `title-${nameSlug(title)}`;
}

/**
 * Most pages of a section that the sidebar lists without being told to. Each page of the
 * documentation carries the whole sidebar, so a site of thousands would otherwise have thousands of
 * links on every page.
 */
const MOST_ADDED = 10;

/**
 * Gives the sidebar's pages without a group and its groups, each with the first pages that no list
 * names at its end, and whether there are more of these: they are found by search and in the list
 * of all pages.
 */
export function sidebarOf(pages: readonly DocsPage[]) {
  const sections = docsSections.map(({ name, heading, pages: ids, unlisted = [] }) => {
    const added = pages.filter(({ id, section }) => section === name && !named.has(id));
    const find = (id: string) => pages.find((page) => page.id === id) ?? [];
    return {
      name,
      heading,
      pages: [...ids.flatMap(find), ...added.slice(0, MOST_ADDED)],
      unlisted: [...unlisted.flatMap(find), ...added.slice(MOST_ADDED)],
      hasMore: added.length > MOST_ADDED,
    };
  });
  return {
    alone: sections.filter(({ heading }) => !heading).flatMap((section) => section.pages),
    groups: sections.filter(({ heading, pages: all }) => heading && all.length > 0),
    hasMore: sections.some(({ hasMore }) => hasMore),
  };
}

/**
 * The overview a page lies under, if it is not one itself: the first page of a section that is a
 * group.
 */
export function parentOf(page: DocsPage, pages: readonly DocsPage[]): DocsPage | undefined {
  const isGrouped = docsSections.some(({ name, heading }) => name === page.section && heading);
  if (!isGrouped) return undefined;
  const overview = pages.find(({ section }) => section === page.section);
  return overview?.id === page.id ? undefined : overview;
}

/** The pages before and after in reading order; the home page is not part of the row. */
export function neighboursOf(page: DocsPage, pages: readonly DocsPage[]) {
  const row = pages.filter(({ section }) => section !== 'home');
  const place = row.findIndex(({ id }) => id === page.id);
  if (place < 0) return { previous: undefined, next: undefined };
  return { previous: row[place - 1], next: row[place + 1] };
}
