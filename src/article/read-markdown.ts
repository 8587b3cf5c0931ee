import type { Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { absoluteLinks } from './links.ts';
import { inPlainElements } from './plain-elements.ts';

const processor = unified()
  .use(rehypeRemark)
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
 * The article as Markdown (CommonMark with tables), components included.
 * @param page address of the page, absolute: the Markdown is read elsewhere
 */
export function readMarkdown(article: Root, page: string): string {
  const tree = processor.runSync(absoluteLinks(inPlainElements(article), page));
  return processor.stringify(tree).trim();
}
