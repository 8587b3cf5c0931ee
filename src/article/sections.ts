import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';

/** Makes everything from one second-level heading to the next a section that is named by it. */
export function intoSections(tree: Root): Root {
  const children: RootContent[] = [];
  let section: Element | undefined;
  for (const node of tree.children) {
    const heading = headingIn(node);
    if (heading) {
      section = h('section', { ariaLabelledBy: heading.properties['id'] });
      children.push(section);
    }
    // Footnotes are a section of their own.
    if (node.type === 'element' && node.tagName === 'section') section = undefined;
    if (section && (node.type === 'element' || node.type === 'text')) section.children.push(node);
    else children.push(node);
  }
  return { ...tree, children };
}

function headingIn(node: RootContent): Element | undefined {
  if (node.type !== 'element' || node.properties['dataPart'] !== 'heading') return undefined;
  return node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'h2');
}
