/**
 * Searching the documentation. The rule: nothing for an empty query; otherwise a case-insensitive substring test
 * against page titles and against each section's heading plus content; at most five results.
 */
import { CELL_END } from '#article/read-lines.ts';

export interface SearchSection {
  /** Empty for the text before the first heading. */
  heading: string;
  /** Id of the heading on the page; of the page's title for the text before the first heading. */
  anchor: string;
  /** The section's text, one paragraph a line. */
  content: string;
  /** Other names of a tool of the directory. Only tools have the list, be it empty. */
  aliases?: readonly string[];
  /** A category of the directory. */
  isGroup?: boolean;
  /** Other words people search by when this section is the answer, for `close-matches.ts`. */
  keywords?: string;
}

export interface SearchEntry {
  title: string;
  path: string;
  sections: readonly SearchSection[];
}

/** The file that the browser fetches. */
export interface SearchIndex {
  /** Documentation in reading order, from which the results come. */
  docs: readonly SearchEntry[];
  /** Pages outside the documentation, offered where it has no result. */
  outside: readonly SearchEntry[];
}

export interface SearchResult {
  /** The page's title. */
  page: string;
  /** The section's heading; empty before the first. */
  heading: string;
  /** A piece of the paragraph with the match in it. */
  content: string;
  /** Address with the heading's anchor. */
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

/** The front page of the documentation: its cards and tables repeat what other pages say. */
export const HOME = '/docs';

/** A page without anchors has one section, which is found under the page's own address. */
export function sectionPath({ path }: SearchEntry, { anchor }: SearchSection): string {
  return anchor ? `${path}#${anchor}` : path;
}

/** Makes text part of a regular expression; `RegExp.escape` is not in every browser yet. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The best {@link MOST_RESULTS} places for a query. */
export function searchDocs(docs: readonly SearchEntry[], query: string): SearchResult[] {
  const words = query.trim();
  if (words === '') return [];
  const rule = ruleOf(words);
  return docs
    .flatMap((entry) => hitsOf(entry, rule))
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, MOST_RESULTS)
    .map(resultOf);
}

/** How well a text matches: not at all, within a word, at a word's beginning, with whole words, as a whole. */
const [NONE, INSIDE, START, WORD, WHOLE] = [0, 1, 2, 3, 4];

type Rule = ReturnType<typeof ruleOf>;

function ruleOf(query: string) {
  const source = escaped(query).replace(/\s+/g, '\\s+');
  const match = new RegExp(source, 'i');
  const start = new RegExp(`(?<![\\p{L}\\p{N}])${source}`, 'iu');
  const word = new RegExp(`${start.source}(?![\\p{L}\\p{N}])`, 'iu');
  const closeness = (text: string) => {
    if (!match.test(text)) return NONE;
    if (text.length === query.length) return WHOLE;
    return word.test(text) ? WORD : start.test(text) ? START : INSIDE;
  };
  return { match, closeness };
}

interface Hit {
  entry: SearchEntry;
  section: SearchSection;
  relevance: number;
  match: RegExpExecArray;
  /** The page's title is the result for its first section: the two have the same address. */
  isInTitle: boolean;
}

function hitsOf(entry: SearchEntry, rule: Rule): Hit[] {
  return entry.sections.flatMap((section, row) => {
    const isInTitle = row === 0 && rule.match.test(entry.title);
    const match = rule.match.exec(isInTitle ? entry.title : `${section.heading}\n${section.content}`);
    if (!match) return [];
    const relevance = isInTitle
      ? worth('title', rule.closeness(entry.title))
      : sectionRelevance(entry, section, rule);
    return [{ entry, section, relevance, match, isInTitle }];
  });
}

/** The front page of the documentation comes late, because it repeats what other pages say, and a tool's row that says a word. */
const WORTH = { title: 40, toolName: 35, heading: 30, text: 20, tool: 10, home: -80, toolText: -90 };

/** A match within a word comes after all others. */
const worth = (place: keyof typeof WORTH, closeness: number) =>
  WORTH[place] + closeness + (closeness > INSIDE ? 100 : 0);

/** A tool is meant when its name is typed, and hardly ever by a word in its name: "contact" is not Constant Contact. */
function sectionRelevance(entry: SearchEntry, section: SearchSection, { closeness }: Rule): number {
  const { heading, content, aliases } = section;
  if (aliases) {
    const named = Math.max(...[heading, ...aliases].map(closeness));
    return worth(named === WHOLE ? 'toolName' : named > NONE ? 'tool' : 'toolText', named || INSIDE);
  }
  if (entry.path === HOME) return worth('home', closeness(content) || INSIDE);
  const inHeading = closeness(heading);
  const inText = worth('text', closeness(`${heading}\n${content}`));
  return inHeading > NONE ? Math.max(worth('heading', inHeading), inText) : inText;
}

function resultOf({ entry, section, relevance, match, isInTitle }: Hit): SearchResult {
  const { heading } = section;
  // A heading with another heading right under it has no text of its own.
  const content = section.content || heading;
  const paragraphs = content.split('\n');
  const at = isInTitle ? -1 : match.index - heading.length - 1;
  const before = content.slice(0, Math.max(at, 0)).split('\n');
  const isProse = (text: string) => !text.includes(CELL_END);
  const row = at < 0 ? Math.max(paragraphs.findIndex(isProse), 0) : before.length - 1;
  const paragraph = paragraphs[row] ?? '';
  return {
    page: entry.title,
    heading,
    content: excerpt(paragraph, before.at(-1)?.length ?? 0, match[0].length),
    path: sectionPath(entry, section),
    relevance,
    highlightedMatch: match[0].replace('\n', ' '),
    paragraph,
    paragraphNumber: row + 1,
  };
}

const LENGTH = 170;
const BEFORE_MATCH = 60;

/** Cuts about {@link LENGTH} characters around a match, between words. */
export function excerpt(text: string, at: number, length: number): string {
  if (text.length <= LENGTH) return text;
  const from = at > BEFORE_MATCH ? Math.min(text.indexOf(' ', at - BEFORE_MATCH) + 1, at) : 0;
  const end = Math.max(from + LENGTH, at + length);
  const to = end < text.length ? Math.max(text.lastIndexOf(' ', end), at + length) : end;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
