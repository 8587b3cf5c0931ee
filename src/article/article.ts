import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { frameCode } from './code.ts';
import { nameFootnotes } from './footnotes.ts';
import { intoSections, linkHeadings } from './headings.ts';
import { drawFigures } from './markdown-figures.ts';
import { markdownTree } from './markdown-tree.ts';
import { frameTables } from './tables.ts';

export async function finishArticle(body: Root, hasMarkdownTwin = false): Promise<Root> {
  const drawn = drawFigures(body);
  await frameCode(drawn);
  const framed = frameTables(drawn);
  keepWords(framed);
  linkHeadings(framed, hasMarkdownTwin);
  nameFootnotes(framed);
  return intoSections(framed);
}

/** What translates a page leaves code and addresses. */
function keepWords(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    const isAddress = String(properties['href']).startsWith('mailto:');
    if (isAddress || tagName === 'code' || tagName === 'pre') properties['translate'] = 'no';
  });
}

/** The author of the text need not be trusted. */
export async function markdownArticle(
  markdown: string,
  path?: string,
  figures?: Readonly<Record<string, string>>,
): Promise<Root> {
  return finishArticle(markdownTree(markdown, path, figures));
}

/** React only writes strings, so its HTML is parsed. */
export const elementTree = (node: ReactNode): Root =>
  fromHtml(renderToStaticMarkup(node), { fragment: true });
