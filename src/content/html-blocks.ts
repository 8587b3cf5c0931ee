/** The text of a page as a reader meets it: one line per paragraph, list item, table row, caption, code block. */
import {
  childrenOf,
  decodeEntities,
  type HtmlElement,
  type HtmlNode,
  isBesideText,
  isElement,
  textOf,
} from './html-tree.ts';

export interface TextBlock {
  text: string;
  /** Set when the block is a heading that can be linked to. */
  anchor?: string;
}

const BLOCKS = new Set(
  'address article aside blockquote caption dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary svg table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

export function blocksOf(tree: HtmlElement): TextBlock[] {
  const blocks: TextBlock[] = [];
  let line = '';
  const end = (anchor?: string) => {
    const text = line.replace(/\s+/g, ' ').trim();
    line = '';
    if (text !== '') blocks.push(anchor ? { text, anchor } : { text });
  };
  const readElement = (element: HtmlElement) => {
    const isBlock = BLOCKS.has(element.name);
    if (isBlock) end();
    line += pictureText(element);
    if (element.name !== 'svg') for (const child of childrenOf(element)) read(child);
    if (isCell(element)) line += CELL_END;
    if (element.name === 'tr') line = line.slice(0, -CELL_END.length);
    if (isBlock) end(/^h[23]$/.test(element.name) ? element.attributes['id'] : undefined);
  };
  const read = (node: HtmlNode) => {
    if (!isElement(node)) line += textOf(node);
    else if (!isBesideText(node)) readElement(node);
  };
  read(tree);
  end();
  return blocks;
}

const CELL_END = ' · ';

const isCell = ({ name }: HtmlElement) => name === 'td' || name === 'th';

/** A drawing is read out by its label, a picture by its text alternative. */
function pictureText({ name, attributes }: HtmlElement): string {
  if (name === 'svg') return decodeEntities(attributes['aria-label'] ?? '');
  return name === 'img' ? ` ${decodeEntities(attributes['alt'] ?? '')} ` : '';
}
