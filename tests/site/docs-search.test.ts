/** How often the documentation search leads to the right place, on the index of the built site. */
import { expect, test } from 'vitest';
import { indexWords } from '#screens/docs/search/close-matches.ts';
import { pageNamed, type SearchIndex, searchDocs, sectionPath } from '#screens/docs/search/search-docs.ts';
import { FEW_RESULTS } from '#screens/docs/search/use-search.ts';
import questions from '../fixtures/search-questions.json' with { type: 'json' };
import { readSiteFile } from '../support/built-site.ts';

const index: SearchIndex = JSON.parse(readSiteFile('docs/search-index.json'));
const findCloseMatches = await indexWords(index);
const addresses = [...index.docs, ...index.outside].flatMap((entry) =>
  entry.sections.map((section) => sectionPath(entry, section)),
);

/** The addresses that the dialog shows for a query in its order: results, the page it names, and after few or none what is close. */
function shownFor(query: string): string[] {
  const results = searchDocs(index.docs, query);
  const close = results.length < FEW_RESULTS ? findCloseMatches(query) : [];
  const named = pageNamed(index, query) ?? [];
  return [...new Set([results, named, close].flat().map(({ path }) => path))];
}

/** An answer without a fragment includes every section of its page and every page below it. */
const isPartOf = (address: string, answer: string) =>
  address === answer || address.startsWith(`${answer}#`) || address.startsWith(`${answer}/`);

/**
 * Each question stands before the addresses that answer it; one without a fragment means any section of its page. Most were
 * asked by people who knew neither the search nor its keywords.
 */
test('of twenty questions nineteen have a right page or section among the first three, and sixteen as the first', () => {
  // An owner may have taken a page away since.
  const asked = questions.filter(([, ...answers]) =>
    answers.some((answer) => addresses.some((address) => isPartOf(address, answer))),
  );
  expect(asked.length).toBeGreaterThan(questions.length / 2);
  const found = asked.map(([question = '', ...answers]) => {
    const isRight = (address: string) => answers.some((answer) => isPartOf(address, answer));
    return { question, at: shownFor(question).findIndex(isRight) };
  });
  const missedIn = (looks: number) =>
    found.filter(({ at }) => at < 0 || at >= looks).map(({ question }) => question);
  expect(missedIn(3).length / asked.length, missedIn(3).join('; ')).toBeLessThan(0.05);
  expect(missedIn(1).length / asked.length).toBeLessThan(0.2);
});
