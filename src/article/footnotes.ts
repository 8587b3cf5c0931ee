import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { mapElements } from './map-elements.ts';

/** Lets the footnotes' heading, which is one of the article's, name their section, and each reference point at it. */
export function nameFootnotes(tree: Root): Root {
  const id = headingIdOf(tree);
  if (id === undefined) return tree;
  return mapElements(tree, (element) => {
    const { dataFootnotes, dataFootnoteRef } = element.properties;
    const label =
      dataFootnotes !== undefined ? 'ariaLabelledBy' : dataFootnoteRef !== undefined && 'ariaDescribedBy';
    return label ? { ...element, properties: { ...element.properties, [label]: [id] } } : element;
  });
}

function headingIdOf(tree: Root): string | undefined {
  let id: string | undefined;
  visit(tree, 'element', ({ tagName, properties, children }) => {
    if (tagName !== 'section' || properties['dataFootnotes'] === undefined) return;
    const heading = children.find((child) => child.type === 'element' && child.tagName === 'h2');
    if (heading?.type === 'element') id = String(heading.properties['id']);
  });
  return id;
}
