import { expect, test } from 'vitest';
import { drawAnnualRevenueRequired, revenueDrawScript } from './annual-revenue-chance.ts';

test('annual revenue is required in exactly half of all draws', () => {
  expect(drawAnnualRevenueRequired(() => 0)).toBe(true);
  expect(drawAnnualRevenueRequired(() => 0.4999)).toBe(true);
  expect(drawAnnualRevenueRequired(() => 0.5)).toBe(false);
  expect(drawAnnualRevenueRequired(() => 0.9999)).toBe(false);
});

test('the inline script runs by itself and does not put a star or "(Optional)" into the text around it', () => {
  const script = revenueDrawScript();
  expect(script).not.toMatch(/\*|Optional|import|<\//);
  const asked: string[] = [];
  const page = { documentElement: { dataset: {} }, querySelector: (query: string) => void asked.push(query) };
  new Function('document', script)(page);
  expect(asked).toEqual(['[role=radiogroup]:has([name=annualRevenue])']);
});
