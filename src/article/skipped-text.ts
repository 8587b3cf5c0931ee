/** Leaves out what is on a page but not part of its text: symbols, controls, and hints for screen readers. */
import type { Element, Nodes, Root } from 'hast';
import { mapElements } from './map-elements.ts';

const CONTROLS = ['script', 'style', 'button', 'select', 'input', 'template'];

export function isSkippedText({ tagName, properties }: Element): boolean {
  const classes = properties['className'];
  return (
    CONTROLS.includes(tagName) ||
    properties['ariaHidden'] === 'true' ||
    properties['dataSkipText'] !== undefined ||
    (Array.isArray(classes) && classes.includes('visually-hidden'))
  );
}

/** Removes the elements that are not part of the text. */
export function withoutSkippedText(tree: Root): Root {
  return mapElements(tree, (element) => (isSkippedText(element) ? [] : element));
}

/** The text of a node without skipped parts; of a drawing its label. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && isSkippedText(node)) return '';
  if (node.type === 'element' && node.tagName === 'svg') return String(node.properties['ariaLabel'] ?? '');
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** {@link textOf} on one line. */
export function lineOf(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}
