import type { Element, Nodes, Root } from 'hast';
import { isNoWord } from '#article/map-elements.ts';

interface TextLine {
  text: string;
  anchor?: string;
}

export const CELL_END = ' · ';

/** A block of code is one line of the article. */
export const CODE_END = '\u2028';

const BLOCKS =
  /^(address|article|aside|blockquote|caption|dd|details|div|d[lt]|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|ol|p|pre|section|summary|svg|table|tbody|tfoot|thead|tr|ul)$/;

export function readLines(article: Root) {
  const lines: TextLine[] = [];
  let line = '';
  const end = (anchor?: string) => {
    const text = line
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replace(/[^\S\u2028]+/g, ' ')
      .replace(/^ | $/g, '');
    line = '';
    if (text !== '') lines.push(anchor ? { text, anchor } : { text });
  };
  const read = (node: Nodes, parent?: Element, isInFigure = false) => {
    if (node.type === 'text') line += node.value;
    if (node.type !== 'element' || isNoWord(node)) return;
    const { tagName, properties, children } = node;
    const isBlock = BLOCKS.test(tagName);
    if (isBlock) end();
    if (/^(svg|img)$/.test(tagName)) line += nameOf(properties, isInFigure);
    else for (const child of children) read(child, node, isInFigure || tagName === 'figure');
    if (/^t[dh]$/.test(tagName)) line += CELL_END;
    if (tagName === 'tr') line = line.slice(0, -CELL_END.length);
    if (tagName === 'pre') line = `${line.trim()}\n`.replaceAll('\n', CODE_END);
    if (isBlock) end(anchorOf(node, parent));
  };
  for (const child of article.children) read(child);
  end();
  return lines;
}

/** What a figure is described by is shown nowhere. */
const nameOf = ({ ariaLabel, alt = '' }: Element['properties'], isInFigure: boolean) =>
  isInFigure ? '' : ` ${ariaLabel ?? alt} `;

/** The anchor of a term is that of its group. */
function anchorOf({ tagName, properties }: Element, parent: Element | undefined) {
  const id = tagName === 'dt' ? parent?.properties['id'] : properties['id'];
  return /^(h[23]|dt)$/.test(tagName) && id ? String(id) : undefined;
}
