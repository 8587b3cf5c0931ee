/** What the search offers where little matches as it is written. */

import { foldedName, toolKey, toolsNamed } from '#model/names.ts';
import { CODE_END } from '#src/search/read-lines.ts';
import {
  AROUND_NAME,
  excerpt,
  MOST_RESULTS,
  pageNamed,
  type SearchIndex,
  type SearchResult,
  type SearchSection,
  searchDocs,
  sectionPath,
  spellings,
} from '#src/search/search-docs.ts';
import { closeIndex, stemsOf, wordsOf } from '../close-index.ts';

export interface CloseMatch extends Pick<SearchResult, 'page' | 'heading' | 'path' | 'content'> {
  marks: RegExp;
}

export type FindCloseMatches = (query: string) => CloseMatch[];

const MOST_OF_PAGE = 3;

/** A page's beginning has words of all its parts, one of which may be meant. */
const TOP = 0.85;

/** Pricing and what is headed by a question answer one. */
const ANSWER = /^\/pricing|\?$/;

function worthOf(path: string, { heading, aliases, isGroup }: SearchSection, row: number) {
  if (row === 0) return TOP;
  if (isGroup) return 0.3;
  if (aliases) return 0.5;
  return ANSWER.test(`${path} ${heading}`) ? 1.06 : 1;
}

function placesOf({ docs, outside, words = [] }: SearchIndex) {
  const written = new Map(
    words.flatMap((entry) =>
      entry.sections.map((section) => [sectionPath(entry, section), section.content]),
    ),
  );
  return [...docs, ...outside].flatMap((entry) => {
    const keywords = entry.sections.map(
      (section) =>
        section.aliases?.join(' ') ??
        section.keywords ??
        written.get(sectionPath(entry, section)) ??
        '',
    );
    return entry.sections.map((section, row) => {
      const { heading, content, aliases, isGroup } = section;
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
        worth: worthOf(path, section, row),
        words: {
          heading: heading || entry.title,
          keywords: keywords[row] ?? '',
          // What a tool's row says, hundreds say; a group lists tools.
          content: (aliases ?? isGroup) ? '' : content,
          // Who names the page may ask for a part of it.
          title: row > 0 && !aliases ? `${entry.title} ${keywords[0]}` : entry.title,
          names: row > 0 ? '' : (entry.names ?? []).join(' '),
        },
      };
    });
  });
}

export async function indexWords(index: SearchIndex): Promise<FindCloseMatches> {
  const places = placesOf(index);
  const find = await closeIndex(places);
  // "Close" and "Front" are tools, and ordinary words.
  const ordinary = new Set(
    places.flatMap(({ words }) => words.content.match(/(?<![\p{L}\p{N}])\p{Ll}+(?!\p{L})/gu) ?? []),
  );
  /** "make" is a word, "make.com" a name. */
  const keyOf = (text: string) => {
    const key = toolKey(text);
    return key.length > 2 && (key !== foldedName(text) || !ordinary.has(key)) ? key : '';
  };
  /** Tools called as one word, or two. */
  const mentioned = (words: readonly string[]) => {
    const keys = words.flatMap((word, at) => [word, word + (words[at + 1] ?? '')]).map(keyOf);
    return keys.flatMap((key) => places.filter(({ names }) => names.includes(key)));
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
    const { meant, found: rows } = find(query);
    const found = rows.map(({ row, terms }) => ({ place: places[row], terms }));
    const isMended = meant !== wordsOf(query).join(' ');
    const asked = (isMended ? meant : query).replace(AROUND_NAME, ' ').trim();
    // Without its slips it may be found as written.
    const written = [
      pageNamed(index, meant).page,
      ...searchDocs(index.docs, meant),
      ...searchDocs(index.outside, meant),
    ].flatMap((row) => places.filter(({ path }) => path === row?.path));
    const words = asked.split(/[\s/,]+/);
    const tools = mentioned(words);
    // Where each word is a tool, all of them are meant.
    const first = tools.length < words.length ? [] : tools;
    for (const { place, terms } of [
      ...(isMended ? written.map((place) => ({ place, terms: [meant] })) : []),
      ...called([...named(stemsOf(asked)), ...toolsNamed(places, keyOf(asked)), ...first]),
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

/** Prose with as many of the words goes before code. */
function bestPart(content: string, marks: RegExp): string {
  const worth = (text: string) =>
    new Set(text.toLowerCase().match(marks)).size * (text.includes(CODE_END) ? 0.4 : 1);
  const best = content.split('\n').reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return excerpt(best, Math.max(best.search(marks), 0), 0);
}
