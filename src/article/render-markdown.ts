/** A post's Markdown as HTML, with what the page around it needs to know of it. */
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { figureFromPicture, figureFromThreads, THREADS } from './article-figures.ts';
import { createAnchors } from './heading-anchor.ts';
import { codeHighlighter } from './highlight-code.ts';
import { FOOTNOTE_LABEL_ID, safeTree } from './safe-markdown.ts';

export interface Heading {
  anchor: string;
  text: string;
}

export interface RenderedPost {
  html: string;
  /** The second-level headings, in order: the table of contents. */
  headings: Heading[];
  tree: Root;
}

export async function renderMarkdown(markdown: string): Promise<RenderedPost> {
  const tree = safeTree(markdown);
  nameFootnotes(tree);
  const headings = anchorHeadings(tree);
  const highlight = await codeHighlighter(codeLanguages(tree));
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const replacement = replacementOf(node, highlight);
    if (replacement) parent.children[index] = replacement;
  });
  return { html: toHtml(tree), headings, tree };
}

/** The same tree as HTML that can be read away from the page: every address is absolute. */
export function htmlElsewhere({ tree }: RenderedPost, address: string): string {
  const copy = structuredClone(tree);
  visit(copy, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const target = properties[name];
      if (typeof target === 'string' && URL.canParse(target, address)) {
        properties[name] = new URL(target, address).href;
      }
    }
    delete properties['tabIndex'];
  });
  return toHtml(copy);
}

/** The generated heading of the footnotes is one of the article's; the section and the references point at it. */
function nameFootnotes(tree: Root) {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'section' && 'dataFootnotes' in node.properties) {
      node.properties['ariaLabelledBy'] = [FOOTNOTE_LABEL_ID];
    }
  });
}

function anchorHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  const anchorOf = createAnchors();
  let footnotes: string | undefined;
  visit(tree, 'element', (node) => {
    // An article has one title, which is the page's.
    if (node.tagName === 'h1') node.tagName = 'h2';
    if (!/^h[2-6]$/.test(node.tagName)) return;
    const text = textOf(node);
    const anchor = anchorOf(text);
    if (node.properties['id'] === FOOTNOTE_LABEL_ID) footnotes = anchor;
    node.properties = { id: anchor };
    if (node.tagName === 'h2') headings.push({ anchor, text });
    const holdsLink = node.children.some((child) => child.type === 'element' && child.tagName === 'a');
    if (!holdsLink) node.children = [headingLink(anchor, node.children)];
  });
  if (footnotes) pointAt(tree, footnotes);
  return headings;
}

function headingLink(anchor: string, children: ElementContent[]): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: `#${anchor}`, className: ['heading-link'] },
    children,
  };
}

function pointAt(tree: Root, anchor: string) {
  visit(tree, 'element', ({ properties }) => {
    if (properties['ariaLabelledBy']) properties['ariaLabelledBy'] = [anchor];
    if (properties['ariaDescribedBy']) properties['ariaDescribedBy'] = [anchor];
  });
}

function codeLanguages(tree: Root): string[] {
  const languages = new Set<string>();
  visit(tree, 'element', (node) => {
    const language = languageOf(node);
    if (language) languages.add(language);
  });
  return [...languages];
}

/** `code class="language-ts"` is ts. */
function languageOf({ tagName, properties }: Element): string | undefined {
  const classes = properties['className'];
  if (tagName !== 'code' || !Array.isArray(classes)) return undefined;
  return classes
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

type Highlight = Awaited<ReturnType<typeof codeHighlighter>>;

function replacementOf(node: Element, highlight: Highlight): Element | undefined {
  if (node.tagName === 'p') return figureFromPicture(node);
  if (node.tagName === 'pre') return codeBlock(node, highlight);
  if (node.tagName === 'table') return scrollable(node, 'Table');
  if (node.tagName === 'img') node.properties = { ...node.properties, loading: 'lazy', decoding: 'async' };
  return undefined;
}

function codeBlock(node: Element, highlight: Highlight): Element | undefined {
  const code = node.children.find((child): child is Element => child.type === 'element');
  if (!code) return undefined;
  const language = languageOf(code) ?? '';
  const text = textOf(code).replace(/\n$/, '');
  if (language === THREADS) return figureFromThreads(text);
  const isPlain = language === '' || language === 'text';
  code.children = isPlain ? [{ type: 'text', value: text }] : highlight(text, language);
  node.properties = { tabIndex: 0, role: 'region', ariaLabel: isPlain ? 'Code' : `Code, ${language}` };
  return undefined;
}

/** Wide content scrolls inside its own box, which a keyboard must be able to reach (WCAG 2.1.1). */
function scrollable(node: Element, label: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: label },
    children: [{ ...node }],
  };
}
