/**
 * Turns Markdown into a tree of HTML elements that can do no harm, whoever wrote it. Raw HTML is never HTML here: it is
 * shown as text, so that its author notices.
 */
import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { mapElements } from './map-elements.ts';
import { quoteFiles } from './quote-files.ts';
import { lowerSchemes, unwrapDeadLinks } from './safe-links.ts';
import { sanitise } from './sanitise.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(quoteFiles)
  .use(() => showHtmlAsText)
  .use(remarkRehype, { clobberPrefix: 'note-', footnoteLabel: 'Sources and notes' });

/** @param path of the text, for messages to its author */
export function markdownTree(markdown: string, path?: string): Root {
  const file = new VFile({ value: markdown, ...(path && { path }) });
  const tree = processor.runSync(processor.parse(file), file);
  return openHeadings(unwrapDeadLinks(sanitise(lowerSchemes(tree))));
}

/** Comments go; everything else becomes visible text. */
function showHtmlAsText(tree: MarkdownRoot) {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const value = node.value.replace(/<!--[\s\S]*?-->/g, '');
    const text = { type: 'text' as const, value };
    const isBlock = parent.type !== 'paragraph' && parent.type !== 'heading' && parent.type !== 'tableCell';
    const isPhrase = 'children' in parent && parent.children.some(({ type }) => type === 'text');
    parent.children[index] = isBlock && !isPhrase ? { type: 'paragraph', children: [text] } : text;
    return [SKIP, index + 1];
  });
}

/**
 * Every heading of Markdown is one of the article's, so each asks for an anchor by an empty id (`headings.ts`). A
 * first-level heading becomes a second-level one: the article has one title, which is the page's. It stays out of the
 * contents list, which is made of what the author wrote as second-level headings.
 */
function openHeadings(tree: Root): Root {
  return mapElements(tree, (element) => {
    if (!/^h[1-6]$/.test(element.tagName)) return element;
    if (element.tagName !== 'h1') return { ...element, properties: { id: '' } };
    return { ...element, tagName: 'h2', properties: { id: '', dataLevel: '1' } };
  });
}
