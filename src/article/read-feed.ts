import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { mapElements, withoutSkippedText } from './map-elements.ts';
import { absoluteLinks } from './safe-links.ts';

/** Attributes that serve the page's own scripts, styles and keyboard. */
const OF_THE_PAGE = [
  'role',
  'ariaLabel',
  'dataPart',
  'dataBehaviour',
  'dataSkipText',
  'dataThick',
  'dataToken',
];
const FRAMES = ['heading', 'table', 'code'];

/**
 * The article as HTML that is read away from its page: addresses are absolute, and what only works there is left out.
 * @param page address of the page, absolute
 */
export function readFeedItem(article: Root, page: string): string {
  const unframed = mapElements(withoutSkippedText(article), (element): ElementContent | ElementContent[] => {
    const { dataPart, dataFootnotes } = element.properties;
    const isFrame =
      FRAMES.includes(String(dataPart)) || (element.tagName === 'section' && dataFootnotes === undefined);
    if (isFrame) return element.children.filter((child) => !isEmptyCaption(child));
    if (element.tagName === 'pre') return plainCode(element);
    const properties = Object.entries(element.properties).filter(([name]) => !OF_THE_PAGE.includes(name));
    return { ...element, properties: Object.fromEntries(properties) };
  });
  return toHtml(absoluteLinks(unframed, page));
}

/** Named as readers of feeds expect it. */
function plainCode({ properties, children }: Element): Element {
  const language = `language-${properties['dataLanguage']}`;
  const code = children.map((child) =>
    child.type === 'element' ? { ...child, properties: { className: [language] } } : child,
  );
  return { type: 'element', tagName: 'pre', properties: {}, children: code };
}

/** A code block's bar is empty without its label and button. */
function isEmptyCaption(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'figcaption' && node.children.length === 0;
}
