import { expect, test } from 'vitest';
import { count, number } from './sentence.ts';

test('a number is a word up to twelve, so that two in one sentence look alike', () => {
  const [live, next] = [6, 11].map((weeks) => count(weeks, 'week'));
  expect(`the first after ${live}, the second after ${next}`).toBe(
    'the first after six weeks, the second after eleven weeks',
  );
  expect([0, 1, 12, 13].map(number)).toEqual(['no', 'one', 'twelve', '13']);
});
