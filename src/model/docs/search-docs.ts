/**
 * Searching the documentation. The rule: nothing for an empty query; otherwise a case-insensitive substring test
 * against page titles and against each section's heading plus content; at most five results.
 */
import { inSlices } from '../in-slices.ts';
import { excerpt, firstProse, paragraphAt } from './search-excerpt.ts';
import { fold, type SearchEntry, type SearchSection, sectionPath } from './search-index.ts';
import { mostRelevance, type Place, relevanceOf } from './search-relevance.ts';

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
const HOME = '/docs';

/** Text ready to be searched: folded, and with a space where a line ends. */
interface FoldedEntry {
  title: string;
  sections: { text: string; headingLength: number; aliases: string[] }[];
}

const foldedEntries = new WeakMap<SearchEntry, FoldedEntry>();

function foldedEntry(entry: SearchEntry): FoldedEntry {
  const known = foldedEntries.get(entry);
  if (known) return known;
  const fresh = {
    title: fold(entry.title),
    sections: entry.sections.map(({ heading, content, aliases = [] }) => ({
      text: fold(`${heading}\n${content}`).replaceAll('\n', ' '),
      headingLength: heading.length,
      aliases: aliases.map(fold),
    })),
  };
  foldedEntries.set(entry, fresh);
  return fresh;
}

/**
 * Prepares the first query: folds the index and makes the browser compile the search ahead of time, because only the first query
 * pays for either.
 */
export async function prepareSearch(index: readonly SearchEntry[]): Promise<void> {
  await inSlices(index, (entry) => searchDocs([entry], 'e'));
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
  const best: Hit[] = [];
  for (const entry of index) addHits(best, entry, foldedEntry(entry), needle);
  return best.map((hit) => toResult(hit, needle.length));
}

function addHits(best: Hit[], entry: SearchEntry, folded: FoldedEntry, needle: string) {
  const [first] = entry.sections;
  const inTitle = folded.title.indexOf(needle);
  if (inTitle >= 0 && first) {
    const relevance = relevanceOf('title', folded.title, needle);
    addHit(best, { entry, section: first, relevance, at: inTitle, isInTitle: true });
  }
  folded.sections.forEach((searched, number) => {
    const section = entry.sections[number];
    const at = searched.text.indexOf(needle);
    // The page's title is the result for its first section: the two have the same address.
    if (!section || at < 0 || (number === 0 && inTitle >= 0)) return;
    // A single letter is in nearly every section. Most need no look at all its places.
    const place = bestPlace(entry, section, at < searched.headingLength);
    if (mostRelevance(place) <= leastOf(best)) return;
    const relevance = sectionRelevance(entry, section, searched, needle);
    addHit(best, { entry, section, relevance, at, isInTitle: false });
  });
}

/** Keeps the best, best first; those alike in the order in which they came. */
function addHit(best: Hit[], hit: Hit) {
  const place = best.findIndex(({ relevance }) => relevance < hit.relevance);
  best.splice(place < 0 ? best.length : place, 0, hit);
  best.splice(MOST_RESULTS);
}

/** Relevance a hit must exceed to be one of the best. */
function leastOf(best: readonly Hit[]): number {
  return best[MOST_RESULTS - 1]?.relevance ?? 0;
}

/** Chooses the place in which a match counts most, of those where the section has it. */
function bestPlace({ path }: SearchEntry, { aliases }: SearchSection, isInHeading: boolean): Place {
  if (aliases) return isInHeading || aliases.length > 0 ? 'tool' : 'toolText';
  if (path === HOME) return 'home';
  return isInHeading ? 'heading' : 'text';
}

function sectionRelevance(
  { path }: SearchEntry,
  { aliases }: SearchSection,
  searched: FoldedEntry['sections'][number],
  needle: string,
): number {
  const { text, headingLength } = searched;
  const heading = text.slice(0, headingLength);
  const rank = (place: Place, where: string) => relevanceOf(place, where, needle);
  if (aliases) {
    return Math.max(
      rank('tool', heading),
      rank('toolText', text),
      ...searched.aliases.map((alias) => rank('alias', alias)),
    );
  }
  if (path === HOME) return rank('home', text);
  return Math.max(rank('heading', heading), rank('text', text));
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
    path: sectionPath(entry, section),
    relevance,
    highlightedMatch: searched.slice(at, at + length).replace('\n', ' '),
    paragraph,
    paragraphNumber,
  };
}
