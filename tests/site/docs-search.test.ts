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
const findCloseMatches = await indexWords(index);
const addresses = [...index.docs, ...index.outside].flatMap((entry) =>
  entry.sections.map((section) => sectionPath(entry, section)),
);

/** The addresses that the dialog shows for a query, in its order. */
function shownFor(query: string): string[] {
  const { results, place = [], isPlaceFirst, close } = rowsOf(index, query, findCloseMatches);
  const rows = isPlaceFirst ? [place, results, close] : [results, place, close];
  return rows.flat().map(({ path }) => path);
}

/** Without a fragment: with every section of its page and every page below it. */
const isPartOf = (address: string, answer: string) =>
  address === answer || address.startsWith(`${answer}#`) || address.startsWith(`${answer}/`);

test.each(['price', 'contact', 'blog', 'faq', 'call me', 'legit', 'what do you do', 'data', 'pri'])(
  'the page that “%s” names takes one of five rows, the first where it is its name',
  (query) => {
    const { page, isWhole } = pageNamed(index, query);
    const paths = shownFor(query);
    expect(paths.length).toBeLessThanOrEqual(MOST_RESULTS);
    expect(new Set(paths).size).toBe(paths.length);
    if (isWhole) expect(paths[0]).toBe(page?.path);
  },
);

const QUESTIONS = 'tests/fixtures/search-questions.yaml';
const questions: Record<string, string> = parse(readFileSync(QUESTIONS, 'utf8'));

/** Asked once by people who knew neither the search nor its keywords. */
test('of twenty questions nineteen have a right page or section among the first three', () => {
  const asked = Object.entries(questions)
    .map(([question, path]) => [question, path.startsWith('/') ? path : `/docs/${path}`] as const)
    // An owner may have taken a page away since.
    .filter(([, answer]) => addresses.some((address) => isPartOf(address, answer)));
  expect(asked.length).toBeGreaterThan(40);
  const missed = asked.filter(([question, answer]) => {
    const shown = shownFor(question).slice(0, 3);
    return !shown.some((address) => isPartOf(address, answer));
  });
  const names = missed.map(([question]) => question).join('; ');
  expect(missed.length / asked.length, names).toBeLessThan(0.05);
});
