import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { indexWords } from '#screens/docs/search/close-matches.ts';
import {
  MOST_RESULTS,
  pageNamed,
  type SearchIndex,
  sectionPath,
} from '#screens/docs/search/search-docs.ts';
import { rowsOf } from '#screens/docs/search/use-search.ts';
import { readSiteFile } from '../support/built-site.ts';

const index: SearchIndex = JSON.parse(readSiteFile('docs/search-index.json'));

/** @returns the addresses that the dialog shows for a query, in its order */
async function searchOf(pages: SearchIndex) {
  const findCloseMatches = await indexWords(pages);
  return (query: string): string[] => {
    const { results, place = [], isPlaceFirst, close } = rowsOf(pages, query, findCloseMatches);
    const rows = isPlaceFirst ? [place, results, close] : [results, place, close];
    return rows.flat().map(({ path }) => path);
  };
}

/** Without a fragment: with every section of its page and every page below it. */
const isPartOf = (address: string, answer: string) =>
  address === answer || address.startsWith(`${answer}#`) || address.startsWith(`${answer}/`);

test.each(['price', 'contact', 'blog', 'faq', 'call me', 'legit', 'what do you do', 'data', 'pri'])(
  'the page that “%s” names takes one of five rows, the first where it is its name',
  async (query) => {
    const shownFor = await searchOf(index);
    const { page, isWhole } = pageNamed(index, query);
    const paths = shownFor(query);
    expect(paths.length).toBeLessThanOrEqual(MOST_RESULTS);
    expect(new Set(paths).size).toBe(paths.length);
    if (isWhole) expect(paths[0]).toBe(page?.path);
  },
);

const QUESTIONS = 'tests/fixtures/search-questions.yaml';
const questions = Object.entries<string>(parse(readFileSync(QUESTIONS, 'utf8'))).map(
  ([question, path]) => [question, path.startsWith('/') ? path : `/docs/${path}`] as const,
);
/** Of the pages that a question names: an owner's other articles and documents do not compete. */
const named: SearchIndex = {
  docs: index.docs.filter(isNamed),
  outside: index.outside.filter(isNamed),
};

function isNamed({ path }: { path: string }): boolean {
  return questions.some(([, answer]) => isPartOf(answer, path));
}

/** Asked once by people who knew neither the search nor its keywords. */
test('of twenty questions nineteen have a right page or section among the first three', async () => {
  const addresses = [...named.docs, ...named.outside].flatMap((entry) =>
    entry.sections.map((section) => sectionPath(entry, section)),
  );
  // An owner may have taken a page away since.
  const asked = questions.filter(([, answer]) =>
    addresses.some((address) => isPartOf(address, answer)),
  );
  expect(asked.length).toBeGreaterThan(40);
  const shownFor = await searchOf(named);
  const missed = asked.filter(([question, answer]) => {
    const shown = shownFor(question).slice(0, 3);
    return !shown.some((address) => isPartOf(address, answer));
  });
  const names = missed.map(([question]) => question).join('; ');
  expect(missed.length / asked.length, names).toBeLessThan(0.05);
});
