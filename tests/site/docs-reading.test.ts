/** Checks the frame around the text of a documentation page: its contents list, the way to us, and the list of all pages. */
import { toString as wordsOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { headlineMeasure } from '#model/case-return-sums.ts';
import { caseMark, caseMarks } from '#model/case-samples.ts';
import { docsPath } from '#model/docs/docs-pages.ts';
import { type CaseStudy, type CaseStudySlug, caseStudies, caseStudySlugs } from '#model/facts/case-facts.ts';
import { routePath } from '#model/page-address.ts';
import { PAGES, readSiteFile } from '../support/built-site.ts';
import { docsOrder } from '../support/docs-order.ts';
import { attributeOf, elementsOf, lineOf, type PageElement, parsePage } from '../support/page-elements.ts';

const within = (element: PageElement | undefined, ...names: string[]) =>
  (element ? elementsOf(element) : []).filter(({ tagName }) => names.includes(tagName));
const hrefsOf = (links: PageElement[]) => links.flatMap((link) => attributeOf(link, 'href') ?? []);

const docs = PAGES.filter(({ file }) => /^docs(\.html|\/)/.test(file)).map(({ file, html }) => {
  const elements = elementsOf(parsePage(html));
  return {
    path: routePath(`/${file}`),
    elements,
    article: elements.find(({ tagName }) => tagName === 'article'),
    contents: elements.find((element) => attributeOf(element, 'id') === 'page-contents'),
    headings: elements
      .filter((element) => attributeOf(element, 'data-part') === 'text')
      .flatMap((text) => within(text, 'h2', 'h3'))
      .filter((heading) => attributeOf(heading, 'id')),
  };
});
const allPages = docs.find(({ path }) => path === '/docs/all');

test('every page has a contents list of its second- and third-level headings, and what opens it', () => {
  expect(docs.length).toBeGreaterThan(1);
  for (const { path, elements, contents, headings } of docs) {
    const listed = hrefsOf(within(contents, 'a'));
    expect(listed.length, path).toBeGreaterThan(1);
    if (path !== '/docs/all')
      expect(listed, path).toEqual(headings.map((heading) => `#${attributeOf(heading, 'id')}`));
    const openers = elements.filter((element) => attributeOf(element, 'popovertarget') === 'page-contents');
    expect(openers.map(wordsOf), path).toContain('On this page');
  }
});

test('every page ends with a way to us', () => {
  for (const { path, article } of docs) {
    const beside = within(article, 'aside').flatMap((aside) => elementsOf(aside));
    const links = within(article, 'a').filter((link) => !beside.includes(link));
    expect(hrefsOf(links).at(-1), path).toBe('/contact');
  }
});

test('the list of all pages has every page and section in the order of the sidebar, on the page and as Markdown', () => {
  const order = docsOrder.map(docsPath);
  const titles = within(allPages?.article, 'h3').flatMap((heading) => within(heading, 'a'));
  expect(hrefsOf(titles)).toEqual(order);

  const markdown = readSiteFile('docs/all.md');
  const addresses = [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address));
  const linked = addresses.map(({ pathname, hash }) => pathname.replace(/\.md$/, '') + hash);
  const wanted = order.flatMap((path) => [
    path,
    ...(docs.find((page) => page.path === path)?.headings ?? []).map(
      (heading) => `${path}#${attributeOf(heading, 'id')}`,
    ),
  ]);
  expect(linked).toEqual(wanted);
  expect(hrefsOf(within(allPages?.article, 'a')).filter((href) => wanted.includes(href))).toEqual(wanted);
});

test('each card of the showcase, and the table of all studies, say what one measure was before and after', () => {
  const showcase = docs.find(({ path }) => path === '/docs/showcase')?.article;
  const cards = within(showcase, 'li').filter((item) => within(item, 'dl').length > 0);
  const carded = Object.entries<CaseStudy>(caseStudies).filter(([, { card }]) => card);
  expect(cards).toHaveLength(carded.length);
  for (const [index, [slug]] of carded.entries()) {
    const { measure, before, after } = headlineMeasure(slug as CaseStudySlug);
    expect(within(cards[index], 'dt').map(lineOf)).toEqual([measure + caseMark(slug as CaseStudySlug)]);
    expect(within(cards[index], 'dd').map(lineOf)).toEqual([`${before} to ${after}`]);
  }
  const cells = within(showcase, 'td').map(lineOf);
  for (const slug of caseStudySlugs) {
    const { measure, before, after } = headlineMeasure(slug);
    expect(cells).toContain(`${measure}: ${before} to ${after}${caseMarks.line(slug)}`);
  }
});
