/**
 * Searching the documentation. The rule: nothing for an empty query; otherwise a case-insensitive substring test
 * against page titles and against each section's heading plus content; at most five results.
 */
import { CELL_END } from '#article/text-line.ts';

export interface SearchSection {
  /** Empty for the text before the first heading. */
  heading: string;
  /** Id of the heading on the page; of the page's title for the text before the first heading. */
  anchor: string;
  /** The section's text, one paragraph a line. */
  content: string;
}

export interface SearchEntry {
  title: string;
  path: string;
  sections: SearchSection[];
}

export interface SearchResult {
  /** The page's title. */
  page: string;
  /** The section's heading; empty before the first. */
  heading: string;
  /** A piece of the paragraph with the match in it. */
  content: string;
  /** With the heading's anchor. */
  path: string;
  /** Larger is better; results come in this order, those alike in the order of the pages. */
  relevance: number;
  /** The text that matched, as the page writes it. */
  highlightedMatch: string;
  /** The whole paragraph the match is in, or the section's first when the match is in a title. */
  paragraph: string;
  /** Number of the paragraph in its section, from 1. */
  paragraphNumber: number;
}

export const MOST_RESULTS = 5;

/** A title beats a heading beats text; a whole one beats a beginning beats a part. */
const RELEVANCE = { title: 300, heading: 200, content: 100 } as const;
const CLOSENESS = { whole: 30, start: 20, wordStart: 10, inside: 0 } as const;

const EXCERPT_LENGTH = 170;
const BEFORE_MATCH = 60;

/**
 * Lower case without a change of length, so that an index into the folded text is the same index into the text. A few capitals
 * (İ) become two characters when lowered; those stay as they are.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (sign) =>
    sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign,
  ).join('');
}

/** Text ready to be searched: folded, and with a space where a line ends. */
interface FoldedEntry {
  title: string;
  sections: { text: string; headingLength: number }[];
}

const foldedIndexes = new WeakMap<readonly SearchEntry[], FoldedEntry[]>();

function foldedIndex(index: readonly SearchEntry[]): FoldedEntry[] {
  const known = foldedIndexes.get(index);
  if (known) return known;
  const fresh = index.map(({ title, sections }) => ({
    title: fold(title),
    sections: sections.map(({ heading, content }) => ({
      text: fold(`${heading}\n${content}`).replaceAll('\n', ' '),
      headingLength: heading.length,
    })),
  }));
  foldedIndexes.set(index, fresh);
  return fresh;
}

/** Does ahead of the first query what only the first costs: folds the index, and has the browser compile the search. */
export function prepareSearch(index: readonly SearchEntry[]) {
  searchDocs(index, 'e');
}

interface Hit {
  entry: SearchEntry;
  section: SearchSection;
  relevance: number;
  /** Index of the match in the page's title, or in heading, line end, content. */
  at: number;
  isInTitle: boolean;
}

/** The best {@link MOST_RESULTS} places for a query. */
export function searchDocs(index: readonly SearchEntry[], query: string): SearchResult[] {
  const needle = fold(query.trim().replace(/\s+/g, ' '));
  if (needle === '') return [];
  const folded = foldedIndex(index);
  const hits = index.flatMap((entry, number) => {
    const searched = folded[number];
    return searched ? hitsIn(entry, searched, needle) : [];
  });
  // Array.prototype.sort is stable: hits of the same relevance stay in the order of the pages.
  return hits
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, MOST_RESULTS)
    .map((hit) => toResult(hit, needle.length));
}

function hitsIn(entry: SearchEntry, folded: FoldedEntry, needle: string): Hit[] {
  const hits: Hit[] = [];
  const inTitle = folded.title.indexOf(needle);
  const [first] = entry.sections;
  if (inTitle >= 0 && first) {
    const relevance = RELEVANCE.title + closeness(folded.title, inTitle, needle.length);
    hits.push({ entry, section: first, relevance, at: inTitle, isInTitle: true });
  }
  folded.sections.forEach(({ text, headingLength }, number) => {
    const section = entry.sections[number];
    const at = text.indexOf(needle);
    // The page's title is the result for its first section: the two have the same address.
    if (!section || at < 0 || (number === 0 && inTitle >= 0)) return;
    const isHeading = at < headingLength;
    const searched = isHeading ? text.slice(0, headingLength) : text;
    const base = isHeading ? RELEVANCE.heading : RELEVANCE.content;
    const relevance = base + closeness(searched, at, needle.length);
    hits.push({ entry, section, relevance, at, isInTitle: false });
  });
  return hits;
}

function closeness(text: string, at: number, length: number): number {
  if (at === 0 && text.length === length) return CLOSENESS.whole;
  if (at === 0) return CLOSENESS.start;
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? CLOSENESS.inside : CLOSENESS.wordStart;
}

function toResult({ entry, section, relevance, at, isInTitle }: Hit, length: number): SearchResult {
  const searched = isInTitle ? entry.title : `${section.heading}\n${section.content}`;
  const inContent = isInTitle ? -1 : at - section.heading.length - 1;
  // A heading with another heading right under it has no text of its own.
  const text = section.content || section.heading;
  const { paragraph, paragraphNumber, start } = paragraphAt(
    text,
    inContent < 0 ? firstProse(text) : inContent,
  );
  return {
    page: entry.title,
    heading: section.heading,
    content: excerpt(paragraph, inContent < 0 ? 0 : inContent - start, length),
    path: `${entry.path}#${section.anchor}`,
    relevance,
    highlightedMatch: searched.slice(at, at + length).replace('\n', ' '),
    paragraph,
    paragraphNumber,
  };
}

/** Index of the first line that is not a row of a table, for a match that is in no paragraph at all. */
function firstProse(text: string): number {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => !line.includes(CELL_END));
  return lines.slice(0, Math.max(first, 0)).reduce((sum, line) => sum + line.length + 1, 0);
}

function paragraphAt(content: string, at: number) {
  const start = content.lastIndexOf('\n', at - 1) + 1;
  const end = content.indexOf('\n', at);
  return {
    start,
    paragraph: content.slice(start, end < 0 ? undefined : end),
    paragraphNumber: content.slice(0, start).split('\n').length,
  };
}

/** At most about {@link EXCERPT_LENGTH} characters around a match, cut between words. */
function excerpt(paragraph: string, at: number, length: number): string {
  if (paragraph.length <= EXCERPT_LENGTH) return paragraph;
  const from = at <= BEFORE_MATCH ? 0 : nextWord(paragraph, at - BEFORE_MATCH, at);
  const to = Math.max(from + EXCERPT_LENGTH, at + length);
  const cut = to >= paragraph.length ? paragraph.length : lastWord(paragraph, at + length, to);
  return `${from > 0 ? '… ' : ''}${paragraph.slice(from, cut)}${cut < paragraph.length ? ' …' : ''}`;
}

function nextWord(text: string, from: number, limit: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= limit ? from : space + 1;
}

function lastWord(text: string, limit: number, to: number): number {
  const space = text.lastIndexOf(' ', to);
  return space < limit ? to : space;
}
