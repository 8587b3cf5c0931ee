/** Reads a legal text of content/legal: a title, and numbered sections under second-level headings. */
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { site } from '#content/data/site.ts';

export interface LegalSection {
  /** Anchor: the heading in lower case, runs of other characters as hyphens. */
  id: string;
  number: number;
  heading: string;
  html: string;
}

export interface LegalDocument {
  title: string;
  sections: LegalSection[];
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/**
 * @param file as an editor knows it, for the error
 * @param text Markdown; `{site.name}` stands for the company, comments are not published
 * @throws an error that says what the file lacks
 */
export function readLegalDocument(file: string, text: string): LegalDocument {
  const tree = markdown.runSync(markdown.parse(text.replaceAll('{site.name}', site.name)));
  const parts: { heading: string; nodes: typeof tree.children }[] = [];
  let title = '';
  for (const node of tree.children) {
    const level = node.type === 'element' ? node.tagName : '';
    if (level === 'h1') title = textOf(node);
    else if (level === 'h2') parts.push({ heading: textOf(node), nodes: [] });
    else if (parts.length > 0) parts.at(-1)?.nodes.push(node);
    else if (node.type === 'element')
      throw new Error(`${file}: "${textOf(node)}" stands before the first "## " heading; move it under one.`);
  }
  if (title === '') throw new Error(`${file} has no title: begin it with a line such as "# Privacy policy".`);
  return {
    title,
    sections: parts.map(({ heading, nodes }, index) => ({
      id: heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
      number: index + 1,
      heading,
      html: toHtml({ type: 'root', children: nodes }).trim(),
    })),
  };
}
