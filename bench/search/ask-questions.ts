/**
 * Asks the search what people asked who knew neither it nor its keywords: of twenty questions
 * nineteen have a right page or section among the first three.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { indexWords } from '#screens/docs/search/close-matches.ts';
import { rowsOf } from '#screens/docs/search/find-rows.ts';
import { SEARCH_FILES, type SearchIndex } from '#src/search/search-docs.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');

/** Without a fragment: with every section of its page and every page below it. */
const isPartOf = (address: string, answers: readonly string[]) =>
  answers.some(
    (answer) =>
      address === answer || address.startsWith(`${answer}#`) || address.startsWith(`${answer}/`),
  );

const partOf = (part: keyof SearchIndex) => JSON.parse(read(`../../dist${SEARCH_FILES[part]}`));
const index: SearchIndex = {
  places: partOf('places'),
  docs: partOf('docs'),
  outside: partOf('outside'),
};
const findCloseMatches = await indexWords(index);

function isAnswered(question: string, answers: readonly string[]) {
  const {
    results,
    elsewhere,
    place = [],
    isPlaceFirst,
    close,
  } = rowsOf(index, question, findCloseMatches);
  const rows = isPlaceFirst
    ? [place, results, elsewhere, close]
    : [results, elsewhere, place, close];
  const first = rows.flat().slice(0, 3);
  return first.some(({ path }) => isPartOf(path, answers));
}

const questions = Object.entries<string>(parse(read('search-questions.yaml'))).map(
  ([question, paths]) =>
    [
      question,
      paths.split(' ').map((path) => (path.startsWith('/') ? path : `/docs/${path}`)),
    ] as const,
);
const missed = questions.filter(([question, answers]) => !isAnswered(question, answers));
console.log([...missed.map(([question]) => question), `Of ${questions.length}.`].join('\n'));
process.exitCode = missed.length / questions.length < 0.05 ? 0 : 1;
