import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SKIP, visit } from 'unist-util-visit';
import { agreed, type Figures, withFigures } from './braces.ts';
import { frameCode } from './code.ts';
import { nameFootnotes } from './footnotes.ts';
import { intoSections, linkHeadings } from './headings.ts';
import { keptByFile } from './kept-by-file.ts';
import { drawFigures } from './markdown-figures.ts';
import { markdownTree } from './markdown-tree.ts';
import { frameTables } from './tables.ts';

export async function finishArticle(body: Root, hasMarkdownTwin = false) {
  const drawn = drawFigures(body);
  await frameCode(drawn);
  const framed = frameTables(drawn);
  keepWords(framed);
  linkHeadings(framed, hasMarkdownTwin);
  nameFootnotes(framed);
  return intoSections(framed);
}

function keepWords(tree: Root) {
  /** As "r." of "**25.000 kr.**", after which no other stop follows. */
  let end = '';
  visit(tree, (node) => {
    if (node.type === 'text') {
      const words = agreed(end + node.value);
      node.value = words.slice(end.length);
      end = /\p{L}\.$/u.exec(words)?.[0] ?? '';
    }
    if (node.type !== 'element') return undefined;
    const { tagName, properties } = node;
    if (!/^(a|b|em|span|strong)$/.test(tagName)) end = '';
    const isAddress = String(properties['href']).startsWith('mailto:');
    if (isAddress || tagName === 'code' || tagName === 'pre') properties['translate'] = 'no';
    return tagName === 'code' ? SKIP : undefined;
  });
}

/** The author of the text need not be trusted. */
export const markdownArticle = async (markdown: string, path?: string, figures?: Figures) =>
  finishArticle(markdownTree(markdown, path, figures));

const kept = keptByFile<Promise<Root>>();

export function keptArticle(markdown: string, file: string, figures: Figures | undefined) {
  const from = [withFigures(markdown, figures ?? {}), !figures];
  return kept(file, from, () => markdownArticle(markdown, file, figures));
}

/** React only writes strings, so its HTML is parsed. */
export const elementTree = (node: ReactNode) =>
  fromHtml(renderToStaticMarkup(node), { fragment: true });
