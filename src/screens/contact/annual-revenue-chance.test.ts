import { expect, test } from 'vitest';
import { annualRevenueScript, isRequiredByChance } from './annual-revenue-chance.ts';

test('annual revenue is required in exactly half of all page loads', () => {
  expect(isRequiredByChance(() => 0)).toBe(true);
  expect(isRequiredByChance(() => 0.4999)).toBe(true);
  expect(isRequiredByChance(() => 0.5)).toBe(false);
  expect(isRequiredByChance(() => 0.9999)).toBe(false);
});

test.each([
  [0.1, 1],
  [0.9, 0],
])('the inline script needs nothing but the page: at %d it looks for the field %d times', (chance, times) => {
  const asked: string[] = [];
  const page = { querySelector: (query: string) => void asked.push(query) };
  new Function('document', 'Math', annualRevenueScript())(page, { random: () => chance });
  expect(asked.filter((query) => query.includes('annualRevenue'))).toHaveLength(times);
});
