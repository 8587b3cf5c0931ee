import { expect, test } from 'vitest';
import { asResult } from './result-text.ts';

test('a text that results show whole is left as it is', () => {
  expect(asResult('Drafted, never sent', 19)).toBe('Drafted, never sent');
});

test('a longer one ends behind a word, without the sign after it', () => {
  expect(asResult('Drafted, never sent', 12)).toBe('Drafted…');
  expect(asResult('Drafted, never sent', 18)).toBe('Drafted, never…');
});
