import type { Root } from 'hast';
import type { z } from 'zod';
import { keptByFile } from '#article/kept-by-file.ts';
import { mdxProblems } from '#article/mdx-problems.ts';
import { nameSlug } from '#article/slug.ts';
import { pathsIn, type SiteFiles } from '../content-files.ts';
import { type CaseStudies, type CaseStudy, madeUp } from '../facts/case-studies.ts';
import type { DocsSection } from '../facts/docs.ts';
import { checkedYaml, keptYaml } from '../facts/facts-problems.ts';
import * as f from '../facts/fields.ts';
import type { Known } from '../facts/known.ts';
import { type Author, type Authors, authorName } from '../facts/team.ts';
import { CALL_KINDS } from '../workflows/workflow-templates.ts';

const pageId = f.formed(
  /^[^/.][^.]*$/,
  'is written without a leading "/" and without ".mdx", such as case-studies/topgolf.',
  { label: 'Document' },
);

/** What other pages compare. Everything else is read from the workflow or is text. */
const template = f.group({
  channel: f.channel({ hint: 'The color of its thread: the channel it mostly works in.' }),
  inShort: f.line('Sentence on its card'),
  spreadsheet: f.line('What its spreadsheet holds').optional(),
  accounts: f.list('Account to connect', {
    name: f.key('Account'),
    use: f.paragraph('What the workflow does with it'),
  }),
  placeholders: f.list('Placeholder', {
    name: f.key('Name in the file', 'After REPLACE_WITH_.'),
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

export const docsFrontMatterSchema = (known: Known) => {
  const told = { values: known.figures, mayType: true };
  return f.group({
    title: f.line(told),
    searchTitle: f
      .line(
        'Title in search results',
        'Says the need, such as “Voice AI agent for restaurant bookings”.',
      )
      .optional(),
    navTitle: f
      .line('Shorter name', 'For the sidebar; the title where this is left out.')
      .optional(),
    /** Search engines cut off what is longer. */
    description: f.paragraph({
      ...told,
      most: 150,
      hint: 'Under the heading, and in results of search engines.',
    }),
    authors: f.rows(authorName(known, 'Person'), 'Signed by').min(1),
    published: f.day('Published on'),
    updated: f.updated(),
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
    sample: f.flag('Holds made-up figures').optional(),
  });
};

type DocsFrontMatter = z.infer<ReturnType<typeof docsFrontMatterSchema>>;

const FOLDER = 'content/docs';

const HEADER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/;

const kept = keptByFile<{ read: DocsFrontMatter | undefined; problems: string[] }>();

export function readDocsHeaders(files: SiteFiles, known: Known) {
  const headers = new Map<string, DocsFrontMatter>();
  const problems: string[] = [];
  const schema = docsFrontMatterSchema(known);
  for (const file of pathsIn(files, FOLDER, '.mdx')) {
    const id = file.slice(FOLDER.length + 1, -'.mdx'.length);
    const other = [...headers.keys()].find((one) => one.toLowerCase() === id.toLowerCase());
    if (other !== undefined)
      problems.push(
        `${file} and ${other}.mdx differ in capitals alone, which some computers take for one name. Rename one of them.`,
      );
    const [, text = ''] = HEADER.exec(files.read(file) ?? '') ?? [];
    const { read: header, problems: found } = kept(file, [text, known], () =>
      checkedYaml(file, schema, keptYaml(text, file, 2)),
    );
    problems.push(...found);
    if (header) headers.set(id, header);
    const workflow = `content/workflows/${id.replace(/.*\//, '')}.json`;
    if (header?.template && !files.has(workflow))
      problems.push(`${file}, field template: ${workflow} is missing. Put it there.`);
  }
  return { headers, problems };
}

export function docsTextProblems(files: SiteFiles, { addresses, figures }: Known) {
  const drawn = pathsIn(files, 'src/screens/docs', '.tsx').map(files.read).join('\n');
  const components = Array.from(drawn.matchAll(/^export \w+ (\w+)/gm), ([, name = '']) => name);
  return pathsIn(files, FOLDER, '.mdx').flatMap((path) =>
    addresses.isOff(path.replace(/^content|\.mdx$/g, ''))
      ? []
      : mdxProblems(path, files.read(path) ?? '', figures, addresses.cases, components),
  );
}

export const HOME_ID = 'home';

export interface DocsPage extends Omit<DocsFrontMatter, 'authors'> {
  id: string;
  path: string;
  navTitle: string;
  authors: Author[];
  section: DocsSection['name'];
  study?: CaseStudy | undefined;
  madeUp?: string | undefined;
}

export interface RenderedDocsPage extends DocsPage {
  article: Root;
}

export const docsPath = (id: string) => (id === HOME_ID ? '/docs' : `/docs/${id}`);

export const namedIn = (sections: readonly DocsSection[]) =>
  new Set(sections.flatMap(({ pages, unlisted = [] }) => [...pages, ...unlisted]));

/** Without what could not be read names are checked as well. */
interface Arranged {
  sections: readonly DocsSection[];
  caseStudies?: CaseStudies | undefined;
  authors?: Authors | undefined;
  isOff: (path: string) => boolean;
}

const NAVIGATION = 'content/data/docs-navigation.yaml';

const SECTION_OF: Readonly<Record<string, string>> = {
  agents: 'agents',
  'case-studies': 'showcase',
};

/** A page in no list comes last in the section of its folder. */
const sectionOf = (id: string) => SECTION_OF[id.replace(/\/.*/, '')] ?? 'guide';

export function arrangeDocs(
  headers: ReadonlyMap<string, DocsFrontMatter>,
  { sections, caseStudies, authors, isOff }: Arranged,
) {
  const named = namedIn(sections);
  const studies = Object.entries(caseStudies ?? {});
  const problems: string[] = [];
  const seen = new Set<string>();
  const pages = sections.flatMap(({ name: section, pages: listed, unlisted = [] }) => {
    const added = [...headers.keys()].filter((id) => !named.has(id) && sectionOf(id) === section);
    return [...listed, ...unlisted, ...added.sort()].flatMap((id): DocsPage[] => {
      const header = headers.get(id);
      if (isOff(docsPath(id))) return [];
      const tell = (problem: string) => problems.push(`${NAVIGATION}: "${id}" ${problem}`);
      if (!header) tell(`has no file; add ${FOLDER}/${id}.mdx or take it out`);
      if (seen.has(id)) tell('is listed twice; keep one of the two');
      seen.add(id);
      if (!header) return [];
      const signed = header.authors.flatMap((author) => authors?.get(author) ?? []);
      const navTitle = header.navTitle ?? header.title;
      const study = studies.find(([slug]) => id === `case-studies/${slug}`)?.[1];
      const isOfAll = section === 'showcase' && id === listed[0];
      const told = isOfAll ? studies.map(([, each]) => each) : [study].filter((each) => !!each);
      const about = { study, madeUp: madeUp(told) };
      return [{ ...header, ...about, id, section, path: docsPath(id), navTitle, authors: signed }];
    });
  });
  // An article may go, and its links then go with it.
  for (const [page, { related }] of headers)
    for (const id of related.filter((other) => !headers.has(other) && !/^blog\//.test(other)))
      problems.push(`${FOLDER}/${page}.mdx: related: "${id}" has no file; capitals count`);
  return { pages, problems };
}

/** Away from the page a made-up project does not name the client. */
export function resultTitle(page: Pick<DocsPage, 'title' | 'navTitle' | 'searchTitle' | 'study'>) {
  const { searchTitle, study } = page;
  if (study?.sample) return `${searchTitle ?? page.title} (sample case study)`;
  if (!searchTitle) return fullTitle(page);
  return study ? `${study.client}: ${searchTitle}` : searchTitle;
}

export const wholeDescription = ({
  description,
  madeUp,
}: Pick<DocsPage, 'description' | 'madeUp'>) => (madeUp ? `${madeUp} ${description}` : description);

/** Away from the page the client comes first, unless the short name only shortens the title. */
export function fullTitle({ title, navTitle }: Pick<DocsPage, 'title' | 'navTitle'>) {
  const isShorter = navTitle.split(' ').every((word) => title.includes(word));
  return isShorter ? title : `${navTitle}: ${title}`;
}

/** Text before the first heading is found under it. */
export const titleAnchor = (title: string) => `title-${nameSlug(title)}`;

interface Documentation {
  docsOrder: { sections: readonly DocsSection[] };
  docsPages: readonly DocsPage[];
}

/** The first page of its group, unless it is that itself. */
export function parentOf({ id, section }: DocsPage, { docsOrder, docsPages }: Documentation) {
  if (!docsOrder.sections.some(({ name, heading }) => name === section && heading)) return;
  const overview = docsPages.find((page) => page.section === section);
  return overview?.id === id ? undefined : overview;
}
