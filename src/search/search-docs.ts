/**
 * A query is a part of a page's title, or of a section's heading plus content, in any case and
 * spelling ({@link spellings}).
 */

import { foldedName, oneSpelling } from '#model/names.ts';
import { CELL_END, CODE_END } from './read-lines.ts';

export interface SearchSection {
  /** It is empty before the first heading, where the anchor is that of the title. */
  heading: string;
  anchor: string;
  /** Each paragraph is a line. */
  content: string;
  /** Only tools of the directory have this list, be it empty. */
  aliases?: readonly string[];
  isGroup?: boolean;
  /** Other words for what the section answers, for `close-matches.ts`. */
  keywords?: string | undefined;
}

export interface SearchEntry {
  title: string;
  path: string;
  sections: readonly SearchSection[];
  /** A query that is one of these, or begins one, may mean the whole page. */
  names?: readonly string[];
}

export interface SearchIndex {
  /** What has names, with its beginning alone. */
  places: readonly SearchEntry[];
  docs: readonly SearchEntry[];
  outside: readonly SearchEntry[];
  /** Keywords of the documentation, as content: what is found as written needs none. */
  words?: readonly SearchEntry[];
}

/** Each part is a file, which is fetched by need. */
export const SEARCH_FILES: Record<keyof SearchIndex, string> = {
  places: '/docs/search-index.json',
  docs: '/docs/search-index-docs.json',
  outside: '/docs/search-index-outside.json',
  words: '/docs/search-index-words.json',
};

export interface SearchResult {
  page: string;
  heading: string;
  content: string;
  path: string;
  relevance: number;
  /** It is written as in the page. */
  highlightedMatch: string;
  /** The paragraph the match is in, or the section's first when the match is in a title. */
  paragraph: string;
  paragraphNumber: number;
}

export const MOST_RESULTS = 5;

/** The front page repeats what other pages say. */
const HOME = '/docs';

export const sectionPath = ({ path }: SearchEntry, { anchor }: SearchSection): string =>
  anchor ? `${path}#${anchor}` : path;

/** A name and its figure are one word, or two, or have a hyphen: `ISO 27001`. */
const NAME_END = '(?<=\\p{L}{2})_(?=\\d)|(?<=\\d)_(?=\\p{L}{2})';
const nameEnds = (between: string) => new RegExp(NAME_END.replaceAll('_', between), 'gu');

/** An expression: in a folded copy of what is searched a match would have another place. */
export const spellings = (text: string) =>
  escaped(oneSpelling(text).replace(nameEnds('[-\\s]+'), ''))
    .replace(/\s+/g, '\\s+')
    .replaceAll('-', '[-‑–—]')
    .replace(nameEnds(''), '[-‑–—\\s]*')
    .replace(/(?<=\d)000(?!\d)/g, '(?:[,.\\s]*000|k)')
    .replace(/(?<=\d)(?=(?:\d{3})+(?!\d))/g, '[,.\\s]*')
    .replaceAll("'", "['’‘ʼ`´]")
    .replaceAll('"', '["“”„«»]');

/** `RegExp.escape` is not in every browser yet. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Quotation marks around words are no part of them. */
const QUOTED = /^["“”„«»'‘’]\s*(\S.*?)\s*["“”„«»'‘’]$/;

export function searchDocs(docs: readonly SearchEntry[], query: string): SearchResult[] {
  const typed = oneSpelling(query).trim();
  const words = QUOTED.exec(typed)?.[1] ?? typed;
  if (words === '') return [];
  const match = new RegExp(spellings(words), 'iu');
  const start = new RegExp(`(?<![\\p{L}\\p{N}])${match.source}`, 'iu');
  const word = new RegExp(`${start.source}(?![\\p{L}\\p{N}])`, 'iu');
  const closeness = (text: string) => {
    const [found] = match.exec(text) ?? [];
    if (found === undefined) return NONE;
    if (found === text) return WHOLE;
    if (word.test(text)) return WORD;
    return start.test(text) ? START : INSIDE;
  };
  return docs
    .flatMap((entry) =>
      entry.sections.flatMap((section, row) => {
        // The title and the first section have one address.
        const isInTitle = row === 0 && match.test(entry.title);
        const found = match.exec(
          isInTitle ? entry.title : `${section.heading}\n${section.content}`,
        );
        if (!found) return [];
        const relevance = isInTitle
          ? worth('title', closeness(entry.title))
          : sectionRelevance(entry, section, match.source.includes('\\s'), closeness);
        return [{ entry, section, relevance, found, isInTitle }];
      }),
    )
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, MOST_RESULTS)
    .map(({ entry, section, relevance, found, isInTitle }) => ({
      page: entry.title,
      heading: section.heading,
      path: sectionPath(entry, section),
      relevance,
      highlightedMatch: found[0].replace('\n', ' '),
      ...paragraphOf(
        section,
        isInTitle ? -1 : found.index - section.heading.length - 1,
        found[0].length,
      ),
    }));
}

export const AROUND_NAME =
  /\b(?:an?|and|any|api|are|can|compatible|connect(?:s|ed|ion|or)?|define|do(?:es)?|explain|have|i|in|integrat(?:e|es|ed|ions?)|is|it|mean(?:ing)?|me|my|of|or|our|plugin|policy|support(?:s|ed)?|the|there|to|use|we|what|where|who|with|works?|you|your)\b/giu;

/** So many words tell of a case, which somebody should read. */
const WORDS_OF_MESSAGE = 18;

/** A query that begins the names of several pages means the first. */
export function pageNamed({ places }: Pick<SearchIndex, 'places'>, query: string) {
  const typed = foldedName(query);
  const bare = foldedName(query.replace(AROUND_NAME, ' '));
  const named = (test: (name: string) => boolean) =>
    places.find(({ names }) => names?.some((name) => test(foldedName(name))));
  const whole =
    query.split(/\s+/).length > WORDS_OF_MESSAGE
      ? places.find(({ path }) => path === '/contact')
      : (named((name) => name === typed) ?? named((name) => name === bare));
  const begun = typed.length > 2 ? named((name) => name.startsWith(typed)) : undefined;
  return { page: whole ?? begun, isWhole: whole !== undefined };
}

const [NONE, INSIDE, START, WORD, WHOLE] = [0, 1, 2, 3, 4];

const WORTH = {
  title: 40,
  toolName: 35,
  heading: 30,
  text: 20,
  tool: 10,
  home: -80,
  toolText: -90,
};

/** A match within a word comes after all others. */
const worth = (place: keyof typeof WORTH, closeness: number) =>
  WORTH[place] + closeness + (closeness > INSIDE ? 100 : 0);

/** A tool is meant by its name, or two words of it: "contact" is not Constant Contact. */
function sectionRelevance(
  { path }: SearchEntry,
  { heading, content, aliases }: SearchSection,
  isOfWords: boolean,
  closeness: (text: string) => number,
): number {
  if (aliases) {
    const named = Math.max(...[heading, ...aliases].map(closeness));
    const isMeant = named === WHOLE || (isOfWords && named > INSIDE);
    if (isMeant) return worth('toolName', named);
    return named > NONE ? worth('tool', named) : worth('toolText', INSIDE);
  }
  if (path === HOME) return worth('home', closeness(content) || INSIDE);
  const inHeading = closeness(heading);
  const inText = worth('text', closeness(`${heading}\n${content}`));
  return inHeading > NONE ? Math.max(worth('heading', inHeading), inText) : inText;
}

/** @param at place of the match in the section's text; negative in a title or heading */
function paragraphOf({ heading, content: text }: SearchSection, at: number, length: number) {
  // A heading with another heading right under it has no text of its own.
  const content = text || heading;
  const paragraphs = content.split('\n');
  const before = content.slice(0, Math.max(at, 0)).split('\n');
  const prose = Math.max(
    paragraphs.findIndex((words) => !words.includes(CELL_END)),
    0,
  );
  const row = at < 0 ? prose : before.length - 1;
  const paragraph = paragraphs[row] ?? '';
  const shown = excerpt(paragraph, before.at(-1)?.length ?? 0, length);
  return { content: shown, paragraph, paragraphNumber: row + 1 };
}

const LENGTH = 170;
const BEFORE_MATCH = 60;

/** About {@link LENGTH} characters around a match, between words; of code its lines. */
export function excerpt(text: string, at: number, length: number): string {
  if (text.includes(CODE_END))
    return text.slice(
      text.lastIndexOf(CODE_END, at - 1) + 1,
      text.indexOf(CODE_END, at + length) + 1,
    );
  if (text.length <= LENGTH) return text;
  const from = at > BEFORE_MATCH ? Math.min(text.indexOf(' ', at - BEFORE_MATCH) + 1, at) : 0;
  const end = Math.max(from + LENGTH, at + length);
  const to = end < text.length ? Math.max(text.lastIndexOf(' ', end), at + length) : end;
  return `${from > 0 ? '…\u00a0' : ''}${text.slice(from, to)}${to < text.length ? '\u00a0…' : ''}`;
}
