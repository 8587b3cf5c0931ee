import { expect, test } from 'vitest';
import { cutQuote, QUOTE_LIMIT } from './truncate-quote.ts';

const shown = (runs: ReturnType<typeof cutQuote>) =>
  runs.filter(({ isRest }) => !isRest).map(({ text, isEmphasis }) => (isEmphasis ? `[${text}]` : text));
const rest = (runs: ReturnType<typeof cutQuote>) =>
  runs.filter(({ isRest }) => isRest).map(({ text, isEmphasis }) => (isEmphasis ? `[${text}]` : text));

test('the limit is 150 characters', () => {
  expect(QUOTE_LIMIT).toBe(150);
});

test('a quote is cut at exactly the limit and no word of it is lost', () => {
  const quote = `one ${'x'.repeat(200)}`;
  const runs = cutQuote(quote, 'one', 150);
  expect(shown(runs)).toEqual(['[one]', ` ${'x'.repeat(146)}`]);
  expect(runs.map(({ text }) => text).join('')).toBe(quote);
});

test('a quote within the limit has no rest', () => {
  expect(rest(cutQuote('exactly ten', 'ten', 11))).toEqual([]);
});

test('an emphasis that the cut runs through is highlighted on both sides', () => {
  const runs = cutQuote('before the phrase after', 'the phrase', 10);
  expect(shown(runs)).toEqual(['before ', '[the]']);
  expect(rest(runs)).toEqual(['[ phrase]', ' after']);
});

test('an emphasis that ends at the cut, or begins there, stays whole', () => {
  expect(rest(cutQuote('before the phrase after', 'the phrase', 17))).toEqual([' after']);
  expect(shown(cutQuote('before the phrase after', 'the phrase', 7))).toEqual(['before ']);
});

test('an emphasis that begins the quote or ends it leaves no empty run', () => {
  expect(shown(cutQuote('all of it', 'all of it'))).toEqual(['[all of it]']);
});

test('an emphasis that is not in the quote stops the build with what to do', () => {
  expect(() => cutQuote('They trust it.', 'they trust it')).toThrowErrorMatchingInlineSnapshot(
    `[Error: content/data/testimonials.yaml: the emphasis "they trust it" is not in the quote "They trust it.". Copy it from the quote word for word.]`,
  );
});
