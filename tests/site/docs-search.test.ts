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

/** Without a fragment: with every section of its page and every page below it. */
const isPartOf = (address: string, answer: string) =>
  address === answer || address.startsWith(`${answer}#`) || address.startsWith(`${answer}/`);

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
  expect(asked.length).toBeGreaterThan(0.6 * questions.length);
  const findCloseMatches = await indexWords(named);
  /** What the dialog shows, in its order. */
  const shownFor = (query: string) => {
    const { results, place = [], isPlaceFirst, close } = rowsOf(named, query, findCloseMatches);
    const rows = isPlaceFirst ? [place, results, close] : [results, place, close];
    return rows.flat().map(({ path }) => path);
  };
  const missed = asked.filter(([question, answer]) => {
    const shown = shownFor(question);
    expect(shown.length, question).toBeLessThanOrEqual(MOST_RESULTS);
    expect(new Set(shown).size, question).toBe(shown.length);
    const { page, isWhole } = pageNamed(named, question);
    if (isWhole) expect(shown[0], question).toBe(page?.path);
    return !shown.slice(0, 3).some((address) => isPartOf(address, answer));
  });
  const names = missed.map(([question]) => question).join('; ');
  expect(missed.length / asked.length, names).toBeLessThan(0.05);
});
