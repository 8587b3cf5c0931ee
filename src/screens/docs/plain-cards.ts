import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { lineOf, mapElements } from '#article/map-elements.ts';

export const plainCards = (article: Root): Root =>
  mapElements(article, (element) => {
    if (element.tagName === 'a') return namedLink(element);
    return element.tagName === 'ul' ? cards(element) : element;
  });

const find = (within: Element, test: (element: Element) => boolean): Element[] =>
  within.children.flatMap((child) =>
    child.type === 'element' ? [...(test(child) ? [child] : []), ...find(child, test)] : [],
  );

const isHeading = (node: ElementContent) =>
  node.type === 'element' && /^h[2-4]$/.test(node.tagName);
const isNote = ({ properties: { className } }: Element) =>
  String(className).split(',').includes('caption');

/** Where the whole card is a link, its name alone leads on. */
function namedLink(link: Element): ElementContent | ElementContent[] {
  const note = find(link, isNote).map((part) => ` (${lineOf(part)})`)[0] ?? '';
  const [name] = find(link, (part) => isHeading(part) || (note !== '' && part.tagName === 'b'));
  if (!name) return link;
  const words = find(link, ({ tagName }) => tagName === 'p').map((part) => `: ${lineOf(part)}`);
  const value = `${words.join('')}${note} `;
  return [h('a', link.properties, lineOf(name)), { type: 'text', value }];
}

/** Cards with a heading each are sections of the text, not items of a list. */
function cards(list: Element): ElementContent | ElementContent[] {
  const sections = list.children.flatMap((item) => {
    if (item.type !== 'element') return [];
    const parts = mapElements({ type: 'root', children: item.children }, (part) =>
      part.tagName === 'div' ? part.children : part,
    ).children as ElementContent[];
    return [parts.sort((a, b) => Number(isHeading(b)) - Number(isHeading(a)))];
  });
  return sections.every(([first]) => first && isHeading(first)) ? sections.flat() : list;
}
