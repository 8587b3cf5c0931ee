import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import {
  absoluteLinks,
  elementsOf,
  lineOf,
  mapElements,
  withoutSkippedText,
} from './map-elements.ts';

export interface OutlineEntry {
  id: string;
  text: string;
}

/**
 * `align` of a cell, which HTML has given up, is data here; a feed, without our sheet, keeps it.
 * @param island HTML that Astro has made, for the element with `data-island`
 */
export function readHtml(article: Root, island?: string) {
  const page = mapElements(article, (element) => {
    const { align: dataAlign, ...rest } = element.properties;
    const properties = { ...rest, dataAlign };
    if (!island || rest['dataIsland'] === undefined) return { ...element, properties };
    return { ...element, properties, children: [{ type: 'raw', value: island }] };
  });
  return toHtml(page, { allowDangerousHtml: true });
}

export const readOutline = (article: Root) =>
  readNestedOutline(article).map(({ id, text }) => ({ id, text }));

export function readNestedOutline(article: Root) {
  const entries: (OutlineEntry & { parts: OutlineEntry[] })[] = [];
  for (const heading of elementsOf(article)) {
    const { id, dataLevel } = heading.properties;
    if (typeof id !== 'string' || dataLevel !== undefined) continue;
    const entry = { id, text: lineOf(heading) };
    if (heading.tagName === 'h2') entries.push({ ...entry, parts: [] });
    if (heading.tagName === 'h3') entries.at(-1)?.parts.push(entry);
  }
  return entries;
}

export interface ArticleSection extends OutlineEntry {
  body: Root;
}

export const readSections = (article: Root): ArticleSection[] =>
  article.children.filter(isSection).map(({ children: [heading, ...rest] }) => ({
    id: '',
    text: '',
    ...readOutline({ type: 'root', children: heading ? [heading] : [] })[0],
    body: { type: 'root', children: rest },
  }));

export const readRest = (article: Root) =>
  lineOf({ type: 'root', children: article.children.filter((node) => !isSection(node)) });

const isSection = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'section';

/** Beside what comes after the last part of the whole width is room for a contents list. */
export function splitAtWide({ children, ...article }: Root) {
  const end = children.findLastIndex(isWide) + 1;
  return {
    wide: { ...article, children: children.slice(0, end) },
    rest: { ...article, children: children.slice(end) },
  };
}

const isWide = (node: RootContent) =>
  elementsOf({ type: 'root', children: [node] }).some(
    ({ properties }) => properties['dataWide'] !== undefined,
  );

const OF_THE_PAGE =
  /^(role|translate|ariaLabel|data(Part|Behaviour|SkipText|Weight|Channel|Ruler|Token))$/;

export function readFeedItem(article: Root, page: string) {
  const unframed = mapElements(
    withoutSkippedText(article),
    (element): ElementContent | ElementContent[] => {
      const { tagName, children } = element;
      const { dataPart, dataFootnotes, dataLanguage } = element.properties;
      // A code block's bar is empty without its label and button.
      if (tagName === 'figcaption' && children.length === 0) return [];
      const isFrame = /^(heading|table|code)$/.test(String(dataPart));
      if (isFrame || (tagName === 'section' && dataFootnotes === undefined)) return children;
      const kept = Object.entries(element.properties).filter(([name]) => !OF_THE_PAGE.test(name));
      element.properties = tagName === 'pre' ? {} : Object.fromEntries(kept);
      if (tagName === 'pre' && children[0]?.type === 'element')
        children[0].properties = { className: [`language-${dataLanguage}`] };
      return element;
    },
  );
  return toHtml(absoluteLinks(unframed, page));
}
