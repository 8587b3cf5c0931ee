import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import type { Nodes as MarkdownNodes, Root as MarkdownRoot } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { copyButton } from './code.ts';
import { elementsOf, lineOf } from './map-elements.ts';
import { headingSlug } from './slug.ts';

/** No heading of an article may take an id of its page (`pages-html.test.ts`). */
export const PAGE_IDS = `main menu page-contents page-ways article-heading next-heading
  proof-heading docs-sidebar docs-sidebar-body connect-with-us docs-search search-hits search-doors
  related-pages legal-heading`.split(/\s+/);

export const refuseEmptyHeadings = () => (tree: MarkdownRoot, text: VFile) => {
  visit(tree, 'heading', (heading) => {
    if (hasWords(heading)) return;
    throw new Error(
      `${text.path}, line ${heading.position?.start.line}: a heading without words. Write them after the hashes, or take the line out.`,
    );
  });
};

function hasWords(node: MarkdownNodes) {
  if (node.type.startsWith('mdx')) return true;
  if ('value' in node) return node.value.trim() !== '';
  return 'children' in node
    ? node.children.some(hasWords)
    : Boolean('alt' in node && node.alt?.trim());
}

const isHeading = ({ tagName, properties }: Element) =>
  /^h[2-6]$/.test(tagName) && properties['id'] !== undefined;

/**
 * An empty id becomes an anchor; a written one is kept, as somebody has its address; without one a
 * heading is no part of the outline. Link and button stand next to it: screen readers announce a
 * heading by all it contains. A `summary`, a control already, has neither.
 */
export function linkHeadings(tree: Root, canCopySections: boolean) {
  const used = new Set<string>(PAGE_IDS);
  /** Otherwise each would look through all others of its name. */
  const counts = new Map<string, number>();
  for (const element of elementsOf(tree)) {
    const { id } = element.properties;
    if (id && !isHeading(element)) used.add(String(id));
  }
  visit(tree, 'element', (element, index, parent) => {
    if (!isHeading(element) || !parent || index === undefined) return undefined;
    const text = lineOf(element);
    const base = String(element.properties['id'] || headingSlug(text));
    let count = counts.get(base) ?? 0;
    let id = count > 0 ? `${base}-${count}` : base;
    for (; used.has(id); count += 1) id = `${base}-${count + 1}`;
    counts.set(base, count);
    used.add(id);
    element.properties['id'] = id;
    if (parent.type === 'element' && parent.tagName === 'summary') return undefined;
    const isCopied = canCopySections && element.tagName === 'h2';
    const tools = [headingLink(id, text), ...(isCopied ? [sectionButton(id, text)] : [])];
    parent.children[index] = h('header', { dataPart: 'heading' }, [element, ...tools]);
    return index + 1;
  });
}

function headingLink(id: string, text: string) {
  const properties = {
    dataPart: 'heading-link',
    dataBehaviour: 'copy-button',
    dataSkipText: '',
    href: `#${id}`,
    ariaLabel: `Link to ${text}`,
  };
  return h('a', properties, h('span', { ariaHidden: 'true' }, '#'));
}

const sectionButton = (id: string, text: string) =>
  copyButton('Copy section', {
    dataPart: 'copy-section',
    dataBehaviour: 'copy-button',
    dataCopySection: id,
    ariaLabel: `Copy section as Markdown: ${text}`,
  });

/** A heading goes with the component below it that shows nothing. */
export function withoutEmptySections(tree: Root): Root {
  const levelOf = (node?: RootContent) =>
    node?.type === 'element' && isHeading(node) ? Number(node.tagName[1]) : undefined;
  const children: RootContent[] = [];
  for (const node of tree.children.toReversed()) {
    const isBlank = node.type === 'text' && node.value.trim() === '';
    const [next] = children;
    const isOverNothing = !next || (levelOf(next) ?? 9) <= (levelOf(node) ?? 0);
    if (!isBlank && !(levelOf(node) && isOverNothing)) children.unshift(node);
  }
  return { ...tree, children };
}

export function intoSections(tree: Root): Root {
  const children: RootContent[] = [];
  let section: Element | undefined;
  for (const node of tree.children) {
    const [heading] =
      node.type === 'element' && node.properties['dataPart'] === 'heading' ? node.children : [];
    if (heading?.type === 'element' && heading.tagName === 'h2') {
      section = h('section', { ariaLabelledBy: heading.properties['id'] });
      children.push(section);
    }
    if (node.type === 'element' && node.tagName === 'section') section = undefined;
    if (section && (node.type === 'element' || node.type === 'text')) section.children.push(node);
    else children.push(node);
  }
  return { ...tree, children };
}
