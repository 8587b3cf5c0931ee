/** What is derived from the documentation holds what the documentation says. */
import { expect, test } from 'vitest';
import { team } from '#content/data/team.ts';
import { type SearchEntry, searchDocs } from '#model/docs/search-docs.ts';
import { routePath } from '#model/page-address.ts';
import { FILES, PAGES, readSiteFile, transferSize } from '../support/built-site.ts';
import { attributeOf, elementsOf, lineOf, parsePage } from '../support/page-elements.ts';

const index: SearchEntry[] = JSON.parse(readSiteFile('docs/search-index.json'));

const docs = PAGES.filter(({ file }) => /^docs(\.html|\/)/.test(file) && file !== 'docs/all.html').map(
  ({ file, html }) => {
    const elements = elementsOf(parsePage(html));
    const first = (test: (element: (typeof elements)[number]) => boolean) => elements.find(test);
    return {
      path: routePath(`/${file}`),
      elements,
      title: lineOf(first(({ tagName }) => tagName === 'h1') ?? parsePage('')),
      authors: first((element) => /^Authors?$/.test(attributeOf(element, 'aria-label') ?? '')),
      date: first(({ tagName }) => tagName === 'time'),
      text: first((element) => attributeOf(element, 'data-part') === 'text'),
    };
  },
);

if (docs.length === 0) throw new Error('The built site has no page of documentation.');

/** Pages of another day than most: the club’s is the specification’s, and the security page cites law that is newer. */
const DATES: Record<string, string> = {
  '/docs/case-studies/tabletop': 'July 8th, 2025',
  '/docs/security': 'November 21st, 2026',
};

const founders = team.filter(({ isFounder }) => isFounder);
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the search index knows every page, and every heading by an anchor that is on the page', () => {
  expect(index.map(({ path }) => path).sort()).toEqual(docs.map(({ path }) => path).sort());
  for (const { path, elements } of docs) {
    const ids = new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? []));
    const entry = index.find((candidate) => candidate.path === path);
    expect(entry?.sections.filter(({ anchor }) => !ids.has(anchor))).toEqual([]);
    const headings = elements
      .filter((element) => attributeOf(element, 'data-part') === 'heading')
      .map(lineOf);
    expect(entry?.sections.map(({ heading }) => heading).slice(1)).toEqual(headings);
  }
});

test('every paragraph of every page can be found, text of components included', () => {
  for (const { path, text: article } of docs) {
    const entry = index.find((candidate) => candidate.path === path);
    const known = words(entry?.sections.map(({ content }) => content).join(' ') ?? '');
    const paragraphs = elementsOf(article ?? parsePage(''))
      .filter(({ tagName }) => ['p', 'dd', 'td', 'th', 'pre'].includes(tagName))
      .map(lineOf)
      .filter(Boolean);
    expect(paragraphs.length, path).toBeGreaterThan(0);
    expect(paragraphs.filter((text) => !known.includes(words(text)))).toEqual([]);
  }
});

test('the index stays small enough to arrive while somebody types', () => {
  expect(transferSize('docs/search-index.json')).toBeLessThan(80_000);
});

test('the pages’ own words lead to them', () => {
  const best = (query: string) => searchDocs(index, query)[0]?.path;
  expect(best('process')).toMatch(/^\/docs\/process#/);
  for (const { title, path } of index) {
    expect(best(title), title).toMatch(new RegExp(`^${path}#`));
    expect(best(title.toUpperCase()), title).toMatch(new RegExp(`^${path}#`));
  }
});

test('every page says who wrote it, with a role and a picture, and on which fixed day', () => {
  for (const { path, authors, date } of docs) {
    const parts = elementsOf(authors ?? parsePage(''));
    const pictures = parts
      .filter(({ tagName }) => tagName === 'img')
      .map((image) => attributeOf(image, 'src'));
    const expected = path.includes('/templates/') ? 2 : 1;
    expect(pictures, path).toHaveLength(expected);
    for (const picture of pictures) expect(FILES, path).toContain(picture?.slice(1));
    expect(date && lineOf(date), path).toBe(DATES[path] ?? 'May 18th, 2025');
    const people = parts.filter(({ tagName }) => tagName === 'li').map(lineOf);
    const byFounders = people.filter((person) => founders.some(({ name }) => person.includes(name)));
    if (expected === 2) expect(byFounders).toHaveLength(2);
  }
});

test('“next” runs from the introduction through every page once, and “previous” back', () => {
  const leadsTo = (path: string, rel: string) => {
    const link = docs
      .find((page) => page.path === path)
      ?.elements.find((element) => element.tagName === 'a' && attributeOf(element, 'rel') === rel);
    return link && attributeOf(link, 'href');
  };
  const walked: string[] = [];
  for (let path: string | undefined = '/docs/introduction'; path; path = leadsTo(path, 'next'))
    walked.push(path);
  expect([...walked].sort()).toEqual(
    docs
      .map(({ path }) => path)
      .filter((path) => path !== '/docs')
      .sort(),
  );
  for (const [place, path] of walked.entries()) expect(leadsTo(path, 'prev')).toBe(walked[place - 1]);
});

test('every page has a Markdown twin with its title, its headings and no markup left over', () => {
  for (const { path, title } of docs) {
    const markdown = readSiteFile(`${path.slice(1)}.md`);
    expect(markdown.startsWith(`# ${title}\n`), path).toBe(true);
    const outsideCode = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
    expect(outsideCode, path).not.toMatch(/(?<!\\)<\/?[a-z]/i);
    const entry = index.find((candidate) => candidate.path === path);
    const headings = entry?.sections.slice(1).map(({ heading }) => words(heading)) ?? [];
    const written = [...markdown.matchAll(/^#{2,3} (.+)$/gm)].map(([, text = '']) =>
      words(text.replace(/[`*\\]/g, '')),
    );
    expect(
      written.filter((text) => headings.includes(text)),
      path,
    ).toEqual(headings.map((text) => text.replace(/[`*]/g, '')));
  }
});
