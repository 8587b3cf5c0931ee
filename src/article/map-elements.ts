/** What the small functions from tree to tree are made of. */
import type { Element, ElementContent, Nodes, Root } from 'hast';

/**
 * Replaces an element by itself, another, several or none. Its children have been replaced before.
 */
type Change = (element: Element) => ElementContent | ElementContent[];

/**
 * Builds a new tree by applying `change` to a copy of every element, children first. The given tree
 * is not changed.
 */
export function mapElements(root: Root, change: Change): Root {
  return { ...root, children: mapChildren(root.children, change) };
}

function mapChildren<Node extends Root['children'][number]>(
  nodes: readonly Node[],
  change: Change,
): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return node;
    return change({
      ...node,
      properties: { ...node.properties },
      children: mapChildren(node.children, change),
    }) as Node | Node[];
  });
}

/** Every address made absolute, for a text that is read away from its page. */
export function absoluteLinks(tree: Root, page: string): Root {
  return mapElements(tree, (element) => {
    for (const name of ['href', 'src']) {
      const target = element.properties[name];
      if (typeof target === 'string' && URL.canParse(target, page))
        element.properties[name] = new URL(target, page).href;
    }
    return element;
  });
}

const CONTROLS = ['script', 'style', 'button', 'select', 'input', 'template'];

/**
 * True for what is on a page but not part of its text: symbols, controls, and hints for screen
 * readers.
 */
function isSkippedText({ tagName, properties }: Element): boolean {
  const classes = properties['className'];
  return (
    CONTROLS.includes(tagName) ||
    properties['ariaHidden'] === 'true' ||
    properties['dataSkipText'] !== undefined ||
    (Array.isArray(classes) && classes.includes('visually-hidden'))
  );
}

/** The number of a note is a link in the text and none of its words. */
export const isNoWord = (element: Element) =>
  isSkippedText(element) || element.properties['dataFootnoteRef'] !== undefined;

/** Removes the elements that are not part of the text. */
export function withoutSkippedText(tree: Root): Root {
  return mapElements(tree, (element) => (isSkippedText(element) ? [] : element));
}

/** {@link textOf} on one line. */
export function lineOf(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

/**
 * The text of a node without skipped parts and numbers of notes; of a drawing its label, of a
 * picture its alternative.
 */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    const { tagName, properties } = node;
    if (isNoWord(node)) return '';
    if (tagName === 'svg') return String(properties['ariaLabel'] ?? '');
    if (tagName === 'img') return String(properties['alt'] ?? '');
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
