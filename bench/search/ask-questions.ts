/**
 * Asks the search what people asked who knew neither it nor its keywords: of twenty questions
 * nineteen have a right page or section among the first three. Other pages do not compete.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { indexWords } from '#screens/docs/search/close-matches.ts';
import { rowsOf } from '#screens/docs/search/find-rows.ts';
import {
  SEARCH_FILES,
  type SearchEntry,
  type SearchIndex,
  sectionPath,
} from '#src/search/search-docs.ts';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const entriesIn = (part: keyof SearchIndex): SearchEntry[] =>
  JSON.parse(read(`../../dist${SEARCH_FILES[part]}`));

/** Without a fragment: with every section of its page and every page below it. */
const isPartOf = (address: string, answers: readonly string[]) =>
  answers.some(
    (answer) =>
      address === answer || address.startsWith(`${answer}#`) || address.startsWith(`${answer}/`),
  );

const questions = Object.entries<string>(parse(read('search-questions.yaml'))).map(
  ([question, paths]) =>
    [
      question,
      paths.split(' ').map((path) => (path.startsWith('/') ? path : `/docs/${path}`)),
    ] as const,
);
const isNamed = ({ path }: { path: string }) =>
  questions.some(([, answers]) => answers.some((answer) => isPartOf(answer, [path])));
const named: SearchIndex = {
  places: entriesIn('places').filter(isNamed),
  docs: entriesIn('docs').filter(isNamed),
  outside: entriesIn('outside').filter(isNamed),
};

const addresses = [...named.docs, ...named.outside].flatMap((entry) =>
  entry.sections.map((section) => sectionPath(entry, section)),
);
// An owner may have taken a page away since.
const asked = questions.filter(([, answers]) =>
  addresses.some((address) => isPartOf(address, answers)),
);
const findCloseMatches = await indexWords(named);

function isAnswered(question: string, answers: readonly string[]) {
  const {
    results,
    elsewhere,
    place = [],
    isPlaceFirst,
    close,
  } = rowsOf(named, question, findCloseMatches);
  const rows = isPlaceFirst
    ? [place, results, elsewhere, close]
    : [results, elsewhere, place, close];
  const first = rows.flat().slice(0, 3);
  return first.some(({ path }) => isPartOf(path, answers));
}

const missed = asked.filter(([question, answers]) => !isAnswered(question, answers));
const count = `${asked.length - missed.length} of ${asked.length}`;
console.log([...missed.map(([question]) => question), count].join('\n'));
process.exitCode = missed.length / asked.length < 0.05 ? 0 : 1;
