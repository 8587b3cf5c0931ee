import { type Sum, sum, sumOf } from './sums.ts';
import { expectTable } from './testing/table.ts';

const of = (amount: number, of: string): Sum[number] => ({ amount, of });
const unit = (amount: number, unit: Sum[number]['unit']): Sum[number] => ({ amount, unit });
const anHour = (amount: number) => unit(amount, 'money an hour');

const SUMS: Sum[] = [
  [of(210, 'quotes')],
  [unit(3, 'money'), unit(5, 'money')],
  [unit(58, 'min'), unit(80, 'money')],
  [of(210, 'quotes'), anHour(80)],
  [unit(2, 'h a week'), anHour(80)],
  [unit(40, 's'), unit(12, 'percent'), anHour(80)],
  [of(210, 'quotes'), unit(3, 'money')],
];

test('a sum has one price, which is of an hour where it counts time', () => {
  expectTable(SUMS, (factors) => [sum('Sum').safeParse(factors).success, sumOf(factors)]);
});
