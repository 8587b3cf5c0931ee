/**
 * Gives the HTML of a documentation page its structure. MDX knows headings and paragraphs; a page needs sections named
 * by their headings, links to each heading, tables that scroll, code blocks with a name and a button. Done once on the
 * finished HTML, so that the page, its outline, the search index and the Markdown twin all come from the same tree.
 */
import {
  childrenOf,
  classesOf,
  elementsOf,
  escapeHtml,
  fragment,
  type HtmlElement,
  type HtmlNode,
  isElement,
  lineOf,
  parseHtml,
  renderHtml,
} from './html-tree.ts';

export interface DocsHeading {
  id: string;
  text: string;
  depth: number;
}

export interface DocsArticle {
  html: string;
  /** Second-level headings: the contents list. */
  headings: DocsHeading[];
  /** Holds a list that wants the whole width, and so has no contents list beside it. */
  isWide: boolean;
  /** The finished tree, for what else is derived from it. */
  tree: HtmlElement;
}

export function shapeArticle(html: string): DocsArticle {
  const tree = parseHtml(html);
  unwrapSlots(tree);
  const elements = elementsOf(tree);
  for (const table of elements.filter(({ name }) => name === 'table')) wrapTable(table);
  elements
    .filter(({ name }) => name === 'pre')
    .forEach((code, index) => {
      nameCode(code, `code-${index + 1}`);
    });
  for (const heading of elementsOf(tree)) if (isLinkable(heading)) addHeadingTools(heading);
  tree.children = intoSections(tree.children);
  const headings = elementsOf(tree)
    .filter((element) => element.name === 'h2' && element.attributes['id'])
    .map((element) => ({ id: element.attributes['id'] ?? '', text: lineOf(element), depth: 2 }));
  const isWide = elementsOf(tree).some(({ attributes }) => 'data-wide' in attributes);
  return { html: renderHtml(tree), headings, isWide, tree };
}

/** The framework wraps what MDX puts inside a component in an element of its own, which would stand between `dl` and `dt`. */
function unwrapSlots(node: HtmlNode) {
  if (!('children' in node)) return;
  for (const child of childrenOf(node)) unwrapSlots(child);
  node.children = childrenOf(node).flatMap((child) =>
    isElement(child) && child.name === 'astro-static-slot' ? childrenOf(child) : [child],
  );
  for (const child of childrenOf(node)) child.parent = node;
}

function isLinkable({ name, attributes }: HtmlElement): boolean {
  return (name === 'h2' || name === 'h3') && Boolean(attributes['id']);
}

/** Link and button stand beside the heading, not in it: a heading is announced, and names its section, by its words alone. */
function addHeadingTools(heading: HtmlElement) {
  const id = escapeHtml(heading.attributes['id'] ?? '');
  const text = escapeHtml(lineOf(heading));
  const copy =
    heading.name === 'h2'
      ? `<button type="button" class="copy-section" data-copy-section="${id}" aria-label="Copy the section ${text} as Markdown"><span data-copy-label>Copy section</span><span role="status" data-copy-status></span></button>`
      : '';
  replace(
    heading,
    `<div class="heading"><a class="anchor" data-beside-text href="#${id}" aria-label="Link to ${text}"><span aria-hidden="true">#</span></a>${copy}</div>`,
    (row) => {
      row.children = [heading, ...childrenOf(row)];
    },
  );
}

/** A wide table scrolls inside its own frame, which a keyboard can reach. */
function wrapTable(table: HtmlElement) {
  if (isElement(table.parent) && classesOf(table.parent).includes('table-frame')) return;
  table.attributes['class'] = ['table', table.attributes['class']].filter(Boolean).join(' ');
  const head = elementsOf(table)
    .filter(({ name }) => name === 'th')
    .map(lineOf)
    .filter(Boolean)
    .join(', ');
  replace(
    table,
    `<div class="table-frame" role="group" aria-label="Table: ${escapeHtml(head)}" tabindex="0"></div>`,
    (frame) => {
      frame.children = [table];
    },
  );
}

const LANGUAGES: Record<string, string> = {
  json: 'JSON',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  js: 'JavaScript',
  sql: 'SQL',
  bash: 'Shell',
  sh: 'Shell',
  yaml: 'YAML',
  http: 'HTTP',
  text: 'Text',
  plaintext: 'Text',
  md: 'Markdown',
  markdown: 'Markdown',
};

/** A bar above the code says what it is and holds the copy button. */
function nameCode(code: HtmlElement, id: string) {
  const holder =
    isElement(code.parent) && classesOf(code.parent).includes('code-body') ? code.parent : undefined;
  const language = code.attributes['data-language'] ?? 'text';
  const title = holder?.attributes['data-title'] || LANGUAGES[language] || language;
  code.attributes = {
    class: 'code',
    tabindex: '0',
    id,
    'data-language': language,
    'aria-label': `${title}, code`,
  };
  code.attributes['role'] = 'group';
  replace(
    holder ?? code,
    `<figure class="code-block"><figcaption class="code-head"><span>${escapeHtml(title)}</span><button type="button" class="copy" data-copy="" data-copy-source="${id}" aria-label="Copy ${escapeHtml(title)}"><span data-copy-label>Copy</span><span role="status" data-copy-status></span></button></figcaption></figure>`,
    (block) => {
      block.children = [...childrenOf(block), code];
    },
  );
}

function replace(old: HtmlElement, html: string, fill: (fresh: HtmlElement) => void) {
  const parent = old.parent;
  const fresh = fragment(html).find(isElement);
  if (!parent || !fresh || !('children' in parent)) return;
  parent.children = childrenOf(parent).map((child) => (child === old ? fresh : child));
  fresh.parent = parent;
  fill(fresh);
  for (const child of childrenOf(fresh)) child.parent = fresh;
}

/** Everything from one second-level heading to the next becomes a section named by it. */
function intoSections(nodes: HtmlNode[]): HtmlNode[] {
  const out: HtmlNode[] = [];
  let section: HtmlElement | undefined;
  for (const node of nodes) {
    const heading = isElement(node) && classesOf(node).includes('heading') ? childrenOf(node)[0] : undefined;
    if (heading && isElement(heading) && heading.name === 'h2') {
      const id = escapeHtml(heading.attributes['id'] ?? '');
      section = fragment(`<section aria-labelledby="${id}"></section>`).find(isElement);
      if (section) out.push(section);
    }
    if (section) section.children.push(node);
    else out.push(node);
  }
  return out;
}
