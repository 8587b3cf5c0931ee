/** Reads what a page needs from a finished article: HTML, outline, sections. */
import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { lineOf } from './skipped-text.ts';

export interface OutlineEntry {
  id: string;
  text: string;
}

export interface ArticleSection extends OutlineEntry {
  /** Everything below the heading. */
  html: string;
}

export function readHtml(article: Root): string {
  return toHtml(article);
}

/** The second-level headings: the contents list. */
export function readOutline(article: Root): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  visit(article, { type: 'element', tagName: 'h2' }, (heading: Element) => {
    const { id, dataLevel } = heading.properties;
    if (typeof id === 'string' && dataLevel === undefined) entries.push({ id, text: lineOf(heading) });
  });
  return entries;
}

/** The sections under second-level headings, for a page that draws the headings itself. */
export function readSections(article: Root): ArticleSection[] {
  return article.children.filter(isSection).map(({ children: [heading, ...rest] }) => ({
    ...(readOutline({ type: 'root', children: heading ? [heading] : [] })[0] ?? { id: '', text: '' }),
    html: toHtml({ type: 'root', children: rest }).trim(),
  }));
}

/** Text outside every section: before the first or after the last. */
export function readRest(article: Root): string {
  const rest = article.children.filter((node) => !isSection(node));
  return lineOf({ type: 'root', children: rest });
}

function isSection(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'section';
}

/** Whether a part of the article takes the whole width, which leaves no room for a contents list. */
export function hasWidePart(article: Root): boolean {
  let found = false;
  visit(article, 'element', ({ properties }) => {
    if (properties['dataWide'] !== undefined) found = true;
  });
  return found;
}
