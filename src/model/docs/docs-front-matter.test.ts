import { expect, test } from 'vitest';
import { authors } from '#content/data/authors.ts';
import { docsSections } from '#content/data/docs-navigation.ts';
import { parseDocsFrontMatter } from './docs-front-matter.ts';
import { arrangeDocs, fullTitle, MOST_ADDED, neighboursOf, parentOf, sidebarOf } from './docs-pages.ts';

const good = {
  title: 'Our Process',
  description: 'Six stages.',
  authors: [...authors.keys()].slice(0, 1),
  published: '2025-05-18',
};

const problemOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no problem';
};

test('good front matter passes, and a day that YAML has read as a date stays that day', () => {
  const page = parseDocsFrontMatter('content/docs/process.mdx', {
    ...good,
    published: new Date('2025-05-18T00:00:00Z'),
  });
  expect(page).toEqual({ ...good, related: [], keywords: [] });
});

test('every problem is reported with its file, its field and what to write instead', () => {
  expect(
    problemOf(() =>
      parseDocsFrontMatter('content/docs/process.mdx', {
        title: ' ',
        description: 'x'.repeat(201),
        authors: ['dara'],
        published: 'May 18th, 2025',
        related: ['/docs/agents'],
        autor: 'dara',
      }),
    ).replace(/choose from .*/, 'choose from …'),
  ).toMatchInlineSnapshot(`
    "content/docs/process.mdx cannot be published, because its front matter (the lines between ---) has 6 problems:
      title: is empty; write the heading of the page
      description: is longer than 200 characters; search engines cut it off, so shorten it
      authors.0: "dara" is nobody in content/data/authors.ts; choose from …
      published: must be the fixed day of publication as year-month-day, such as 2025-05-18
      related.0: is written without a leading "/" and without ".mdx", such as case-studies/topgolf
      autor: is not a field of a documentation page; remove it or correct its spelling
    content/docs/README.md explains every field."
  `);
});

test('the error for a file without front matter names everything it lacks', () => {
  expect(problemOf(() => parseDocsFrontMatter('content/docs/new.mdx', {}))).toMatchInlineSnapshot(`
    "content/docs/new.mdx cannot be published, because its front matter (the lines between ---) has 4 problems:
      title: is missing; write the heading of the page
      description: is missing; write the one or two sentences that stand under the heading
      authors: is missing; list who wrote the page, such as [chief-executive]
      published: must be the fixed day of publication as year-month-day, such as 2025-05-18
    content/docs/README.md explains every field."
  `);
});

const entry = (id: string, related: string[] = []) => ({
  id,
  data: parseDocsFrontMatter(id, { ...good, related }),
});
const listed = docsSections.flatMap(({ pages, unlisted = [] }) => [...pages, ...unlisted]);

test('names that lead nowhere stop the build', () => {
  const [missing = '', ...present] = listed;
  const entries = [...present.map((id) => entry(id)), entry('process-2', ['case-studies/nobody'])];
  expect(problemOf(() => arrangeDocs(entries)).split('\n')).toEqual([
    'The documentation does not hold together:',
    `  content/data/docs-navigation.json: "${missing}" has no file; add content/docs/${missing}.mdx or take it out`,
    '  content/docs/process-2.mdx: related: "case-studies/nobody" has no file; capitals count',
  ]);
});

test('during development, contradictions are reported and left out, and the other pages stay', () => {
  const [missing = '', ...present] = listed;
  const told: string[] = [];
  const pages = arrangeDocs([...present.map((id) => entry(id)), entry('process-2')], (problem) => {
    told.push(problem);
  });
  expect(pages.map(({ id }) => id).sort()).toEqual([...present, 'process-2'].sort());
  expect(told).toEqual([expect.stringContaining(`"${missing}" has no file`)]);
});

test('a page that no list names comes last in the section that it names, in the sidebar too', () => {
  const added = { ...entry('a-new-study'), data: { ...entry('x').data, section: 'showcase' as const } };
  const pages = arrangeDocs([...listed.map((id) => entry(id)), added, entry('a-new-guide')]);
  const ids = (section: string) => pages.filter((page) => page.section === section).map(({ id }) => id);
  expect(ids('showcase').at(-1)).toBe('a-new-study');
  expect(ids('guide').at(-1)).toBe('a-new-guide');
  const { alone, groups } = sidebarOf(pages);
  expect(alone.at(-1)?.id).toBe('a-new-guide');
  expect(groups.map((group) => group.pages.at(-1)?.id)).toContain('a-new-study');
});

test('a section of the sidebar ends, however many pages no list names; the others lie under its overview', () => {
  const added = Array.from({ length: 500 }, (_, number) => {
    const id = `study-${number}`;
    return { ...entry(id), data: { ...entry(id).data, section: 'showcase' as const } };
  });
  const real = listed.map((id) => entry(id));
  const linksOf = (entries: typeof real) => {
    const { alone, groups } = sidebarOf(arrangeDocs(entries));
    return [...alone, ...groups.flatMap(({ pages }) => pages)].length;
  };
  expect(linksOf([...real, ...added])).toBe(linksOf(real) + MOST_ADDED);
  const { groups, hasMore } = sidebarOf(arrangeDocs([...real, ...added]));
  expect(hasMore).toBe(true);
  expect(groups.flatMap(({ unlisted }) => unlisted.map(({ id }) => id))).toContain('study-499');
  expect(sidebarOf(arrangeDocs(real)).hasMore).toBe(false);
});

test('a page that was read while its author was on the team is not published without one', () => {
  const [kept = '', ...others] = listed;
  const { data } = entry(kept);
  const entries = [
    { id: kept, data: { ...data, authors: ['somebody-who-left'] } },
    ...others.map((id) => entry(id)),
  ];
  expect(problemOf(() => arrangeDocs(entries))).toContain(
    `content/docs/${kept}.mdx: authors: "somebody-who-left" is nobody in content/data/authors.ts`,
  );
});

test('previous and next run through the sections; overviews are the parents of their group', () => {
  const pages = arrangeDocs(listed.map((id) => entry(id)));
  expect(pages.map(({ id }) => id)).toEqual(listed);
  const page = (id = '') => pages.find((other) => other.id === id);
  const inOrder = pages.filter(({ section }) => section !== 'home');
  for (const [place, each] of inOrder.entries()) {
    expect(neighboursOf({ ...each }, pages)).toEqual({
      previous: inOrder[place - 1],
      next: inOrder[place + 1],
    });
  }
  for (const home of pages.filter(({ section }) => section === 'home')) {
    expect(neighboursOf(home, pages)).toEqual({ previous: undefined, next: undefined });
  }
  for (const { pages: ids, unlisted = [] } of docsSections.filter(({ heading }) => heading)) {
    const [overview, ...others] = [...ids, ...unlisted].flatMap((id) => page(id) ?? []);
    expect(overview && parentOf({ ...overview }, pages)).toBeUndefined();
    for (const other of others) expect(parentOf({ ...other }, pages)).toBe(overview);
  }
});

test('a title that says nothing away from its page gets its client’s name', () => {
  expect(fullTitle({ title: 'The Friday phone, answered', navTitle: 'TopGolf' })).toBe(
    'TopGolf: The Friday phone, answered',
  );
  expect(fullTitle({ title: 'Additional Resources', navTitle: 'Resources' })).toBe('Additional Resources');
});
