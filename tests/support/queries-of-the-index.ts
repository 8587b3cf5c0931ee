/** Queries that the built index answers as a journey needs it, so that no journey names words of a document. */
import { searchDocs } from '#model/docs/search-docs.ts';
import { sectionPath } from '#model/docs/search-index.ts';
import { LOOKED_AT, openDocsSearch, shownFor } from './built-search.ts';

const LONG_WORDS = /[a-z]{6,}/gi;
const TOOLS = '/docs/technology-stack';

const withoutFourthLetter = (word: string) => word.slice(0, 3) + word.slice(4);

function firstOf<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`These journeys need ${what}.`);
  return found;
}

/** Two words of a heading, a letter short: the rule finds nothing, and what is close begins with that heading. */
export async function misspeltHeading(): Promise<{ query: string; words: string[]; path: string }> {
  const search = await openDocsSearch();
  const slips = search.index.docs
    .filter(({ path }) => path !== TOOLS)
    .flatMap((entry) =>
      entry.sections.map((section) => {
        const words = (section.heading.match(LONG_WORDS) ?? []).slice(0, 2);
        const query = words.map(withoutFourthLetter).join(' ').toLowerCase();
        return { query, words, path: sectionPath(entry, section) };
      }),
    );
  const isFirstClose = ({ query, path }: { query: string; path: string }) =>
    searchDocs(search.index.docs, query).length === 0 && search.findCloseMatches(query)[0]?.path === path;
  return firstOf(
    slips.find((slip) => slip.words.length === 2 && isFirstClose(slip)),
    'a heading in content/docs that is found in spite of two slips',
  );
}

/** A word that so few sections have that what is close follows them; with the address of the first of those. */
export async function rareWord(): Promise<{ query: string; firstClose: string }> {
  const search = await openDocsSearch();
  const text = search.index.docs.flatMap(({ sections }) => sections.map(({ content }) => content)).join(' ');
  for (const query of new Set(text.toLowerCase().match(LONG_WORDS))) {
    const results = searchDocs(search.index.docs, query).length;
    if (results === 0 || results >= LOOKED_AT) continue;
    const firstClose = shownFor(search, query)[results];
    if (firstClose !== undefined) return { query, firstClose };
  }
  throw new Error('These journeys need a rare word in content/docs to which something is close.');
}

/** Two words in a row, as the first result for them has them. */
export async function wordsInARow(): Promise<string> {
  const { index } = await openDocsSearch();
  const phrases = index.docs.flatMap(({ sections }) =>
    sections.flatMap(({ content }) => content.toLowerCase().match(/[a-z]{5,} [a-z]{5,}/g) ?? []),
  );
  return firstOf(
    phrases.find((phrase) => searchDocs(index.docs, phrase)[0]?.highlightedMatch.toLowerCase() === phrase),
    'two words in a row in content/docs',
  );
}
