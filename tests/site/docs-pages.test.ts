/** The frame of every page of the documentation, and what its overview, cases, resources and templates owe their readers. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  attributeOf,
  attributesOf,
  elementsOf,
  FILES,
  lineOf,
  PAGES,
  pageAt,
  readSiteFile,
  SITE_DIR,
} from '../support/built-site.ts';

const docs = PAGES.filter(({ route }) => /^\/docs(\/|$)/.test(route) && route !== '/docs/all').map((page) => {
  const { elements } = page;
  const texts = elements.filter((element) => attributeOf(element, 'data-part') === 'text');
  return {
    ...page,
    article: elements.find(({ tagName }) => tagName === 'article'),
    title: elementsOf({ type: 'root', children: elements }, 'h1').map(lineOf)[0] ?? '',
    byline: elements.find((element) => /^Authors?$/.test(attributeOf(element, 'aria-label') ?? '')),
    published: elements.filter(({ tagName }) => tagName === 'time').map(lineOf)[0],
    headings: texts
      .flatMap((text) => elementsOf(text, 'h2', 'h3'))
      .filter((heading) => attributeOf(heading, 'id')),
  };
});
const at = (route: string) => {
  const page = docs.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`There is no ${route}.`);
  return page;
};
const namesOf = (route: string, level: string) => elementsOf(at(route).article, level).map(lineOf);
const hrefsOf = (route: string) => attributesOf(elementsOf(at(route).article, 'a'), 'href');

/** Pages whose day was agreed: one for all but the board game club's. Every other page has its own. */
const AGREED =
  /^\/docs(\/(introduction|technology-stack|process|resources|showcase|agents)(\/templates\/.+)?|\/case-studies\/.+)?$/;

describe.each(docs)('$route', ({ route, elements, article, byline, published, headings, title }) => {
  test('says who wrote it, with a role and a picture, and on which fixed day', () => {
    const people = elementsOf(byline, 'li');
    expect(people.length).toBe(route.includes('/templates/') ? 2 : Math.max(1, people.length));
    const pictures = attributesOf(elementsOf(byline, 'img'), 'src');
    expect(pictures).toHaveLength(people.length);
    expect(pictures.filter((picture) => !FILES.includes(picture.slice(1)))).toEqual([]);
    if (AGREED.test(route))
      expect(published).toBe(route.endsWith('/tabletop') ? 'July 8th, 2025' : 'May 18th, 2025');
    else expect(published).toMatch(/^[A-Z][a-z]+ \d{1,2}(st|nd|rd|th), 20\d\d$/);
  });

  test('lists its second- and third-level headings, and ends with a way to us', () => {
    const contents = elements.find((element) => attributeOf(element, 'id') === 'page-contents');
    expect(attributesOf(elementsOf(contents, 'a'), 'href')).toEqual(
      headings.map((heading) => `#${attributeOf(heading, 'id')}`),
    );
    const aside = new Set(elementsOf(article, 'aside').flatMap((one) => elementsOf(one)));
    const links = elementsOf(article, 'a').filter((link) => !aside.has(link));
    expect(attributesOf(links, 'href').at(-1)).toBe('/contact');
  });

  test('is in the list of all pages, with its sections, and says enough', () => {
    const all = attributesOf(pageAt('/docs/all').elements, 'href');
    expect(all).toContain(route);
    if (route !== '/docs')
      expect(
        headings
          .map((heading) => `${route}#${attributeOf(heading, 'id')}`)
          .filter((href) => !all.includes(href)),
      ).toEqual([]);
    expect(title).not.toBe('');
    const { docs: index } = JSON.parse(readSiteFile('docs/search-index.json')) as {
      docs: { path: string; sections: { anchor: string }[] }[];
    };
    const anchors = index.find(({ path }) => path === route)?.sections.map(({ anchor }) => anchor);
    expect(
      headings.flatMap((heading) => attributeOf(heading, 'id') ?? []).filter((id) => !anchors?.includes(id)),
      'the search knows each',
    ).toEqual([]);
  });
});

test('“next” runs from the introduction through every page once, and “previous” back', () => {
  const leadsTo = (route: string | undefined, rel: string) => {
    const links = docs
      .find((page) => page.route === route)
      ?.elements.filter((element) => element.tagName === 'a' && attributeOf(element, 'rel') === rel);
    return attributesOf(links ?? [], 'href')[0];
  };
  const walked: string[] = [];
  for (let route: string | undefined = '/docs/introduction'; route; route = leadsTo(route, 'next'))
    walked.push(route);
  expect(walked.toSorted()).toEqual(
    docs
      .map(({ route }) => route)
      .filter((route) => route !== '/docs')
      .sort(),
  );
  for (const [place, route] of walked.entries()) expect(leadsTo(route, 'prev')).toBe(walked[place - 1]);
});

test('the front page has six doors, the agents page its parts and templates, the showcase a card for every listed case', () => {
  for (const door of ['introduction', 'technology-stack', 'agents', 'showcase', 'process', 'resources'])
    expect(hrefsOf('/docs')).toContain(`/docs/${door}`);
  const parts = ['Overview', 'Design philosophy', 'Common features', 'Templates', 'Integration'];
  expect(namesOf('/docs/agents', 'h2').filter((name) => parts.includes(name))).toEqual(parts);
  for (const name of ['ultimate-assistant', 'deep-research', 'newsletter', 'rag-pipeline', 'faceless-shorts'])
    expect(hrefsOf('/docs/agents')).toContain(`/docs/agents/templates/${name}`);
  const cards = elementsOf(at('/docs/showcase').article, 'a').filter((link) =>
    lineOf(link).startsWith('Read Case Study'),
  );
  expect(cards.length).toBeGreaterThanOrEqual(5);
  for (const { route } of docs.filter((page) => page.route.includes('/case-studies/')))
    expect(hrefsOf('/docs/showcase')).toContain(route);
});

test('the process has its six parts, the resources three kinds of question and ten terms, the stack its claim', () => {
  expect(namesOf('/docs/process', 'h2').slice(0, 6)).toEqual([
    ...[
      'Initial Discovery',
      'Strategic Roadmapping',
      'Security & Compliance',
      'Rapid Iteration & Continuous Delivery',
    ],
    ...['Quality Assurance & Deployment', 'Ongoing Support & Optimization'],
  ]);
  const kinds = ['AI systems', 'Infrastructure and DevOps', 'Troubleshooting'];
  expect(namesOf('/docs/resources', 'h2')).toEqual(expect.arrayContaining(kinds));
  expect(namesOf('/docs/resources', 'dt')).toEqual([
    ...[
      'LLM',
      'RAG',
      'Vector database',
      'Embedding',
      'Prompt engineering',
      'Groundedness',
      'Token limit',
      'Agent',
    ],
    ...['Human-in-the-loop', 'CI/CD'],
  ]);
  expect(lineOf(at('/docs/technology-stack').article ?? { type: 'root', children: [] })).toContain(
    '850+ integrations',
  );
});

const cases = docs.filter(({ route }) => route.includes('/case-studies/'));

test.each(cases)('$route runs from an overview through phases to a return', ({ route }) => {
  const names = namesOf(route, 'h2');
  expect(names[0]).toBe('Overview');
  expect(names).toContain('Return on investment');
  expect(names.filter((name) => /^Phase \d: /.test(name)).length).toBeGreaterThanOrEqual(2);
});

const templates = docs.filter(({ route }) => route.includes('/templates/'));

test.each(templates)(
  '$route offers its workflow with its true size and hash, and leads back to the overview',
  ({ route, article }) => {
    const path = `/templates/${route.split('/').at(-1)}.json`;
    const bytes = readFileSync(join(SITE_DIR, path));
    const link = elementsOf(article, 'a').find((element) => attributeOf(element, 'href') === path);
    expect(link && attributeOf(link, 'download')).toBeDefined();
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(lineOf(article ?? { type: 'root', children: [] }).replaceAll(' ', '')).toContain(hash);
    expect(link && lineOf(link)).toContain(`${(bytes.length / 1000).toFixed(1)} kB`);
    expect(JSON.parse(bytes.toString())).toHaveProperty('nodes');
    expect(hrefsOf(route)).toContain('/docs/agents');
    const sheets = hrefsOf(route).filter((href) => /^\/templates\/.+\.(xlsx|csv)$/.test(href));
    expect(sheets.filter((sheet) => !FILES.includes(sheet.slice(1)))).toEqual([]);
    if (/deep-research|faceless-shorts/.test(route)) expect(sheets).not.toEqual([]);
  },
);

test('pages use only addresses and numbers that belong to nobody', () => {
  const texts = docs
    .flatMap(({ article }) => elementsOf(article, 'p', 'li', 'td', 'th', 'pre').map(lineOf))
    .join(' ');
  const addresses = texts.match(/[\w.]+@[\w.]+\.\w+/g) ?? [];
  const numbers = texts.match(/\+\d[\d ]{6,}/g) ?? [];
  expect(addresses.filter((address) => !/\.example$|@example\.(com|net|org)$/.test(address))).toEqual([]);
  expect(numbers.filter((number) => !/^\+1 555 01\d\d$/.test(number.trim()))).toEqual([]);
});
