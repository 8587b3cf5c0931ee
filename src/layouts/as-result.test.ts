import { expect, test } from 'vitest';
import { asResult } from './as-result.ts';

test.each([
  [19, 'Drafted, never sent'],
  [18, 'Drafted, never…'],
  [12, 'Drafted…'],
])('a text of more than %i letters ends behind a word: %s', (most, shown) => {
  expect(asResult('Drafted, never sent', most)).toBe(shown);
});
