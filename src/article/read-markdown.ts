import type { Element, ElementContent, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { absoluteLinks, lineOf, mapElements, withoutSkippedText } from './map-elements.ts';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

const reference: Handle = (state, sup: Element) => {
  const [link] = sup.children;
  const isReference = link?.type === 'element' && link.properties['dataFootnoteRef'] !== undefined;
  if (!isReference) return state.all(sup);
  const number = rawTextOf(link);
  return { type: 'footnoteReference', identifier: number, label: number };
};

const notes: Handle = (state, section: Element) => {
  if (section.properties['dataFootnotes'] === undefined) return state.all(section);
  return section.children.flatMap((part) => {
    if (part.type !== 'element') return [];
    if (part.tagName !== 'ol') return state.all({ ...section, children: [part] });
    return elementsIn(part.children).map((item, index) => {
      const number = String(index + 1);
      const children = state.toFlow(state.all(item));
      return { type: 'footnoteDefinition', identifier: number, label: number, children } as const;
    });
  });
};

const elementsIn = (nodes: readonly ElementContent[]) =>
  nodes.filter((node) => node.type === 'element');

const processor = unified()
  .use(rehypeRemark, { handlers: { sup: reference, section: notes } })
  .use(remarkGfm, { stringLength: () => 3 })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    // Never <https://…>: what reads Markdown without a parser takes that for a tag.
    resourceLink: true,
  });

export const readMarkdown = (article: Root, page: string) =>
  writeMarkdown(absoluteLinks(inPlainElements(article), page));

export const writeMarkdown = (tree: Root) => processor.stringify(processor.runSync(tree)).trim();

type Replacement = ElementContent | ElementContent[];

const inPlainElements = (article: Root) =>
  mapElements(withoutSkippedText(article), (element) => {
    if (element.properties['role'] === 'note') return quotation(element);
    return REPLACEMENTS[element.tagName]?.(element) ?? element;
  });

const SPACE = { type: 'text', value: ' ' } as const;

const REPLACEMENTS: Record<string, (element: Element) => Replacement> = {
  svg: (drawing) => {
    if (drawing.properties['dataWordmark'] !== undefined) return h('strong', lineOf(drawing));
    return drawing.properties['ariaLabel'] ? h('p', h('em', `Drawing: ${lineOf(drawing)}`)) : [];
  },
  img: (picture) => (picture.properties['alt'] ? picture : []),
  figcaption: emphasised,
  summary: (question) =>
    question.children.some((part) => part.type === 'element' && /^h\d$/.test(part.tagName))
      ? question.children
      : h('p', h('strong', lineOf(question))),
  a: (link) =>
    link.properties['dataFootnoteBackref'] === undefined
      ? { ...link, children: inOneLine(link.children) }
      : [],
  i: (words) => (lineOf(words) ? words : []),
  ol: (list) => (list.properties['dataPart'] === 'lengths' ? lengthsAsList(list) : list),
  li: (item) => ({ ...item, children: apart(withoutLoneParagraph(item.children)) }),
  span: (part) => ({ ...part, children: apart(part.children) }),
  wbr: () => [],
  br: () => SPACE,
  pre: fenced,
  table: withTitleAbove,
  dl: asList,
};

function quotation({ children }: Element) {
  const [title, first, ...rest] = elementsIn(children);
  if (title?.tagName !== 'b' || first?.tagName !== 'p') return h('blockquote', children);
  return h('blockquote', [h('p', [title, ' ', ...first.children]), ...rest]);
}

/** Emphasis within emphasis is not read alike by everybody. */
function emphasised(caption: Element): Replacement {
  const plain = mapElements({ type: 'root', children: caption.children }, (element) =>
    /^(b|strong|em)$/.test(element.tagName) ? element.children : element,
  );
  return lineOf(caption) ? h('p', h('em', plain.children)) : [];
}

function withoutLoneParagraph(nodes: ElementContent[]) {
  const [only] = elementsIn(nodes);
  const isAlone = nodes.every((node) => node === only || !lineOf(node));
  return isAlone && only?.tagName === 'p' ? only.children : nodes;
}

/** On the page its spans are boxes. */
const apart = (nodes: ElementContent[]) =>
  nodes.flatMap((node) =>
    node.type === 'element' && node.tagName === 'span' ? [SPACE, node] : [node],
  );

function lengthsAsList({ children }: Element) {
  const items = elementsIn(children).map((item) => elementsIn(item.children));
  return h(
    'ul',
    items.map(([name, amount]) => h('li', [name, ': ', amount])),
  );
}

function fenced(pre: Element) {
  return h(
    'pre',
    h('code', { className: [`language-${pre.properties['dataLanguage']}`] }, rawTextOf(pre)),
  );
}

function withTitleAbove(table: Element): ElementContent[] {
  const [caption, ...children] = elementsIn(table.children);
  if (caption?.tagName !== 'caption') return [table];
  return [h('p', h('strong', lineOf(caption))), { ...table, children }];
}

function asList({ children }: Element) {
  const parts = elementsIn(children).flatMap((child) =>
    child.tagName === 'div' ? elementsIn(child.children) : child,
  );
  const items: Element[] = [];
  for (const { tagName, children: words } of parts) {
    if (tagName === 'dt') items.push(h('li', h('strong', words)));
    else items.at(-1)?.children.push({ type: 'text', value: ': ' }, ...inOneLine(words));
  }
  return h('ul', items);
}

const BLOCK = /^(p|div|h[2-4]|[uo]l|li)$/;

export const inOneLine = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element' || !BLOCK.test(node.tagName)) return [node];
    return [SPACE, ...inOneLine(node.children), SPACE];
  });
