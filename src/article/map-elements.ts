import type { Element, ElementContent, Root } from 'hast';

/** What takes an element's place: itself, another, several, or none. Its children have been replaced already. */
export type Change = (element: Element) => ElementContent | ElementContent[];

/** A new tree, each element of which has been replaced by what `change` makes of it. The given tree is left as it is. */
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
