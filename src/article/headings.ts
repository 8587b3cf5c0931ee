/** Anchors, links and sections of an article's headings. */
import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { copyButton } from './code.ts';
import { lineOf, mapElements } from './map-elements.ts';
import { headingSlug } from './slug.ts';

/**
 * Ids of the pages around an article, which no heading in it may take: layouts, navigation, and what a page shows next to
 * its text. `tests/site/pages-html.test.ts` holds the list against the pages, in both directions.
 */
export const PAGE_IDS = [
  'main',
  'menu',
  'page-contents',
  // Posts
  'article-heading',
  'article-cover',
  'next-heading',
  'proof-heading',
  // Documentation
  'docs-sidebar',
  'docs-sidebar-body',
  'connect-with-us',
  'docs-search',
  'search-hits',
  'search-close',
  'search-doors',
  'related-pages',
  // Legal texts
  'legal-heading',
] as const;

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
