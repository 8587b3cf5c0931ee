import { expect, test } from 'vitest';
import { hourlyOf, type Sum, sum, sumInWords, sumOf } from './sums.ts';
import { tableOf } from './testing/table.ts';

const DOLLARS = { currency: 'USD', numbers: 'en-US' };
const of = (amount: number, of: string): Sum[number] => ({ amount, of });
const unit = (amount: number, unit: Sum[number]['unit']): Sum[number] => ({ amount, unit });
const anHour = (amount: number) => unit(amount, 'money an hour');
const answered: Sum[number] = { ...of(41, 'of them answered now'), unit: 'percent' };
const margin: Sum[number] = { ...of(95, 'margin'), unit: 'money' };

const SUMS: Sum[] = [
  [of(1500, 'quotes'), unit(58, 'min'), anHour(80)],
  [of(64, 'leads'), unit(50, 's'), anHour(26)],
  [unit(37, 'h a week'), anHour(75)],
  [of(650, 'calls'), answered, margin],
  [of(6400, 'calls'), of(1.9, 'minutes'), unit(0.085, 'money')],
  [of(40, 'days'), unit(12.5, 'money')],
];

test('a sum is told as it is counted', () => {
  for (const factors of SUMS) expect(sum('Sum').safeParse(factors).success).toBe(true);
  const told = SUMS.map((factors) => `${sumInWords(factors, DOLLARS)} = ${sumOf(factors)}`);
  expect(told.join('\n')).toMatchSnapshot();
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
