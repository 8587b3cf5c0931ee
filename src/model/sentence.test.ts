import { expect, test } from 'vitest';
import { number, withUnits } from './sentence.ts';

test('a number is a word up to twelve', () => {
  expect([0, 1, 12, 13].map(number)).toEqual(['no', 'one', 'twelve', '13']);
});

test('a number and its unit are not parted by the end of a line', () => {
  expect(withUnits('3 working days')).toBe('3\u00a0working days');
  expect(withUnits('within 4.5 days, 58%')).toBe('within 4.5\u00a0days, 58%');
});
