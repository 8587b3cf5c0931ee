import { stringify } from 'yaml';
import { sidebarOf } from '#screens/docs/sidebar-pages.ts';
import { filesFrom } from '../content-files.ts';
import type { DocsSection } from '../facts/docs.ts';
import { knownOf } from '../testing/made-up-company.ts';
import { arrangeDocs, readDocsHeaders } from './docs-pages.ts';

const known = knownOf();

const good = {
  title: 'Our Process',
  description: 'Six stages.',
  authors: ['ada'],
  published: '2025-05-18',
};

const TEMPLATE = { channel: 'docs', inShort: 'A', accounts: [], placeholders: [], runs: [] };

const textOf = (fields: object) => `---\n${stringify(fields)}---\n\nText.\n`;

const read = (fields: object) =>
  readDocsHeaders(filesFrom({ 'content/docs/page.mdx': textOf(fields) }), known);

test('who or what there cannot be is told with what to write', () => {
  const { problems } = read({ ...good, title: ' ', authors: ['dara'], related: ['/docs/agents'] });
  expect(problems).toMatchSnapshot();
});

test('a header that is no YAML, or lacks a field, is told with its file', () => {
  const { published: _, ...short } = good;
  const files = filesFrom({
    'content/docs/README.md': 'No page.',
    'content/docs/Good.mdx': textOf(good),
    'content/docs/good.mdx': textOf(good),
    'content/docs/colon.mdx': textOf(good).replace('Our Process', 'A page: and a colon'),
    'content/docs/deep/short.mdx': textOf(short),
    'content/docs/notepad.mdx': `\uFEFF${textOf({ ...good, template: TEMPLATE })}`,
  });
  const { headers, problems } = readDocsHeaders(files, known);
  expect([...headers.keys()]).toEqual(['Good', 'good', 'notepad']);
  expect(problems).toMatchSnapshot();
});

const SECTIONS: DocsSection[] = [
  { name: 'home', pages: ['home'] },
  { name: 'guide', pages: ['process'], unlisted: ['resources'] },
  { name: 'agents', heading: 'Agents', pages: ['agents'] },
  { name: 'showcase', heading: 'Showcase', pages: ['showcase', 'case-studies/looms'] },
];
const listed = SECTIONS.flatMap(({ pages, unlisted = [] }) => [...pages, ...unlisted]);

const headersOf = (ids: readonly string[], more: object = {}) => {
  const { headers } = read({ ...good, ...more });
  return ids.flatMap((id) => [...headers.values()].map((header) => [id, header] as const));
};

const arranged = (...headers: ReturnType<typeof headersOf>) =>
  arrangeDocs(new Map(headers), { sections: SECTIONS, isOff: known.addresses.isOff });

test('names that lead nowhere are told, and the other pages stay', () => {
  const present = listed.slice(1).filter((page) => page !== 'showcase');
  const { pages, problems } = arranged(
    ...headersOf(present),
    ...headersOf(['process-2'], { related: ['case-studies/nobody'] }),
  );
  expect(pages.map(({ id }) => id).sort()).toEqual([...present, 'process-2'].sort());
  expect(problems).toMatchSnapshot();
});

test('pages that no list names come last in their section, ten of them in its sidebar', () => {
  const names = [...'abcdefghijk'].map((letter) => `case-studies/${letter}`);
  const pagesWith = (ids: string[]) => {
    const added = headersOf(ids);
    return arranged(...headersOf(listed), ...added, ...headersOf(['a-new-guide'])).pages;
  };
  const pages = pagesWith(names);
  const last = (section: string) => pages.findLast((page) => page.section === section)?.id;
  expect([last('showcase'), last('guide')]).toEqual(['case-studies/k', 'a-new-guide']);
  const { alone, groups, hasMore } = sidebarOf(SECTIONS, pages);
  expect(alone.at(-1)?.id).toBe('a-new-guide');
  expect(groups.map(({ heading }) => heading)).not.toContain(undefined);
  const showcase = groups.find(({ name }) => name === 'showcase');
  expect(showcase?.pages.slice(-10).map(({ id }) => id)).toEqual(names.slice(0, 10));
  expect(showcase?.unlisted.map(({ id }) => id)).toContain('case-studies/k');
  const { hasMore: hasMoreThanTen } = sidebarOf(SECTIONS, pagesWith(names.slice(1)));
  expect([hasMore, hasMoreThanTen]).toEqual([true, false]);
});
