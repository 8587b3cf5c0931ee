import type { Element, ElementContent, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
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

/** Elements that take the whole width or scroll: a note has no room next to their lines. */
const WITHOUT_MARGIN = ['table', 'figure', 'pre'];

/**
 * Repeats each footnote next to the line that refers to it, for windows with a margin to put it in. The list at the end
 * stays: references lead there, and it is what screen readers, narrow windows and paper have. A repetition is `hidden`
 * until a style sheet has room for it, and out of the tab order, so that nobody reads a note twice.
 */
export function withSideNotes(article: Root): Root {
  const notes = notesById(article);
  const seen = new Set<string>();
  return mapElements(article, (element) => {
    if (WITHOUT_MARGIN.includes(element.tagName)) return withoutSideNotes(element);
    if (element.tagName !== 'sup') return element;
    const [reference] = element.children;
    const id = reference?.type === 'element' ? noteIdOf(reference) : undefined;
    const note = id === undefined || seen.has(id) ? undefined : notes.get(id);
    if (!reference || id === undefined || !note) return element;
    seen.add(id);
    return [element, sideNote(rawTextOf(reference), note)];
  });
}

function noteIdOf({ properties }: Element): string | undefined {
  const { dataFootnoteRef, href } = properties;
  return dataFootnoteRef === undefined ? undefined : String(href).slice(1);
}

/** The words of each note, in one line. */
function notesById(article: Root): Map<string, ElementContent[]> {
  const notes = new Map<string, ElementContent[]>();
  visit(article, { type: 'element', tagName: 'section' }, (section: Element) => {
    if (section.properties['dataFootnotes'] === undefined) return;
    visit(section, { type: 'element', tagName: 'li' }, ({ properties, children }: Element) => {
      if (properties['id'] !== undefined) notes.set(String(properties['id']), trimmed(wordsOf(children)));
    });
  });
  return notes;
}

function wordsOf(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    if (node.properties['dataFootnoteBackref'] !== undefined) return [];
    if (node.tagName === 'p') return wordsOf(node.children);
    return node.tagName === 'a' ? [shortLink(node)] : [{ ...node, children: wordsOf(node.children) }];
  });
}

/** Removes the white space that the list's mark-up and the link back leave. */
function trimmed(words: readonly ElementContent[]): ElementContent[] {
  const isWord = (node: ElementContent) => node.type !== 'text' || node.value.trim() !== '';
  const first = words.findIndex(isWord);
  return words.slice(first, words.findLastIndex(isWord) + 1);
}

/** Shortens a written-out address to its host, because it would be as long as the note. */
function shortLink(link: Element): Element {
  const href = String(link.properties['href']);
  const isWrittenOut = rawTextOf(link) === href;
  const host = isWrittenOut ? new URL(href).host.replace(/^www\./, '') : undefined;
  return h('a', { href, tabIndex: -1 }, host === undefined ? link.children : host);
}

function sideNote(number: string, words: ElementContent[]): Element {
  return h('span', { dataPart: 'side-note', ariaHidden: 'true', hidden: true }, [
    h('b', number),
    ' ',
    ...words,
  ]);
}

function withoutSideNotes(part: Element): Element {
  const tree = mapElements({ type: 'root', children: [part] }, (element) =>
    element.properties['dataPart'] === 'side-note' ? [] : element,
  );
  const [first] = tree.children;
  return first?.type === 'element' ? first : part;
}
