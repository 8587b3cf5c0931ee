import { expect, test } from 'vitest';
import { hourlyOf, type Sum, sum, sumInWords, sumOf } from './sums.ts';
import { tableOf } from './testing/table.ts';

const DOLLARS = { currency: 'USD', numbers: 'en-US' };
const of = (amount: number, of: string): Sum[number] => ({ amount, of });
const unit = (amount: number, unit: Sum[number]['unit']): Sum[number] => ({ amount, unit });
const anHour = (amount: number) => unit(amount, 'money an hour');
const answered: Sum[number] = { ...of(41, 'of them answered now'), unit: 'percent' };
const margin: Sum[number] = { ...of(95, 'margin'), unit: 'money' };

test.each([
  [
    [of(1500, 'quotes'), unit(58, 'min'), anHour(80)],
    '1,500 quotes × 58 min × $80 an hour',
    116_000,
  ],
  [[of(64, 'leads'), unit(50, 's'), anHour(26)], '64 leads × 50 s × $26 an hour', 23],
  [[unit(37, 'h a week'), anHour(75)], '37 h a week × 52 / 12 × $75 an hour', 12_025],
  [
    [of(650, 'calls'), answered, margin],
    '650 calls × 41% of them answered now × $95 margin',
    25_318,
  ],
  [
    [of(6400, 'calls'), of(1.9, 'minutes'), unit(0.085, 'money')],
    '6,400 calls × 1.9 minutes × $0.085',
    1034,
  ],
  [[of(40, 'days'), unit(12.5, 'money')], '40 days × $12.50', 500],
])('%j is %s', (factors, sentence, amount) => {
  expect(sum('Sum').safeParse(factors).success).toBe(true);
  expect([sumInWords(factors, DOLLARS), sumOf(factors)]).toEqual([sentence, amount]);
});

test.each<[string, Sum]>([
  ['no price', [of(210, 'quotes')]],
  ['two prices', [unit(3, 'money'), unit(5, 'money')]],
  ['minutes by the piece', [unit(58, 'min'), unit(80, 'money')]],
  ['pieces by the hour', [of(210, 'quotes'), anHour(80)]],
])('a sum with %s is refused', (_what, factors) => {
  expect(sum('Sum').safeParse(factors).error?.issues[0]?.message).toContain('no price that fits');
});

test('a factor of each unit is told, and counted, in every currency', () => {
  const units = ['percent', 'min', 's', 'h a week', 'money', 'money an hour', undefined] as const;
  const factors = units.flatMap((unit) =>
    [0.085, 1, 12.5, 6400].map((amount) => ({
      amount,
      unit,
      of: amount === 1 ? 'calls' : undefined,
    })),
  );
  const written = tableOf(factors, (factor) => {
    const said = ['USD en-US', 'EUR de-AT', 'EUR fr-FR', 'GBP en-GB', 'DKK da-DK'].map(
      (company) => {
        const [currency = '', numbers = ''] = company.split(' ');
        return sumInWords([factor], { currency, numbers });
      },
    );
    return [...said, sumOf([of(100_000, ''), factor]), hourlyOf([factor])].join(' | ');
  });
  expect(written).toMatchSnapshot();
});
