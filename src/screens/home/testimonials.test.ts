import { expect, test } from 'vitest';
import { cutQuote } from './testimonials.tsx';

const cut = (...quote: Parameters<typeof cutQuote>) => {
  const runs = cutQuote(...quote).map((run) => ({
    ...run,
    text: run.isEmphasis ? `[${run.text}]` : run.text,
  }));
  const words = (isRest: boolean) =>
    runs.flatMap((run) => (run.isRest === isRest ? run.text : [])).join('');
  return `${words(false)}|${words(true)}`;
};

test.each<[how: string, expected: string, ...quote: Parameters<typeof cutQuote>]>([
  ['at exactly the limit, and no word is lost', '[one] tw|o three', 'one two three', 'one', 6],
  [
    'through its emphasis',
    'before [the]|[ phrase] after',
    'before the phrase after',
    'the phrase',
    10,
  ],
  ['before its emphasis', 'before |[the phrase] after', 'before the phrase after', 'the phrase', 7],
  ['not, without a limit', '[all of it]|', 'all of it', 'all of it'],
])('a quote is cut %s', (_, expected, ...quote) => {
  expect(cut(...quote)).toBe(expected);
});
