import { expect, test } from 'vitest';
import { tellingWords } from './telling-words.ts';

const text =
  'Tokens are counted. A token costs; the bill counts tokens, see https://example.com/token. Once.';

test('the words a text repeats are given, the most frequent first and in their first form', () => {
  expect(tellingWords(text, 9)).toBe('tokens counted');
});

test('no more than wanted', () => {
  expect(tellingWords(text, 1)).toBe('tokens');
});
