import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_FILES, type SearchEntry } from '#src/search/search-docs.ts';
import {
  attributeOf,
  attributesOf,
  elementsOf,
  isAnswer,
  lineOf,
  PAGES,
  readSiteFile,
  SITE_DIR,
} from '../support/built-site.ts';

const ALL = PAGES.find(({ route }) => route === '/docs/all')?.elements ?? [];
const LISTED = attributesOf(ALL, 'href');
const SEARCHED: SearchEntry[] = JSON.parse(readSiteFile(SEARCH_FILES.docs));

const docs = PAGES.filter(
  (page) => /^\/docs(\/|$)/.test(page.route) && page.route !== '/docs/all' && !isAnswer(page),
).map((page) => {
  const { elements, tree } = page;
  const [article] = elementsOf(tree, 'article');
  const texts = elements.filter((element) => attributeOf(element, 'data-part') === 'text');
  return {
    ...page,
    article,
    parts: texts.flatMap((text) => attributesOf(elementsOf(text, 'h2', 'h3'), 'id')),
  };
});

type DocsPage = (typeof docs)[number];

const RULES: Record<string, (page: DocsPage) => unknown[]> = {
  'a place in the list of all pages and in the search, with its parts': ({ route, parts }) => {
    const places = route === '/docs' ? [] : parts.map((id) => `${route}#${id}`);
    const anchors = SEARCHED.find(({ path }) => path === route)?.sections.map(
      ({ anchor }) => anchor,
    );
    return [
      ...[route, ...places].filter((place) => !LISTED.includes(place)),
      ...parts.filter((id) => !anchors?.includes(id)),
    ];
  },
  'in a template, its workflow with its true size and hash': ({ route, article }) => {
    if (!route.includes('/templates/')) return [];
    const path = `/templates/${route.split('/').at(-1)}.json`;
    const bytes = readFileSync(join(SITE_DIR, path));
    const link = elementsOf(article, 'a').find((element) => attributeOf(element, 'href') === path);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const has = {
      download: link && attributeOf(link, 'download') !== undefined,
      size: link && lineOf(link).includes(`${(bytes.length / 1000).toFixed(1)} kB`),
      hash: article && lineOf(article).replaceAll(' ', '').includes(hash),
    };
    return Object.entries(has).filter(([, isThere]) => !isThere);
  },
};

test.each(Object.entries(RULES))('every page has %s', (_, rule) => {
  expect(docs.length).toBeGreaterThan(10);
  const faults = docs.map((page) => ({ route: page.route, missing: rule(page) }));
  expect(faults.filter(({ missing }) => missing.length > 0)).toEqual([]);
});
