/** A little tree of the HTML our own pages are made of, for what is derived from it: outline, search index, Markdown. */
import { ELEMENT_NODE, type ElementNode, type Node, parse, renderSync, TEXT_NODE } from 'ultrahtml';

export type HtmlNode = Node;
export type HtmlElement = ElementNode;

export function parseHtml(html: string): HtmlElement {
  return parse(html);
}

export function renderHtml(node: HtmlNode): string {
  return renderSync(node);
}

export function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return node?.type === ELEMENT_NODE;
}

export function isText(node: HtmlNode): boolean {
  return node.type === TEXT_NODE;
}

export function childrenOf(node: HtmlNode): HtmlNode[] {
  return 'children' in node ? (node.children as HtmlNode[]) : [];
}

export function classesOf({ attributes }: HtmlElement): string[] {
  return (attributes['class'] ?? '').split(/\s+/).filter(Boolean);
}

/** Every element of the tree, in document order. */
export function elementsOf(node: HtmlNode): HtmlElement[] {
  return childrenOf(node).flatMap((child) => (isElement(child) ? [child, ...elementsOf(child)] : []));
}

/** The tree of a piece of markup, to put in place of something else. */
export function fragment(html: string): HtmlNode[] {
  return childrenOf(parseHtml(html));
}

/** Not meant to be read as part of the text: signs, controls, and what only tells a listener how a link behaves. */
export function isBesideText(element: HtmlElement): boolean {
  return (
    ['script', 'style', 'button', 'template'].includes(element.name) ||
    element.attributes['aria-hidden'] === 'true' ||
    'data-beside-text' in element.attributes ||
    classesOf(element).includes('vh')
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The characters that entities stand for; our own renderers write no others than these and numbers. */
export function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (name.startsWith('#x') || name.startsWith('#X'))
      return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return ENTITIES[name.toLowerCase()] ?? whole;
  });
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);
}

/** What a reader reads: entities decoded, signs and controls left out. */
export function textOf(node: HtmlNode): string {
  if (isText(node)) return decodeEntities((node as unknown as { value: string }).value);
  if (isElement(node) && isBesideText(node)) return '';
  return childrenOf(node).map(textOf).join('');
}

/** {@link textOf} on one line. */
export function lineOf(node: HtmlNode): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}
