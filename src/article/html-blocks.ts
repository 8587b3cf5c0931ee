/** The text of a page as a reader meets it: one line per paragraph, list item, table row, caption, code block. */
import { CELL_END } from '#model/docs/search-docs.ts';
import {
  attributeOf,
  childrenOf,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  isElement,
  isSkippedText,
  textOf,
} from './html-tree.ts';

export interface TextBlock {
  text: string;
  /** Set when the block is a heading that can be linked to. */
  anchor?: string;
}

const BLOCKS = new Set(
  'address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary svg table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

export function blocksOf(tree: HtmlParent): TextBlock[] {
  const blocks: TextBlock[] = [];
  let line = '';
  const end = (anchor?: string) => {
    const text = line.replace(/\s+/g, ' ').trim();
    line = '';
    if (text !== '') blocks.push(anchor ? { text, anchor } : { text });
  };
  const readElement = (element: HtmlElement) => {
    const { tagName } = element;
    const isBlock = BLOCKS.has(tagName);
    if (isBlock) end();
    line += pictureText(element);
    if (tagName !== 'svg') childrenOf(element).forEach(read);
    if (tagName === 'td' || tagName === 'th') line += CELL_END;
    if (tagName === 'tr') line = line.slice(0, -CELL_END.length);
    if (isBlock) end(/^h[23]$/.test(tagName) ? attributeOf(element, 'id') : undefined);
  };
  const read = (node: HtmlNode) => {
    if (!isElement(node)) line += textOf(node);
    else if (!isSkippedText(node)) readElement(node);
  };
  childrenOf(tree).forEach(read);
  end();
  return blocks;
}

/** A drawing is read out by its label, a picture by its text alternative. */
function pictureText(element: HtmlElement): string {
  if (element.tagName === 'svg') return attributeOf(element, 'aria-label') ?? '';
  return element.tagName === 'img' ? ` ${attributeOf(element, 'alt') ?? ''} ` : '';
}
