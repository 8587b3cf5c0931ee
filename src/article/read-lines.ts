/** The text of an article as a reader meets it: one line per paragraph, list item, table row, caption, block of code. */
import type { Element, Nodes, Root } from 'hast';
import { isSkippedText } from './map-elements.ts';
import { CELL_END, type TextLine } from './text-line.ts';

const BLOCKS = new Set(
  'address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary svg table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

export function readLines(article: Root): TextLine[] {
  const lines: TextLine[] = [];
  let line = '';
  const end = (anchor?: string) => {
    const text = line.replace(/\s+/g, ' ').trim();
    line = '';
    if (text !== '') lines.push(anchor ? { text, anchor } : { text });
  };
  const readElement = (element: Element, parent?: Element) => {
    const { tagName } = element;
    const isBlock = BLOCKS.has(tagName);
    if (isBlock) end();
    line += pictureText(element);
    if (tagName !== 'svg') for (const child of element.children) read(child, element);
    if (tagName === 'td' || tagName === 'th') line += CELL_END;
    if (tagName === 'tr') line = line.slice(0, -CELL_END.length);
    if (isBlock) end(anchorOf(element, parent));
  };
  const read = (node: Nodes, parent?: Element) => {
    if (node.type === 'text') line += node.value;
    else if (node.type === 'element' && !isSkippedText(node)) readElement(node, parent);
  };
  for (const child of article.children) read(child);
  end();
  return lines;
}

/** Second- and third-level headings have an anchor, and terms of a list, whose group carries it. */
function anchorOf({ tagName, properties }: Element, parent: Element | undefined): string | undefined {
  const id = tagName === 'dt' ? parent?.properties['id'] : properties['id'];
  return /^(h[23]|dt)$/.test(tagName) && id ? String(id) : undefined;
}

/** A drawing is read by its label, a picture by its text alternative. */
function pictureText({ tagName, properties }: Element): string {
  if (tagName === 'svg') return String(properties['ariaLabel'] ?? '');
  return tagName === 'img' ? ` ${properties['alt'] ?? ''} ` : '';
}
