import { SEARCH_FILES, type SearchEntry } from '#src/search/search-docs.ts';
import {
  attributeOf,
  attributesOf,
  elementsOf,
  isAnswer,
  PAGES,
  readSiteFile,
} from '../support/built-site.ts';

const ALL = PAGES.find(({ route }) => route === '/docs/all')?.elements ?? [];
const LISTED = attributesOf(ALL, 'href');
const SEARCHED: SearchEntry[] = JSON.parse(readSiteFile(SEARCH_FILES.docs));

test('every page has a place in the list of all and in the search, with its parts', () => {
  const docs = PAGES.filter(
    (page) => /^\/docs(\/|$)/.test(page.route) && page.route !== '/docs/all' && !isAnswer(page),
  );
  expect(docs.length).toBeGreaterThan(10);
  const faults = docs.flatMap(({ route, elements }) => {
    const texts = elements.filter((element) => attributeOf(element, 'data-part') === 'text');
    const parts = texts.flatMap((text) => attributesOf(elementsOf(text, 'h2', 'h3'), 'id'));
    const places = route === '/docs' ? [] : parts.map((id) => `${route}#${id}`);
    const found = SEARCHED.find(({ path }) => path === route)?.sections ?? [];
    const anchors = found.map(({ anchor }) => anchor);
    return [
      ...[route, ...places].filter((place) => !LISTED.includes(place)),
      ...parts.filter((id) => !anchors.includes(id)).map((id) => `${route}: ${id}`),
    ];
  });
  expect(faults).toEqual([]);
});
