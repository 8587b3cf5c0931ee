import type { Element, ElementContent, Nodes, Root } from 'hast';

type Change = (element: Element) => ElementContent | ElementContent[];

export const mapElements = (root: Root, change: Change): Root => ({
  ...root,
  children: mapChildren(root.children, change),
});

const mapChildren = <Node extends Root['children'][number]>(
  nodes: readonly Node[],
  change: Change,
): Node[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return node;
    return change({
      ...node,
      properties: { ...node.properties },
      children: mapChildren(node.children, change),
    }) as Node | Node[];
  });

/** All below, in order. `visit` names each step, which takes longer. */
export const elementsOf = ({ children }: Root | Element): Element[] =>
  children.flatMap((node) => (node.type === 'element' ? [node, ...elementsOf(node)] : []));

export const absoluteLinks = (tree: Root, page: string) =>
  mapElements(tree, (element) => {
    for (const name of ['href', 'src']) {
      const target = element.properties[name];
      if (typeof target === 'string' && URL.canParse(target, page))
        element.properties[name] = new URL(target, page).href;
    }
    return element;
  });

const CONTROLS = /^(script|style|button|select|input|template)$/;

function isSkippedText({ tagName, properties }: Element) {
  const classes = properties['className'];
  return (
    CONTROLS.test(tagName) ||
    properties['ariaHidden'] === 'true' ||
    properties['dataSkipText'] !== undefined ||
    (Array.isArray(classes) && classes.includes('visually-hidden') && !/^h\d$/.test(tagName))
  );
}

/** The number of a note is in the text, and none of its words. */
export const isNoWord = (element: Element) =>
  isSkippedText(element) || element.properties['dataFootnoteRef'] !== undefined;

export const withoutSkippedText = (tree: Root) =>
  mapElements(tree, (element) => (isSkippedText(element) ? [] : element));

export const lineOf = (node: Nodes) => textOf(node).replace(/\s+/g, ' ').trim();

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
