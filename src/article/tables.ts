import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { mapElements } from './map-elements.ts';
import { lineOf } from './skipped-text.ts';

/** Lets a wide table scroll inside a frame, which a keyboard must be able to reach (WCAG 2.1.1) and a listener to name. */
export function frameTables(tree: Root): Root {
  return mapElements(tree, (element) => {
    if (element.tagName === 'th') {
      return { ...element, properties: { scope: 'col', ...element.properties } };
    }
    if (element.tagName !== 'table') return element;
    return h(
      'div',
      { dataPart: 'table', role: 'group', ariaLabel: `Table: ${nameOf(element)}`, tabIndex: 0 },
      element,
    );
  });
}

function nameOf(table: Element): string {
  const [caption] = partsOf(table, 'caption');
  if (caption) return lineOf(caption);
  return partsOf(table, 'th').map(lineOf).filter(Boolean).join(', ');
}

function partsOf(table: Element, tagName: string): Element[] {
  const parts: Element[] = [];
  visit(table, { type: 'element', tagName }, (part: Element) => void parts.push(part));
  return parts;
}
