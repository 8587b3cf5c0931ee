/** Marks that travel from page to page. A name used twice ends the whole transition, with an error in the console. */
import { expect, test } from 'vitest';
import { PAGES } from '../support/built-site.ts';
import { attributeOf, elementsOf, type PageElement, parsePage } from '../support/page-elements.ts';

const has = (name: string) => (element: PageElement) => attributeOf(element, name) !== undefined;
const markOf = (element: PageElement) => attributeOf(element, 'data-travel') ?? '';

const pages = PAGES.map(({ file, html }) => {
  const elements = elementsOf(parsePage(html));
  const cards = elements
    .filter(has('data-travel-card'))
    .map((card) => elementsOf(card).filter(has('data-travel')));
  const inCards = new Set(cards.flat());
  const heads = elements
    .filter((element) => has('data-travel')(element) && !inCards.has(element))
    .map(markOf);
  return { file, heads, cards: cards.map((marks) => marks.map(markOf)) };
});

test('a page has a mark once at its head, and a card has one mark that its page does not have', () => {
  expect(pages.some(({ heads }) => heads.length > 0)).toBe(true);
  for (const { file, heads, cards } of pages) {
    expect(new Set(heads).size, file).toBe(heads.length);
    for (const marks of cards) {
      expect(marks.length, `${file}: ${marks}`).toBeLessThanOrEqual(1);
      for (const mark of marks) expect(heads, file).not.toContain(mark);
    }
  }
});

test('every mark of a card is at the head of a page, under a name that a style sheet can read', () => {
  const heads = new Set(pages.flatMap((page) => page.heads));
  const marks = new Set(pages.flatMap(({ cards }) => cards.flat()));
  expect(marks.size).toBeGreaterThan(0);
  expect([...marks].filter((mark) => !heads.has(mark))).toEqual([]);
  expect([...heads].filter((mark) => !/^[a-z][\w-]*$/i.test(mark))).toEqual([]);
});
