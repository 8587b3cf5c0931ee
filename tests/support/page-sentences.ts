/** The sentences a page says, as its visitors read them. */
import { attributeOf, elementsOf, lineOf, type PageElement, parsePage } from './page-elements.ts';

/** Elements that hold a run of text of their own. One that holds another is read by its parts. */
const BLOCKS = new Set(['p', 'li', 'td', 'th', 'dt', 'dd', 'figcaption', 'caption', 'summary', 'blockquote']);

/** Shorter ones are phrases that two pages may well share. */
const LEAST_WORDS = 8;

/** @returns each sentence of at least eight words in the page's main part, once; names and cells without a full stop are none */
export function sentencesOf(html: string): Set<string> {
  const main = elementsOf(parsePage(html)).find(({ tagName }) => tagName === 'main');
  const blocks = main ? elementsOf(main).filter((element) => BLOCKS.has(element.tagName)) : [];
  return new Set(blocks.filter((block) => !holdsBlock(block)).flatMap((block) => sentencesIn(lineOf(block))));
}

/** Description of the page for sites that link to it. */
export function descriptionOf(html: string): string {
  const meta = elementsOf(parsePage(html)).find((element) => attributeOf(element, 'name') === 'description');
  return (meta && attributeOf(meta, 'content')) ?? '';
}

export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”]?)\s+/)
    .filter((sentence) => /[.!?]["”]?$/.test(sentence) && wordsIn(sentence) >= LEAST_WORDS);
}

const wordsIn = (text: string) => text.match(/[\p{L}\d][\p{L}\d’'.,%-]*/gu)?.length ?? 0;

const holdsBlock = (element: PageElement) => elementsOf(element).some(({ tagName }) => BLOCKS.has(tagName));
