import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { copyButton } from './copy-control.ts';
import { mapElements } from './map-elements.ts';
import { PAGE_IDS } from './page-ids.ts';
import { lineOf } from './skipped-text.ts';
import { headingSlug } from './slug.ts';

const isHeading = ({ tagName, properties }: Element) =>
  /^h[2-6]$/.test(tagName) && properties['id'] !== undefined;

/**
 * Fills the empty ids of headings with anchors; one that the page or another part of the article has gets a number. An id
 * that the author wrote is kept: it is an address that somebody has.
 * A heading without an `id` attribute belongs to a component and is no part of the outline.
 */
export function anchorHeadings(tree: Root): Root {
  const used = new Set<string>([...PAGE_IDS, ...idsOfParts(tree)]);
  return mapElements(tree, (element) => {
    if (!isHeading(element)) return element;
    const base = String(element.properties['id'] || headingSlug(lineOf(element)));
    let id = base;
    for (let count = 1; used.has(id); count += 1) id = `${base}-${count}`;
    used.add(id);
    return { ...element, properties: { ...element.properties, id } };
  });
}

/** Ids of elements that are no headings: blocks of code, footnotes, parts of components. */
function idsOfParts(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', (element) => {
    const { id } = element.properties;
    if (id && !isHeading(element)) ids.push(String(id));
  });
  return ids;
}

interface HeadingTools {
  /** True when a second-level heading offers its section as Markdown. */
  canCopySections: boolean;
}

/** Puts link and button next to a heading, not into it: screen readers announce a heading by all it contains. */
export function linkHeadings(tree: Root, { canCopySections }: HeadingTools): Root {
  return mapElements(tree, (element) => {
    if (element.tagName === 'summary') return withBareHeadings(element);
    if (!isHeading(element)) return element;
    const id = String(element.properties['id']);
    const text = lineOf(element);
    const isCopied = canCopySections && element.tagName === 'h2';
    return h('div', { dataPart: 'heading' }, [
      element,
      headingLink(id, text),
      ...(isCopied ? [sectionButton(id, text)] : []),
    ]);
  });
}

/** Leaves a heading in a `summary` as it is, because a summary is a control already and may contain no `div`. */
function withBareHeadings(summary: Element): Element {
  const children = summary.children.map((child) => {
    const isFramed = child.type === 'element' && child.properties['dataPart'] === 'heading';
    return (isFramed && child.children[0]) || child;
  });
  return { ...summary, children };
}

function headingLink(id: string, text: string): Element {
  const properties = {
    dataPart: 'heading-link',
    dataBehaviour: 'copy-button',
    dataSkipText: '',
    href: `#${id}`,
    ariaLabel: `Link to ${text}`,
  };
  return h('a', properties, h('span', { ariaHidden: 'true' }, '#'));
}

function sectionButton(id: string, text: string): Element {
  return copyButton('Copy section', {
    dataPart: 'copy-section',
    dataBehaviour: 'copy-button',
    dataCopySection: id,
    ariaLabel: `Copy section as Markdown: ${text}`,
  });
}
