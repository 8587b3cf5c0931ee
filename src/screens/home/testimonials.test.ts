import { expectTable } from '#model/testing/table.ts';
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

test('a quote is cut at the limit, also in or before its emphasis, and loses no word', () => {
  const quotes: Parameters<typeof cutQuote>[] = [
    ['one two three', 'one', 6],
    ['before the phrase after', 'the phrase', 10],
    ['before the phrase after', 'the phrase', 7],
    ['all of it', 'all of it'],
  ];
  expectTable(quotes, (quote) => cut(...quote));
});
