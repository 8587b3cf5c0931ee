/** Reads the built pages for the tests: their elements in document order, with their attributes and their text. */
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { find, html } from 'property-information';
import { visit } from 'unist-util-visit';

export { lineOf, textOf } from '#article/skipped-text.ts';

export type PageElement = Element;

/** Trees by page, parsed once: a dozen test files ask for all of them, and none changes a tree. */
const parsed = new Map<string, Root>();

export function parsePage(text: string): Root {
  const known = parsed.get(text);
  if (known) return known;
  const root = fromHtml(text, { fragment: true });
  parsed.set(text, root);
  return root;
}

/** Every element below the node, in document order. */
export function elementsOf(node: Nodes): Element[] {
  const elements: Element[] = [];
  visit(node, 'element', (element) => {
    if (element !== node) elements.push(element);
  });
  return elements;
}

const propertyNames = new Map<string, string>();

function propertyOf(attribute: string): string {
  const property = propertyNames.get(attribute) ?? find(html, attribute).property;
  propertyNames.set(attribute, property);
  return property;
}

/** The attribute as it is written in the page; an empty string where it has no value. */
export function attributeOf({ properties }: Element, name: string): string | undefined {
  const value = properties[propertyOf(name)];
  if (value === undefined || value === null || value === false) return undefined;
  if (Array.isArray(value)) return value.join(' ');
  return value === true ? '' : String(value);
}
