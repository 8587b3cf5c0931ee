import type { Element, ElementContent, Root } from 'hast';

/** Replaces an element by itself, another, several or none. Its children have been replaced before. */
export type Change = (element: Element) => ElementContent | ElementContent[];

/** Builds a new tree by applying `change` to every element, children first. The given tree is not changed. */
export function mapElements(root: Root, change: Change): Root {
  return { ...root, children: mapChildren(root.children, change) };
}

function mapChildren<Node extends Root['children'][number]>(nodes: readonly Node[], change: Change): Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return node;
    return change({
      ...node,
      properties: { ...node.properties },
      children: mapChildren(node.children, change),
    }) as Node | Node[];
  });
}
