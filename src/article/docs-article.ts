/**
 * Gives the HTML of a documentation page its structure. MDX knows headings and paragraphs; a page needs sections named
 * by their headings, links to each heading, tables that scroll, code blocks with a name and a button. Done once on the
 * finished HTML, so that the page, its outline, the search index and the Markdown twin all come from the same tree.
 */
import {
  attributeOf,
  childrenOf,
  createElement,
  createText,
  elementsOf,
  type HtmlElement,
  type HtmlFragment,
  type HtmlNode,
  type HtmlParent,
  hasClass,
  isElement,
  lineOf,
  parseHtml,
  renderHtml,
  replaceNode,
  setChildren,
} from './html-tree.ts';

export interface DocsHeading {
  id: string;
  text: string;
}

export interface DocsArticle {
  html: string;
  /** Second-level headings: the contents list. */
  headings: DocsHeading[];
  /** Holds a list that wants the whole width, and so has no contents list beside it. */
  isWide: boolean;
  /** The finished tree, for what else is derived from it. */
  tree: HtmlFragment;
}

export function shapeArticle(html: string): DocsArticle {
  const tree = parseHtml(html);
  unwrapSlots(tree);
  const elements = elementsOf(tree);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  for (const table of named('table')) frameTable(table);
  for (const [index, code] of named('pre').entries()) nameCode(code, `code-${index + 1}`);
  for (const heading of elements) if (isLinkable(heading)) addHeadingTools(heading);
  setChildren(tree, intoSections(childrenOf(tree)));
  return {
    html: renderHtml(tree),
    headings: named('h2')
      .filter(isLinkable)
      .map((heading) => ({ id: attributeOf(heading, 'id') ?? '', text: lineOf(heading) })),
    isWide: elements.some((element) => attributeOf(element, 'data-wide') !== undefined),
    tree,
  };
}

/** The framework wraps what MDX puts inside a component in an element of its own, which would stand between `dl` and `dt`. */
function unwrapSlots(parent: HtmlParent) {
  for (const child of childrenOf(parent)) if ('childNodes' in child) unwrapSlots(child);
  setChildren(
    parent,
    childrenOf(parent).flatMap((child) =>
      isElement(child) && child.tagName === 'astro-static-slot' ? childrenOf(child) : [child],
    ),
  );
}

function isLinkable(element: HtmlElement): boolean {
  return /^h[23]$/.test(element.tagName) && Boolean(attributeOf(element, 'id'));
}

/** Link and button stand beside the heading, not in it: a heading is announced, and names its section, by its words alone. */
function addHeadingTools(heading: HtmlElement) {
  const id = attributeOf(heading, 'id') ?? '';
  const text = lineOf(heading);
  const sign = createElement('span', { 'aria-hidden': 'true' }, [createText('#')]);
  const anchor = createElement(
    'a',
    { class: 'anchor', 'data-skip-text': '', href: `#${id}`, 'aria-label': `Link to ${text}` },
    [sign],
  );
  const row = createElement('div', { class: 'heading' });
  replaceNode(heading, row);
  const copy =
    heading.tagName === 'h2'
      ? [
          copyButton('Copy section', {
            class: 'copy-section',
            'data-copy-section': id,
            'aria-label': `Copy section as Markdown: ${text}`,
          }),
        ]
      : [];
  setChildren(row, [heading, anchor, ...copy]);
}

function copyButton(label: string, attributes: Record<string, string>): HtmlElement {
  return createElement('button', { type: 'button', ...attributes }, [
    createElement('span', { 'data-copy-label': '' }, [createText(label)]),
    createElement('span', { role: 'status', 'data-copy-status': '' }),
  ]);
}

/** A wide table scrolls inside its own frame, which a keyboard can reach. */
function frameTable(table: HtmlElement) {
  const heads = elementsOf(table).filter(({ tagName }) => tagName === 'th');
  const caption = elementsOf(table).find(({ tagName }) => tagName === 'caption');
  const name = caption ? lineOf(caption) : heads.map(lineOf).filter(Boolean).join(', ');
  if (!hasClass(table, 'table')) table.attrs.push({ name: 'class', value: 'table' });
  for (const head of heads) {
    if (attributeOf(head, 'scope') === undefined) head.attrs.push({ name: 'scope', value: 'col' });
  }
  const frame = createElement('div', {
    class: 'table-frame',
    role: 'group',
    'aria-label': `Table: ${name}`,
    tabindex: '0',
  });
  replaceNode(table, frame);
  setChildren(frame, [table]);
}

const LANGUAGES: Record<string, string> = {
  json: 'JSON',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  js: 'JavaScript',
  javascript: 'JavaScript',
  sql: 'SQL',
  bash: 'Shell',
  sh: 'Shell',
  yaml: 'YAML',
  http: 'HTTP',
  text: 'Text',
  plaintext: 'Text',
};

/** A bar above the code says what it is and holds the copy button. */
function nameCode(code: HtmlElement, id: string) {
  const parent = code.parentNode;
  const holder = isElement(parent) && hasClass(parent, 'code-body') ? parent : undefined;
  const language = attributeOf(code, 'data-language') ?? 'text';
  const given = holder && attributeOf(holder, 'data-title');
  const title = given || LANGUAGES[language] || language;
  code.attrs = Object.entries({
    class: 'code',
    id,
    role: 'group',
    'aria-label': `${title}, code`,
    'data-language': language,
    tabindex: '0',
  }).map(([name, value]) => ({ name, value }));
  const head = createElement('figcaption', { class: 'code-head' }, [
    // The language alone is a sign, not something the page says.
    createElement('span', given ? {} : { 'data-skip-text': '' }, [createText(title)]),
    copyButton('Copy', {
      class: 'copy',
      'data-behaviour': 'copy-button',
      'data-copy-source': id,
      'aria-label': `Copy ${title}`,
    }),
  ]);
  const block = createElement('figure', { class: 'code-block' });
  replaceNode(holder ?? code, block);
  setChildren(block, [head, code]);
}

/** Everything from one second-level heading to the next becomes a section named by it. */
function intoSections(nodes: HtmlNode[]): HtmlNode[] {
  const out: HtmlNode[] = [];
  let section: HtmlElement | undefined;
  for (const node of nodes) {
    const heading = hasClass(node, 'heading') ? childrenOf(node)[0] : undefined;
    if (isElement(heading) && heading.tagName === 'h2') {
      section = createElement('section', { 'aria-labelledby': attributeOf(heading, 'id') ?? '' });
      out.push(section);
    }
    if (section) setChildren(section, [...childrenOf(section), node]);
    else out.push(node);
  }
  return out;
}
