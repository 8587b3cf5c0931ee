/** A little tree of the HTML our own pages are made of, for what is derived from it: outline, search index, Markdown. */
import { type DefaultTreeAdapterTypes, html as names, parseFragment, serialize } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlFragment = DefaultTreeAdapterTypes.DocumentFragment;

export function parseHtml(html: string): HtmlFragment {
  return parseFragment(html);
}

export function renderHtml(tree: HtmlParent): string {
  return serialize(tree);
}

export function isElement(node: HtmlNode | HtmlParent | null | undefined): node is HtmlElement {
  return Boolean(node && 'tagName' in node);
}

function isText(node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

export function childrenOf(node: HtmlNode | HtmlParent): HtmlNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** Puts nodes into a parent, in place of what it had. */
export function setChildren(parent: HtmlParent, children: HtmlNode[]) {
  parent.childNodes = children;
  for (const child of children) child.parentNode = parent;
}

export function replaceNode(old: HtmlNode, fresh: HtmlNode) {
  const parent = old.parentNode;
  if (!parent) return;
  setChildren(
    parent,
    childrenOf(parent).map((child) => (child === old ? fresh : child)),
  );
}

/** An element with its attributes, to be filled and put somewhere. */
export function createElement(
  tagName: string,
  attributes: Record<string, string> = {},
  children: HtmlNode[] = [],
): HtmlElement {
  const element: HtmlElement = {
    nodeName: tagName,
    tagName,
    namespaceURI: names.NS.HTML,
    attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    childNodes: [],
    parentNode: null,
  };
  setChildren(element, children);
  return element;
}

export function createText(value: string): HtmlNode {
  return { nodeName: '#text', value, parentNode: null };
}

export function attributeOf({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasClass(node: HtmlNode | HtmlParent | null | undefined, name: string): boolean {
  return isElement(node) && (attributeOf(node, 'class') ?? '').split(/\s+/).includes(name);
}

/** Every element of the tree, in document order. */
export function elementsOf(node: HtmlNode | HtmlParent): HtmlElement[] {
  return childrenOf(node).flatMap((child) => (isElement(child) ? [child, ...elementsOf(child)] : []));
}

/** Not meant to be read as part of the text: signs, controls, and what only tells a listener how a link behaves. */
export function isSkippedText(element: HtmlElement): boolean {
  return (
    ['script', 'style', 'button', 'select', 'input', 'template'].includes(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'data-skip-text') !== undefined ||
    hasClass(element, 'visually-hidden')
  );
}

/** What a reader reads: signs and controls left out, a drawing by its label. */
export function textOf(node: HtmlNode | HtmlParent): string {
  if (isElement(node) && isSkippedText(node)) return '';
  if (isElement(node) && node.tagName === 'svg') return attributeOf(node, 'aria-label') ?? '';
  if (!('childNodes' in node)) return isText(node) ? node.value : '';
  return childrenOf(node).map(textOf).join('');
}

/** {@link textOf} on one line. */
export function lineOf(node: HtmlNode | HtmlParent): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}
