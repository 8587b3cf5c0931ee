import type { Element, ElementContent, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { elementsOf, mapElements } from './map-elements.ts';
import { letBreak, withBreaks } from './tables.ts';

export function nameFootnotes(tree: Root) {
  const all = elementsOf(tree);
  const section = all.find(({ properties }) => properties['dataFootnotes'] !== undefined);
  if (!section) return;
  const parts = elementsOf(section);
  const heading = parts.find(({ tagName }) => tagName === 'h2');
  const id = [String(heading?.properties['id'])];
  section.properties['ariaLabelledBy'] = id;
  letBreak(section);
  for (const { properties } of all)
    if (properties['dataFootnoteRef'] !== undefined) properties['ariaDescribedBy'] = id;
  for (const link of parts) if (isWrittenOut(link)) link.children = breakable(rawTextOf(link));
}

const isWrittenOut = (link: Element) => rawTextOf(link) === link.properties['href'];

/** A long address breaks at its punctuation rather than within a word. */
const breakable = (address: string) =>
  withBreaks(address.match(/.{36,}?(?:\w\/|(?<=\w\/.*)(?=[._]\w+\W))|.+/g) ?? []);

/** These have no room for a note next to their lines, or are named by all they contain. */
const WITHOUT_MARGIN = /^(table|figure|pre|h[2-6])$/;

/** Each footnote next to its line, `hidden` until a sheet has room, and out of the tab order. */
export function withSideNotes(article: Root) {
  const tree = mapElements(article, (element) => element);
  const notes = new Map<string, ElementContent[]>();
  for (const { properties, children } of elementsOf(tree)) {
    const id = String(properties['id']);
    if (id.startsWith('note-fn-')) notes.set(id, trimmed(wordsOf(children)));
  }
  visit(tree, 'element', (element, index, parent) => {
    if (WITHOUT_MARGIN.test(element.tagName)) return SKIP;
    const [reference] = element.tagName === 'sup' ? element.children : [];
    if (reference?.type !== 'element' || !parent || index === undefined) return undefined;
    const id = String(reference.properties['href']).slice(1);
    const note = notes.get(id);
    if (!note) return undefined;
    notes.delete(id);
    const properties = { dataPart: 'side-note', ariaHidden: 'true', hidden: true };
    const words = [h('b', rawTextOf(reference)), '\u2002', ...note];
    parent.children.splice(index + 1, 0, h('span', properties, words));
    return index + 2;
  });
  return tree;
}

const wordsOf = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    if (node.properties['dataFootnoteBackref'] !== undefined) return [];
    if (node.tagName === 'p') return wordsOf(node.children);
    return node.tagName === 'a'
      ? [shortLink(node)]
      : [{ ...node, children: wordsOf(node.children) }];
  });

function trimmed(words: readonly ElementContent[]) {
  const isWord = (node: ElementContent) => node.type !== 'text' || node.value.trim() !== '';
  return words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1);
}

/** It would be as long as the note: its host stands for it. */
function shortLink(link: Element) {
  const href = String(link.properties['href']);
  const words = isWrittenOut(link) ? new URL(href).host.replace(/^www\./, '') : link.children;
  return h('a', { href, tabIndex: -1 }, words);
}
