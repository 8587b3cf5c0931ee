/**
 * From Markdown to a tree of HTML elements that can do no harm, whoever wrote the Markdown.
 *
 * Raw HTML is never HTML here: it is shown as the text it is, so its author notices. Links are kept for the schemes
 * below and for relative targets; any other link leaves its text behind. The allow-list of elements and attributes is
 * GitHub's, as kept by hast-util-sanitize.
 */
import type { Element, ElementContent, Parents, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const LINK_SCHEMES = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];
/** Pictures come from this site alone, as its content security policy says: neither a scheme nor another host. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

export const FOOTNOTE_LABEL_ID = 'footnote-label';

const schema = {
  ...defaultSchema,
  // Only footnotes have ids at this point, and remark-rehype prefixes both the ids and the links to them.
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: LINK_SCHEMES },
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => showHtmlAsText)
  .use(remarkRehype, { clobberPrefix: 'note-', footnoteLabel: 'Sources and notes' })
  .use(() => lowerSchemes)
  .use(rehypeSanitize, schema)
  .use(() => unwrapDeadLinks);

export function safeTree(markdown: string): Root {
  return processor.runSync(processor.parse(markdown)) as Root;
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

/** Schemes are case-insensitive (RFC 3986, section 3.1); the allow-list compares exactly. */
function lowerSchemes(tree: Root) {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name];
      if (typeof address === 'string') {
        properties[name] = address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
      }
    }
  });
}

/** A link whose address was refused is a link to nowhere: its words stay. So does what a refused picture would show. */
function unwrapDeadLinks(tree: Root) {
  visit(tree, 'element', (node, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return undefined;
    const left = wordsLeftOf(node);
    if (!left) return undefined;
    parent.children.splice(index, 1, ...left);
    return [SKIP, index];
  });
}

function wordsLeftOf({ tagName, properties, children }: Element): ElementContent[] | undefined {
  const { href, src, alt } = properties;
  if (tagName === 'a' && href === undefined) return children;
  const isDeadPicture = tagName === 'img' && (typeof src !== 'string' || ELSEWHERE.test(src));
  return isDeadPicture ? [{ type: 'text', value: String(alt ?? '') }] : undefined;
}
