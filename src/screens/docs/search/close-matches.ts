/** What the search offers where little matches as it is written. */
import { CODE_END } from '#article/read-lines.ts';
import { closeIndex, wordsOf } from '#model/close-index.ts';
import { toolKey, toolsNamed } from '#model/names.ts';
import {
  excerpt,
  HOME,
  type SearchIndex,
  type SearchResult,
  sectionPath,
  spellings,
} from './search-docs.ts';

export interface CloseMatch extends Pick<SearchResult, 'page' | 'heading' | 'path' | 'content'> {
  /** The words that matched. */
  marks: RegExp;
}

export type FindCloseMatches = (query: string) => CloseMatch[];

/** So that one long page cannot fill the list. */
const MOST_OF_PAGE = 2;

/** In a question whether a tool is connected. */
const AROUND_NAME =
  /\b(?:an?|and|api|are|can|compatible|connect(?:s|ed|ion|or)?|do(?:es)?|have|in|integrat(?:e|es|ed|ions?)|is|it|of|our|plugin|support(?:s|ed)?|the|to|use|we|with|works?|you|your)\b/giu;

export async function indexWords({ docs, outside }: SearchIndex): Promise<FindCloseMatches> {
  const places = [...docs, ...outside].flatMap((entry) =>
    entry.sections.map((section) => {
      const { heading, content, aliases, keywords = '' } = section;
      // A tool is found by its names alone: what its row says, hundreds say. A group lists tools.
      const read = aliases || section.isGroup ? '' : content;
      const own = new Set(wordsOf(`${entry.title} ${heading} ${read}`));
      // A synonym says nothing where the word itself stands.
      const others = aliases ?? keywords.split(' ').filter((word) => !own.has(word));
      return {
        page: entry.title,
        path: sectionPath(entry, section),
        heading,
        content,
        names: aliases ? [heading, ...aliases].map(toolKey) : [],
        // Tools are many, and the front page repeats other pages.
        worth: aliases || entry.path === HOME ? 0.5 : 1,
        words: {
          heading: heading || entry.title,
          keywords: others.join(' '),
          title: entry.title,
          content: read,
        },
      };
    }),
  );
  // A list of keywords is long, which halves the worth of each.
  const find = await closeIndex(places, { heading: 2.5, keywords: 3, title: 1, content: 1 });
  // "Close" and "Front" are tools, and words of the documentation.
  const ordinary = new Set(
    places.flatMap(({ words }) => words.content.match(/(?<![\p{L}\p{N}])\p{Ll}+(?!\p{L})/gu) ?? []),
  );
  const isName = (key: string) => key.length > 2 && !ordinary.has(key);
  const meant = (query: string) => {
    const key = toolKey(query.replace(AROUND_NAME, ' '));
    return isName(key) ? toolsNamed(places, key) : [];
  };
  /** The tool that is called as one word of the query, or two. */
  const mentioned = (words: readonly string[]) => {
    const keys = words.flatMap((word, at) => [word, word + (words[at + 1] ?? '')]).filter(isName);
    return places.filter(({ names }) => names.some((name) => keys.includes(name))).slice(0, 1);
  };
  return (query) => {
    const chosen = new Map<string, CloseMatch>();
    const words = wordsOf(query);
    const named = (tools: typeof places) => tools.map((place) => ({ place, terms: words }));
    const found = find(query).map(({ row, terms }) => ({ place: places[row], terms }));
    const closest = found.splice(0, 2);
    for (const { place, terms } of [
      ...named(meant(query)),
      ...closest,
      ...named(mentioned(words)),
      ...found,
    ]) {
      const ofPage = [...chosen.values()].filter(({ page }) => page === place?.page).length;
      if (!place || chosen.has(place.path) || ofPage === MOST_OF_PAGE) continue;
      const { page, heading, path } = place;
      const marks = wholeWords(terms);
      chosen.set(path, { page, heading, path, marks, content: bestPart(place.content, marks) });
    }
    return [...chosen.values()];
  };
}

function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(spellings).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
}

/** Of the paragraph with most of the words, rather prose than code. */
function bestPart(content: string, marks: RegExp): string {
  const worth = (text: string) =>
    new Set(text.toLowerCase().match(marks)).size * (text.includes(CODE_END) ? 0.4 : 1);
  const best = content.split('\n').reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return excerpt(best, Math.max(best.search(marks), 0), 0);
}
