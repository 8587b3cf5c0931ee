import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { inOneLine, writeMarkdown } from './read-markdown.ts';

const DROPPED = /^(img|style|script|meta|link|title|button|svg)$/;
/** Any other leads into the document that it was copied from, or its folder. */
const LINK = /^((https?|mailto|tel):|\/)/;
const FORMED = /^(h[1-6]|ul|ol|table|a|b|strong|i|em|blockquote|pre)$/;

/** @returns nothing where it has no form, so that plain text and code are pasted as they are */
export function pastedMarkdown(html: string) {
  let isFormed = false;
  const inOurs = (nodes: Root['children']): ElementContent[] =>
    withLists(
      nodes.flatMap((node): ElementContent[] => {
        if (node.type === 'text') return [node];
        if (node.type !== 'element' || DROPPED.test(node.tagName)) return [];
        const style = String(node.properties['style'] ?? '').replace(/\s/g, '');
        // Word writes the sign of a list as a word.
        if (style.includes('mso-list:Ignore')) return [];
        const children = inOurs(node.children);
        const form = html.includes('docs-internal-guid') ? formOf(node, style) : node.tagName;
        isFormed ||= FORMED.test(form) || isWordsItem(node);
        if (isWordsItem(node)) return [wordsItem(node, style, children)];
        return elements(form, { ...node, children });
      }),
    );
  const children = inOurs(fromHtml(html, { fragment: true }).children);
  if (!isFormed || !children.some((child) => textOf(child).trim())) return undefined;
  return writeMarkdown({ type: 'root', children }).replace(/\n{3,}/g, '\n\n');
}

/** Google Docs has a whole text in one `b`, and its bold words in a `span`. */
function formOf({ tagName }: Element, style: string) {
  if (tagName === 'b') return 'div';
  if (tagName !== 'span') return tagName;
  if (/font-weight:(bold|[6-9]00)/.test(style)) return 'strong';
  return style.includes('font-style:italic') ? 'em' : tagName;
}

function elements(form: string, element: Element): ElementContent[] {
  const { children } = element;
  const [only] = children;
  if (form === 'h1') return [h('h2', children)]; // The title of a page is its only first one.
  if (form === 'table') return [headed(element)];
  if (form === 'a' && !(LINK.test(`${element.properties['href']}`) && textOf(element).trim()))
    return children;
  const isAlone = children.length === 1 && only?.type === 'element' && only.tagName === 'p';
  if (form === 'li' && isAlone) return [h('li', only.children)];
  if ((form !== 'strong' && form !== 'em') || only?.type !== 'text')
    return [{ ...element, tagName: form }];
  // Markdown knows no bold that begins or ends with a space.
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(only.value) ?? [];
  const spaces = (value: string) => ({ type: 'text' as const, value });
  return [spaces(before), h(form, [words, ...children.slice(1)]), spaces(after)];
}

/** Markdown has no table without a head, and these programs none with one. */
function headed(table: Element): Element {
  let isFirst = true;
  const inside = (element: Element): Element => {
    const isHead = isFirst && element.tagName === 'tr';
    if (isHead) isFirst = false;
    const children = element.children.map((child) => {
      if (child.type !== 'element') return child;
      if (/^t[dh]$/.test(child.tagName)) return h(isHead ? 'th' : 'td', inOneLine(child.children));
      return isHead ? { ...child, tagName: 'th' } : inside(child);
    });
    return { ...element, children };
  };
  return inside(table);
}

const isWordsItem = ({ properties }: Element) =>
  [properties['className']].flat().some((name) => String(name).startsWith('MsoListParagraph'));

/** Word has paragraphs that look like a list, and say how deep they stand. */
function wordsItem(paragraph: Element, style: string, children: ElementContent[]) {
  const [, dataLevel = '1'] = /mso-list:\w+level(\d)/.exec(style) ?? [];
  const dataList = /^\s*[\w.]{1,6}[.)]\s/.test(textOf(paragraph)) ? 'ol' : 'ul';
  return h('li', { dataLevel, dataList }, children);
}

function withLists(nodes: ElementContent[]) {
  const listed: ElementContent[] = [];
  for (const node of nodes) {
    const last = elementAtEnd(listed);
    const isInList = last && /^([uo]l|li)$/.test(last.tagName);
    const isList = node.type === 'element' && /^[uo]l$/.test(node.tagName);
    if (node.type === 'element' && node.properties['dataLevel'])
      addItem(listed, node, Number(node.properties['dataLevel']));
    // Google Docs puts a list that belongs to an item after it.
    else if (isList && last?.tagName === 'li') last.children.push(node);
    else if (!isInList || textOf(node).trim()) listed.push(node);
  }
  return listed;
}

function addItem(place: ElementContent[], item: Element, level: number) {
  const last = elementAtEnd(place);
  const list = last && /^[uo]l$/.test(last.tagName) ? last : undefined;
  const above = elementAtEnd(list?.children ?? []);
  const name = `${item.properties['dataList']}`;
  if (level > 1 && above) addItem(above.children, item, level - 1);
  else if (list?.tagName === name) list.children.push(item);
  else place.push(h(name, [item]));
}

function elementAtEnd(nodes: ElementContent[]) {
  const last = nodes.at(-1);
  return last?.type === 'element' ? last : undefined;
}
