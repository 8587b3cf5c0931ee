/** Reads the built pages for the tests: their elements in document order, with their attributes and their text. */
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { find, html } from 'property-information';
import { visit } from 'unist-util-visit';

export { lineOf, textOf } from '#article/skipped-text.ts';

export type PageElement = Element;

export function parsePage(text: string): Root {
  return fromHtml(text, { fragment: true });
}

/** Every element below the node, in document order. */
export function elementsOf(node: Nodes): Element[] {
  const elements: Element[] = [];
  visit(node, 'element', (element) => {
    if (element !== node) elements.push(element);
  });
  return elements;
}

/** The attribute as it is written in the page; an empty string where it has no value. */
export function attributeOf({ properties }: Element, name: string): string | undefined {
  const value = properties[find(html, name).property];
  if (value === undefined || value === null || value === false) return undefined;
  if (Array.isArray(value)) return value.join(' ');
  return value === true ? '' : String(value);
}
