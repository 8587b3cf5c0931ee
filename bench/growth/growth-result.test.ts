import { expect, test } from 'vitest';
import { costOfOneMore, isLinear, secondsExpected } from './growth-result.ts';

const sizes = (...pairs: [count: number, processor: number][]) =>
  pairs.map(([count, processor]) => ({ count, processor }));

test('one more costs what lies between two sizes, by how many', () => {
  expect(costOfOneMore(sizes([10, 5], [110, 15], [1110, 65]))).toEqual([100, 50]);
});

test('a build that gets dearer by the same for each is linear', () => {
  expect(isLinear(sizes([10, 40], [1000, 140], [5000, 540]))).toBe(true);
});

test('a build whose pages each hold a list of all pages is not', () => {
  expect(isLinear(sizes([20, 40], [200, 50], [2000, 400]))).toBe(false);
});

test('two small sites say nothing about growth', () => {
  expect(isLinear(sizes([10, 40], [20, 40.1], [120, 50], [220, 60]))).toBe(true);
});

test('how long a size will take is guessed from the two largest below it', () => {
  const known = [
    { count: 10, wall: 40 },
    { count: 100, wall: 58 },
    { count: 5000, wall: 9999 },
  ];
  expect(secondsExpected(known, 1000)).toBeCloseTo(58 + 900 * 0.2);
  expect(secondsExpected([], 1000)).toBe(0);
});
