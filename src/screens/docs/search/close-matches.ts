/** What the search offers where little matches as it is written. */

import { foldedName, toolKey, toolsNamed } from '#model/names.ts';
import { CODE_END } from '#src/search/read-lines.ts';
import {
  AROUND_NAME,
  excerpt,
  MOST_RESULTS,
  type SearchIndex,
  type SearchResult,
  type SearchSection,
  sectionPath,
  spellings,
} from '#src/search/search-docs.ts';
import { closeIndex, stemsOf, swapsOf, wordsOf } from '../close-index.ts';

export interface CloseMatch extends Pick<SearchResult, 'page' | 'heading' | 'path' | 'content'> {
  marks: RegExp;
}

export type FindCloseMatches = (query: string) => CloseMatch[];

const MOST_OF_PAGE = 3;

/** A page's beginning has words of all its parts, one of which may be meant. */
const TOP = 0.75;

/** Pricing and what is headed by a question answer one. */
const ANSWER = /^\/pricing|\?$/;

function worthOf(path: string, { heading, aliases, isGroup }: SearchSection) {
  if (isGroup) return 0.3;
  if (aliases) return 0.5;
  return ANSWER.test(`${path} ${heading}`) ? 1.25 : 1;
}

type Section = SearchSection & { keywords: string };

/** A tool is found by its names alone: what its row says, hundreds say. A group lists tools. */
function wordsIn(title: string, { heading, content, aliases, isGroup, keywords }: Section) {
  const read = (aliases ?? isGroup) ? '' : content;
  const own = new Set(wordsOf(`${title} ${heading} ${read}`));
  // A synonym says nothing where the word itself stands.
  const others = aliases ?? keywords.split(' ').filter((word) => !own.has(word));
  return { heading: heading || title, keywords: others.join(' '), content: read };
}

function withWords({ docs, outside, words = [] }: SearchIndex) {
  const written = new Map(
    words.flatMap((entry) =>
      entry.sections.map((section) => [sectionPath(entry, section), section.content]),
    ),
  );
  return [...docs, ...outside].map((entry) => {
    const sections = entry.sections.map((section) => ({
      ...section,
      keywords: section.keywords ?? written.get(sectionPath(entry, section)) ?? '',
    }));
    return { ...entry, sections };
  });
}

const placesOf = (index: SearchIndex) =>
  withWords(index).flatMap((entry) => {
    const ofPage = entry.sections[0]?.keywords ?? '';
    return entry.sections.map((section, row) => {
      const { heading, content, aliases } = section;
      const path = sectionPath(entry, section);
      const called = aliases ? [heading, ...aliases] : [];
      return {
        page: entry.title,
        path,
        heading,
        content,
        called,
        names: called.map(toolKey),
        stems: aliases ? foldedName(heading) : stemsOf(heading),
        worth: worthOf(path, section) * (row > 0 ? 1 : TOP),
        words: {
          ...wordsIn(entry.title, section),
          // Who names the page may ask for a part of it.
          title: row > 0 && !aliases ? `${entry.title} ${ofPage}` : entry.title,
          names: row > 0 ? '' : (entry.names ?? []).join(' '),
        },
      };
    });
  });

export async function indexWords(index: SearchIndex): Promise<FindCloseMatches> {
  const places = placesOf(index);
  const fields = { heading: 3, keywords: 3, names: 8, title: 1, content: 1 };
  const find = await closeIndex(places, fields);
  // "Close" and "Front" are tools, and ordinary words.
  const ordinary = new Set(
    places.flatMap(({ words }) => words.content.match(/(?<![\p{L}\p{N}])\p{Ll}+(?!\p{L})/gu) ?? []),
  );
  const known = new Set(places.flatMap(({ words }) => wordsOf(Object.values(words).join(' '))));
  /** "make" is a word, "make.com" a name. */
  const keyOf = (text: string) => {
    const key = toolKey(text);
    return key.length > 2 && (key !== foldedName(text) || !ordinary.has(key)) ? key : '';
  };
  /** The one tool that a misspelt word means, if it can be no other word. */
  const withSlip = (key: string) => {
    if (known.has(key)) return [];
    const tools = places.filter(({ names }) => names.some((name) => isSlip(key, name)));
    const isOther = tools.length > 1 || [...ordinary].some((word) => isSlip(key, word));
    return isOther ? [] : tools;
  };
  /** Tools called as one word, or two. */
  const mentioned = (words: readonly string[]) => {
    const keys = words.flatMap((word, at) => [word, word + (words[at + 1] ?? '')]).map(keyOf);
    const tools = keys.flatMap((key) => places.filter(({ names }) => names.includes(key)));
    return [...tools, ...keys.flatMap(withSlip)];
  };
  /** "What is RAG?" asks for the one section of that name. */
  const named = (asked: string) => {
    const sections = places.filter(({ stems }) => stems === asked);
    return sections.length === 1 ? sections : [];
  };
  return (query) => {
    const chosen = new Map<string, CloseMatch>();
    const called = (some: typeof places) =>
      some.map((place) => ({ place, terms: [place.heading, ...place.called] }));
    const found = find(query).map(({ row, terms }) => ({ place: places[row], terms }));
    const asked = query.replace(AROUND_NAME, ' ').trim();
    const words = asked.split(/[\s/,]+/);
    const tools = mentioned(words);
    // Where each word is a tool, all of them are meant.
    const first = tools.length < words.length ? [] : tools;
    for (const { place, terms } of [
      ...called([...named(stemsOf(asked)), ...toolsNamed(places, keyOf(asked)), ...first]),
      ...found.splice(0, 2),
      ...called(tools.slice(0, 1)),
      ...found,
    ]) {
      const ofPage = [...chosen.values()].filter(({ page }) => page === place?.page).length;
      if (!place || chosen.has(place.path) || ofPage === MOST_OF_PAGE) continue;
      const { page, heading, path } = place;
      const marks = wholeWords(terms);
      chosen.set(path, { page, heading, path, marks, content: bestPart(place.content, marks) });
      // Some are shown already.
      if (chosen.size === 2 * MOST_RESULTS) break;
    }
    return [...chosen.values()];
  };
}

/** Without words it matches nothing. */
function wholeWords(words: readonly string[]): RegExp {
  const some = words.map(spellings).join('|') || '(?!)';
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${some})(?![\\p{L}\\p{N}])`, 'giu');
}

/** A letter missing, too many, or swapped, but none wrong: "gmal" is as near to "goal". */
function isSlip(typed: string, name: string): boolean {
  if (typed.length < 4 || typed[0] !== name[0]) return false;
  const [short, long] = typed.length < name.length ? [typed, name] : [name, typed];
  const shorter = [...long].map((_, at) => long.slice(0, at) + long.slice(at + 1));
  return [...shorter, ...swapsOf(long)].includes(short);
}

/** Prose with as many of the words goes before code. */
function bestPart(content: string, marks: RegExp): string {
  const worth = (text: string) =>
    new Set(text.toLowerCase().match(marks)).size * (text.includes(CODE_END) ? 0.4 : 1);
  const best = content.split('\n').reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return excerpt(best, Math.max(best.search(marks), 0), 0);
}
