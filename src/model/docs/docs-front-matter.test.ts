import { expect, test } from 'vitest';
import { parseDocsFrontMatter } from './docs-front-matter.ts';
import { arrangeDocs, fullTitle, neighboursOf, parentOf } from './docs-pages.ts';

const good = {
  title: 'Our Process',
  description: 'Six stages.',
  authors: ['ingrid-aune'],
  published: '2025-05-18',
  section: 'guide',
  order: 3,
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
  expect(page).toEqual({ ...good, related: [] });
});

test('every problem is told with its file, its field and what to write instead', () => {
  expect(
    problemOf(() =>
      parseDocsFrontMatter('content/docs/process.mdx', {
        title: ' ',
        description: 'x'.repeat(201),
        authors: ['dara'],
        published: 'May 18th, 2025',
        section: 'guides',
        order: 0,
        related: ['/docs/agents'],
        autor: 'dara',
      }),
    ).replace(/choose from .*/, 'choose from …'),
  ).toMatchInlineSnapshot(`
    "content/docs/process.mdx cannot be published, because its front matter (the lines between ---) has 8 problems:
      title: is empty; write the heading of the page
      description: is longer than 200 characters; search engines cut it off, so shorten it
      authors.0: "dara" is nobody in content/data/authors.ts; choose from …
      published: must be the fixed day of publication as year-month-day, such as 2025-05-18
      section: must be one of home, guide, agents, showcase
      order: counts from 1
      related.0: is written without a leading "/" and without ".mdx", such as case-studies/topgolf
      autor: is not a field of a documentation page; remove it or correct its spelling
    content/docs/README.md explains every field."
  `);
});

test('a file without front matter is told everything it lacks', () => {
  expect(problemOf(() => parseDocsFrontMatter('content/docs/new.mdx', {}))).toMatchInlineSnapshot(`
    "content/docs/new.mdx cannot be published, because its front matter (the lines between ---) has 6 problems:
      title: is missing; write the heading of the page
      description: is missing; write the one or two sentences that stand under the heading
      authors: is missing; list who wrote the page, such as [dara-hollis]
      published: must be the fixed day of publication as year-month-day, such as 2025-05-18
      section: must be one of home, guide, agents, showcase
      order: must be a whole number: the place of the page in its section, from 1
    content/docs/README.md explains every field."
  `);
});

test('names that lead nowhere and places taken twice stop the build', () => {
  const entry = (id: string, order: number, related: string[] = []) => ({
    id,
    data: parseDocsFrontMatter(id, { ...good, order, related }),
  });
  const message = problemOf(() =>
    arrangeDocs([entry('introduction', 1, ['case-studies/pierpontholdings']), entry('process', 1)]),
  );
  expect(message.split('\n').filter((line) => !line.includes('docs-navigation.ts'))).toMatchInlineSnapshot(`
    [
      "The documentation does not hold together:",
      "  content/docs/introduction.mdx: related: "case-studies/pierpontholdings" has no file; capitals count",
      "  content/docs/process.mdx: order: place 1 of guide is already introduction's; give one of them another number",
    ]
  `);
  expect(message).toContain(
    'content/data/docs-navigation.ts: "case-studies/PierpontHoldings" has no file; add content/docs/case-studies/PierpontHoldings.mdx or take it out',
  );
});

test('previous and next run through the sections; overviews are the parents of their section', () => {
  const page = (id: string, section: 'home' | 'guide' | 'agents', order: number) => ({
    ...parseDocsFrontMatter(id, { ...good, section, order }),
    id,
    path: `/docs/${id}`,
    navTitle: id,
    authors: [],
  });
  const [home, guide, agents, template] = [
    page('home', 'home', 1),
    page('process', 'guide', 1),
    page('agents', 'agents', 1),
    page('agents/templates/newsletter', 'agents', 2),
  ];
  const pages = [home, guide, agents, template];
  expect(neighboursOf(guide, pages)).toEqual({ previous: undefined, next: agents });
  expect(neighboursOf(home, pages)).toEqual({ previous: undefined, next: undefined });
  expect(parentOf(template, pages)).toBe(agents);
  expect(parentOf(agents, pages)).toBeUndefined();
});

test('a title that says nothing away from its page gets its client’s name', () => {
  expect(fullTitle({ title: 'The Friday phone, answered', navTitle: 'TopGolf' })).toBe(
    'TopGolf: The Friday phone, answered',
  );
  expect(fullTitle({ title: 'Additional Resources', navTitle: 'Resources' })).toBe('Additional Resources');
});
