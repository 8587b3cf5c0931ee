import { SEARCH_FILES, type SearchEntry } from '#src/search/search-docs.ts';
import {
  attributeOf,
  attributesOf,
  elementsOf,
  FILES,
  isAnswer,
  lineOf,
  PAGES,
  readSiteFile,
} from '../support/built-site.ts';

test('security.txt stands for less than a year', () => {
  const text = readSiteFile('.well-known/security.txt');
  const left = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
});

const TWINS = FILES.filter((file) => file.endsWith('.md'));

test('every text has a Markdown twin, named in its head, with nothing of the page around it', () => {
  const heads = PAGES.flatMap(({ elements }) =>
    elements.filter((link) => attributeOf(link, 'type') === 'text/markdown'),
  );
  const named = attributesOf(heads, 'href').map((path) => path.slice(1));
  expect(named.sort()).toEqual(TWINS.toSorted());
  for (const twin of TWINS) {
    const page = PAGES.find(({ file }) => file === twin.replace(/md$/, 'html'));
    const links = elementsOf(page?.tree, 'a');
    if (/^(blog|docs)\b/.test(twin))
      expect(attributesOf(links, 'href'), twin).toContain(`/${twin}`);
    const [title] = elementsOf(page?.tree, 'h1');
    const markdown = readSiteFile(twin);
    expect(markdown.split('\n')[0]?.replace(/\\/g, ''), twin).toBe(`# ${title && lineOf(title)}`);
    const prose = markdown.replace(/^(`{3,}).*?^\1$/gms, '').replace(/`[^`]+`/g, '');
    const levels = [...prose.matchAll(/^(#+) /gm)].map(([, hashes = '']) => hashes.length);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect(jumps, twin).toEqual([]);
    expect(prose, twin).not.toMatch(
      /\b(Copy (link|code|section)|Copied!|Link to |Skip to content)\b|<\/?(div|span|button|svg|section)\b|<!--/,
    );
  }
});

const SEARCHED: SearchEntry[] = JSON.parse(readSiteFile(SEARCH_FILES.docs));

test('every document is in the list of all and in the search, with its parts', () => {
  const all = PAGES.find(({ route }) => route === '/docs/all')?.elements ?? [];
  const listed = attributesOf(all, 'href');
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
      ...[route, ...places].filter((place) => !listed.includes(place)),
      ...parts.filter((id) => !anchors.includes(id)).map((id) => `${route}: ${id}`),
    ];
  });
  expect(faults).toEqual([]);
});
