/** Markdown does no harm, whoever wrote it. Raw HTML is shown as text: its author notices. */
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { fillFigures } from './fill-figures.ts';
import { refuseEmptyHeadings } from './headings.ts';
import { keptByFile } from './kept-by-file.ts';
import { elementsOf, mapElements } from './map-elements.ts';
import { quoteFiles } from './quote-files.ts';

const LINK_SCHEMES = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

export const NOTES_HEADING = 'Sources and notes';

/** The allow-list is GitHub's; links are kept for these schemes and for relative targets. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(quoteFiles)
  .use(fillFigures)
  .use(() => showHtmlAsText)
  .use(refuseEmptyHeadings)
  .use(remarkRehype, { clobberPrefix: 'note-', footnoteLabel: NOTES_HEADING })
  .use(() => lowerSchemes)
  .use(rehypeSanitize, {
    ...defaultSchema,
    // Only footnotes have ids here, which remark-rehype has prefixed.
    clobberPrefix: '',
    protocols: { ...defaultSchema.protocols, href: LINK_SCHEMES },
  });

const kept = keptByFile<MarkdownRoot>();

export function markdownTree(
  markdown: string,
  path = 'A text',
  figures?: Readonly<Record<string, string>>,
): Root {
  const data = figures ? { figures } : {};
  const file = new VFile({ value: markdown, data, path });
  const parse = () => processor.parse(file);
  // Another figure makes another tree of the same text.
  const mayChange = markdown.includes('{');
  const tree = mayChange ? structuredClone(kept(path, [markdown], parse)) : parse();
  return mapElements(
    processor.runSync(tree, file),
    (element) => deadLinkWords(element) ?? withDirection(asOpenHeading(element)),
  );
}

function showHtmlAsText(tree: MarkdownRoot) {
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const value = node.value.replace(/<!--[\s\S]*?-->/g, '');
    if (value.trim() === '') {
      // An empty paragraph would take the first one's initial.
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const text = { type: 'text' as const, value };
    const isBlock =
      parent.type !== 'paragraph' && parent.type !== 'heading' && parent.type !== 'tableCell';
    const isPhrase = 'children' in parent && parent.children.some(({ type }) => type === 'text');
    parent.children[index] = isBlock && !isPhrase ? { type: 'paragraph', children: [text] } : text;
    return [SKIP, index + 1];
  });
}

/** Schemes are case-insensitive (RFC 3986, section 3.1); the allow-list compares exactly. */
function lowerSchemes(tree: Root) {
  for (const { properties } of elementsOf(tree))
    for (const name of ['href', 'src'])
      if (name in properties)
        properties[name] = String(properties[name]).replace(/^[a-z][a-z\d+.-]*:/i, (scheme) =>
          scheme.toLowerCase(),
        );
}

/** Pictures come from this site alone, as its content security policy says. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

function deadLinkWords({ tagName, properties: { href, src, alt }, children }: Element) {
  if (tagName === 'a' && href === undefined) return children;
  const isDead = tagName === 'img' && (typeof src !== 'string' || ELSEWHERE.test(src));
  return isDead ? { type: 'text' as const, value: String(alt ?? '') } : undefined;
}

const FROM_RIGHT = /^\P{L}*[\p{Script=Hebr}\p{Script=Arab}\p{Script=Syrc}\p{Script=Thaa}]/u;

function withDirection(element: Element) {
  const isBlock = /^(p|h\d|li|blockquote|t[dh])$/.test(element.tagName);
  if (!isBlock || !FROM_RIGHT.test(textOf(element))) return element;
  return { ...element, properties: { ...element.properties, dir: 'rtl' } };
}

/** The title is the page's first. */
function asOpenHeading(element: Element) {
  if (!/^h[1-6]$/.test(element.tagName)) return element;
  if (element.tagName !== 'h1') return { ...element, properties: { id: '' } };
  return { ...element, tagName: 'h2', properties: { id: '', dataLevel: '1' } };
}
