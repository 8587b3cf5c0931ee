import { expect, test } from 'vitest';
import { hourlyOf, type Sum, sum, sumInWords, sumOf } from './sums.ts';

const DOLLARS = { currency: 'USD', numbers: 'en-US' };
const anHour = (amount: number): Sum[number] => ({ amount, unit: 'money an hour' });

test.each<[Sum, string, number]>([
  [
    [{ amount: 1500, of: 'quotes' }, { amount: 58, unit: 'min' }, anHour(80)],
    '1,500 quotes × 58 min × $80 an hour',
    116_000,
  ],
  [
    [{ amount: 64, of: 'leads' }, { amount: 50, unit: 's' }, anHour(26)],
    '64 leads × 50 s × $26 an hour',
    23,
  ],
  [[{ amount: 37, unit: 'h a week' }, anHour(75)], '37 h a week × 52 / 12 × $75 an hour', 12_025],
  [
    [
      { amount: 650, of: 'calls' },
      { amount: 41, unit: 'percent', of: 'of them answered now' },
      { amount: 95, unit: 'money', of: 'margin' },
    ],
    '650 calls × 41% of them answered now × $95 margin',
    25_318,
  ],
  [
    [
      { amount: 6400, of: 'calls' },
      { amount: 1.9, of: 'minutes' },
      { amount: 0.085, unit: 'money' },
    ],
    '6,400 calls × 1.9 minutes × $0.085',
    1034,
  ],
  [
    [
      { amount: 40, of: 'days' },
      { amount: 12.5, unit: 'money' },
    ],
    '40 days × $12.50',
    500,
  ],
])('%j is %s', (factors, sentence, amount) => {
  expect(sum('Sum').safeParse(factors).success).toBe(true);
  expect([sumInWords(factors, DOLLARS), sumOf(factors)]).toEqual([sentence, amount]);
});

test('a sum is written as the company writes its amounts', () => {
  const factors: Sum = [{ amount: 1500, of: 'calls' }, { amount: 2, unit: 'min' }, anHour(30)];
  const words = sumInWords(factors, { currency: 'EUR', numbers: 'de-AT' });
  expect(words.replace(/\s/g, ' ')).toBe('1 500 calls × 2 min × € 30 an hour');
  expect(hourlyOf(factors)).toBe(30);
});

test.each<[string, Sum]>([
  ['no price', [{ amount: 210, of: 'quotes' }]],
  [
    'two prices',
    [
      { amount: 3, unit: 'money' },
      { amount: 5, unit: 'money' },
    ],
  ],
  [
    'minutes by the piece',
    [
      { amount: 58, unit: 'min' },
      { amount: 80, unit: 'money' },
    ],
  ],
  ['pieces by the hour', [{ amount: 210, of: 'quotes' }, anHour(80)]],
])('a sum with %s is refused', (_what, factors) => {
  expect(sum('Sum').safeParse(factors).error?.issues[0]?.message).toContain('no price that fits');
});
