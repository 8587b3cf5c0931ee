/**
 * Ranks the expected answers of a list of questions: `node bench/docs-search/ask-questions.ts questions.json` on the built site.
 *
 * The file is a list of `{ "question": "…", "expected": ["/docs/page#section", "/pricing"] }`; an address without a fragment
 * means any section of its page. Prints the rank of the first expected address for each question (0 is none of those shown) and
 * how many are among the first three.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LOOKED_AT, openDocsSearch, rankOf, shownFor } from '#tests/support/built-search.ts';

const [file] = process.argv.slice(2);
if (!file)
  throw new Error(
    'No questions: name a JSON file, as in `node bench/docs-search/ask-questions.ts list.json`.',
  );

const questions = z
  .array(z.object({ question: z.string(), expected: z.array(z.string()).min(1) }))
  .parse(JSON.parse(readFileSync(file, 'utf8')));

const search = await openDocsSearch();
let answered = 0;
for (const { question, expected } of questions) {
  const shown = shownFor(search, question);
  const rank = rankOf(shown, expected);
  const isAnswered = rank > 0 && rank <= LOOKED_AT;
  if (isAnswered) answered += 1;
  console.log(`${rank}  ${question}${isAnswered ? '' : `\n     shown: ${shown.join('  ') || 'nothing'}`}`);
}
console.log(
  `\n${answered} of ${questions.length} among the first ${LOOKED_AT}, ${Math.round((answered / questions.length) * 100)} %`,
);
