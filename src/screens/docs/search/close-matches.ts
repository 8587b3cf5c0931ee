/** What the documentation's search offers where nothing matches as it is written. Loaded only then. */
import { closeIndex } from '#model/close-index.ts';
import { escaped, excerpt, HOME, type SearchIndex, sectionPath } from './search-docs.ts';

export interface CloseMatch {
  page: string;
  heading: string;
  path: string;
  /** A piece of the section's text. */
  content: string;
  /** The words that matched. */
  marks: RegExp;
}

export type FindCloseMatches = (query: string) => CloseMatch[];

/** A page is offered twice at most, so that one long page cannot fill the list. */
const MOST_OF_PAGE = 2;

/** Worth of what repeats other pages, or of which there is much. */
const WORTH = { home: 0.5, group: 0.6, tool: 0.5, section: 1 };

/** Finds sections close to a query that matches little by the rule of `search-docs.ts`, also by a section's keywords. */
export async function indexWords({ docs, outside }: SearchIndex): Promise<FindCloseMatches> {
  const places = [...docs, ...outside].flatMap((entry) =>
    entry.sections.map((section) => {
      const { heading, content, aliases, isGroup, keywords } = section;
      const kind = aliases ? 'tool' : isGroup ? 'group' : entry.path === HOME ? 'home' : 'section';
      // A tool is found by its names only: what its row says is shared by hundreds. A group lists tools.
      const isRead = kind === 'section' || kind === 'home';
      return {
        page: entry.title,
        path: sectionPath(entry, section),
        heading,
        content,
        worth: WORTH[kind],
        words: {
          heading: heading || entry.title,
          keywords: [...(aliases ?? []), keywords].join(' '),
          title: entry.title,
          content: isRead ? content : '',
        },
      };
    }),
  );
  const find = await closeIndex(places, { heading: 2.5, keywords: 3, title: 1, content: 1 });
  return (query) => {
    const chosen = new Map<string, CloseMatch>();
    for (const { row, terms } of find(query)) {
      const place = places[row];
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
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** A piece of the paragraph with most of the words, of prose rather than of code. */
function bestPart(content: string, marks: RegExp): string {
  const worth = (text: string) =>
    new Set(text.toLowerCase().match(marks)).size * (/[{};=<>]/.test(text) ? 0.4 : 1);
  const best = content.split('\n').reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return excerpt(best, Math.max(best.search(marks), 0), 0);
}
