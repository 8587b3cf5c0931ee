import type { Element, Root } from 'hast';
import { toString as rawTextOf } from 'hast-util-to-string';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { inPlainElements } from './plain-elements.ts';
import { absoluteLinks } from './safe-links.ts';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;

/** A reference to a note is Markdown's own, `[^1]`; any other superscript is its text. */
const reference: Handle = (state, sup: Element) => {
  const [link] = sup.children;
  const isReference = link?.type === 'element' && link.properties['dataFootnoteRef'] !== undefined;
  if (!isReference) return state.all(sup);
  const number = rawTextOf(link);
  return { type: 'footnoteReference', identifier: number, label: number };
};

/** The notes at the end, under their heading: `[^1]: …`. */
const notes: Handle = (state, section: Element) => {
  if (section.properties['dataFootnotes'] === undefined) return state.all(section);
  return section.children.flatMap((part) => {
    if (part.type !== 'element') return [];
    if (part.tagName !== 'ol') return state.all({ ...section, children: [part] });
    const items = part.children.filter((item) => item.type === 'element');
    return items.map((item, index) => {
      const number = String(index + 1);
      const children = state.toFlow(state.all(item));
      return { type: 'footnoteDefinition', identifier: number, label: number, children } as const;
    });
  });
};

const processor = unified()
  .use(rehypeRemark, { handlers: { sup: reference, section: notes } })
  // Every cell as wide as the next: rows without padding under a rule of three hyphens.
  .use(remarkGfm, { stringLength: () => 3 })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    // Never <https://…>: what reads Markdown without a parser takes that for a tag.
    resourceLink: true,
  });

/**
 * The article as Markdown (CommonMark with tables and notes), components included.
 * @param page address of the page, absolute: the Markdown is read elsewhere
 */
export function readMarkdown(article: Root, page: string): string {
  const tree = processor.runSync(absoluteLinks(inPlainElements(article), page));
  return processor.stringify(tree).trim();
}
