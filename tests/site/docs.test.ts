/** Checks that everything derived from the documentation agrees with it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ordinalDate } from '#model/calendar-day.ts';
import { type SearchSection, searchDocs } from '#model/docs/search-docs.ts';
import { team } from '#model/facts/team-facts.ts';
import { categories, integrations } from '#model/load-integrations.ts';
import { routePath } from '#model/page-address.ts';
import { builtSearchIndex } from '../support/built-search.ts';
import { FILES, PAGES, readSiteFile, transferSize } from '../support/built-site.ts';
import { attributeOf, elementsOf, lineOf, parsePage } from '../support/page-elements.ts';
import { roomFor } from '../support/room-to-grow.ts';

const { docs: index, outside } = builtSearchIndex();

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
      texts: elements.filter((element) => attributeOf(element, 'data-part') === 'text'),
    };
  },
);

if (docs.length === 0) throw new Error('The built site has no page of documentation.');

/** Pages whose day was agreed: one for all but the board game club’s. Every other page has its own. */
const AGREED = [
  ...['', '/introduction', '/process', '/agents', '/resources', '/showcase', '/technology-stack'],
  ...['deep-research', 'faceless-shorts', 'newsletter', 'rag-pipeline', 'ultimate-assistant'].map(
    (name) => `/agents/templates/${name}`,
  ),
  ...['PierpontHoldings', 'awtt', 'barkbox', 'qupons', 'topgolf'].map((name) => `/case-studies/${name}`),
].map((path) => `/docs${path}`);

function agreedDayOf(path: string): string | undefined {
  if (path === '/docs/case-studies/tabletop') return 'July 8th, 2025';
  return AGREED.includes(path) ? 'May 18th, 2025' : undefined;
}

/** Reads the header of the page's file: the day, and the number of authors. */
function headerOf(path: string) {
  const file = readFileSync(`content${path === '/docs' ? '/docs/home' : path}.mdx`, 'utf8');
  const [, day = ''] = /^published: *["']?([\d-]+)/m.exec(file) ?? [];
  const [, authors = ''] = /^authors:((?:.*\n?)(?: *- .*\n?)*)/m.exec(file) ?? [];
  return { day: ordinalDate(day), authors: authors.match(/[\w-]*\w[\w-]*/g)?.length ?? 0 };
}

const founders = team.filter(({ isFounder }) => isFounder);
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

const isTool = ({ aliases }: SearchSection) => aliases !== undefined;

test('the search index knows every page, and every heading, question, term and tool by an anchor that is on the page', () => {
  expect(index.map(({ path }) => path).sort()).toEqual(docs.map(({ path }) => path).sort());
  for (const { path, elements, texts } of docs) {
    const ids = new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? []));
    const sections = index.find((candidate) => candidate.path === path)?.sections ?? [];
    expect(sections.filter(({ anchor }) => !ids.has(anchor))).toEqual([]);
    const headings = texts.flatMap(elementsOf).flatMap((element) => {
      const id = attributeOf(element, 'id') ?? '';
      if (/^h[23]$/.test(element.tagName) && id) return lineOf(element);
      return id.startsWith('term-')
        ? elementsOf(element)
            .filter(({ tagName }) => tagName === 'dt')
            .map(lineOf)
        : [];
    });
    const known = sections
      .filter((section) => !isTool(section) && !section.isGroup)
      .map(({ heading }) => heading);
    expect(known.slice(1), path).toEqual(headings);
  }
});

test('every paragraph of every page can be found, text of components included', () => {
  for (const { path, texts } of docs) {
    const sections = index.find((candidate) => candidate.path === path)?.sections ?? [];
    const known = words(sections.map(({ content }) => content).join(' '));
    // The row of a tool is found by its name and its fields in the directory's data.
    const tools = new Set(sections.filter(isTool).map(({ anchor }) => anchor));
    const inTexts = texts.flatMap(elementsOf);
    const rows = inTexts.filter((element) => tools.has(attributeOf(element, 'id') ?? ''));
    const inRows = new Set(rows.flatMap(elementsOf));
    const paragraphs = inTexts
      .filter((element) => ['p', 'dd', 'td', 'th', 'pre'].includes(element.tagName) && !inRows.has(element))
      .map(lineOf)
      .filter(Boolean);
    expect(paragraphs.length, path).toBeGreaterThan(0);
    expect(paragraphs.filter((text) => !known.includes(words(text)))).toEqual([]);
  }
});

test('every category of the directory is a section, and its name leads there', () => {
  const groups = index.flatMap(({ sections }) => sections.filter(({ isGroup }) => isGroup));
  expect(groups.map(({ anchor }) => anchor)).toEqual(categories.map(({ id }) => id));
  for (const { heading, anchor } of groups)
    expect(searchDocs(index, heading)[0]?.path).toMatch(new RegExp(`#${anchor}$`));
});

test('every tool of the directory is a section, found by its name and by its other names', () => {
  const tools = index.flatMap(({ sections }) => sections.filter(isTool));
  expect(tools.map(({ anchor }) => anchor).sort()).toEqual(integrations.map(({ id }) => id).sort());
  for (const { anchor, heading, aliases = [] } of tools) {
    for (const name of [heading, ...aliases]) {
      const found = searchDocs(index, name).map(({ path }) => path);
      expect(
        found.some((path) => path.endsWith(`#${anchor}`)),
        name,
      ).toBe(true);
    }
  }
});

test('every address outside the documentation that the search may offer is there', () => {
  expect(outside.length).toBeGreaterThan(0);
  for (const { path, sections } of outside) {
    const page = PAGES.find(({ file }) => routePath(`/${file}`) === path);
    const ids = elementsOf(parsePage(page?.html ?? '')).flatMap(
      (element) => attributeOf(element, 'id') ?? [],
    );
    expect(page, path).toBeDefined();
    expect(
      sections.filter(({ anchor }) => anchor && !ids.includes(anchor)),
      path,
    ).toEqual([]);
  }
});

test('the index stays small enough to arrive while somebody types, but for what was written since', () => {
  const written = [...index, ...outside]
    .flatMap(({ sections }) => sections.filter((section) => !isTool(section) && !section.isGroup))
    .map(({ heading, content, keywords = '' }) => heading.length + content.length + keywords.length);
  const room = roomFor({
    lettersToFind: written.reduce((sum, letters) => sum + letters, 0),
    toolsToFind: integrations.length,
  });
  const advice = `${room} bytes are room for what was published since 90,000 were agreed (tests/support/room-to-grow.ts).`;
  expect(transferSize('docs/search-index.json'), advice).toBeLessThan(90_000 + room);
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
    const header = headerOf(path);
    const expected = path.includes('/templates/') ? 2 : header.authors;
    expect(expected, path).toBeGreaterThan(0);
    expect(pictures, path).toHaveLength(expected);
    for (const picture of pictures) expect(FILES, path).toContain(picture?.slice(1));
    expect(date && lineOf(date), path).toBe(agreedDayOf(path) ?? header.day);
    const people = parts.filter(({ tagName }) => tagName === 'li').map(lineOf);
    const byFounders = people.filter((person) => founders.some(({ name }) => person.includes(name)));
    if (path.includes('/templates/')) expect(byFounders).toHaveLength(2);
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
  for (const { path, title, elements } of docs) {
    const markdown = readSiteFile(`${path.slice(1)}.md`);
    expect(markdown.startsWith(`# ${title}\n`), path).toBe(true);
    const outsideCode = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
    expect(outsideCode, path).not.toMatch(/(?<!\\)<\/?[a-z]/i);
    const headings = elements
      .filter((element) => attributeOf(element, 'data-part') === 'heading')
      .map((element) => words(lineOf(element)));
    const written = [...markdown.matchAll(/^#{2,3} (.+)$/gm)].map(([, text = '']) =>
      words(text.replace(/[`*\\]/g, '')),
    );
    expect(
      written.filter((text) => headings.includes(text)),
      path,
    ).toEqual(headings.map((text) => text.replace(/[`*]/g, '')));
  }
});
