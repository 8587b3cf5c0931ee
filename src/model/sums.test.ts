import { type Sum, sum } from './sums.ts';

const of = (amount: number, of: string): Sum[number] => ({ amount, of });
const unit = (amount: number, unit: Sum[number]['unit']): Sum[number] => ({ amount, unit });
const anHour = (amount: number) => unit(amount, 'money an hour');

test.each<[string, Sum]>([
  ['no price', [of(210, 'quotes')]],
  ['two prices', [unit(3, 'money'), unit(5, 'money')]],
  ['minutes by the piece', [unit(58, 'min'), unit(80, 'money')]],
  ['pieces by the hour', [of(210, 'quotes'), anHour(80)]],
])('a sum with %s is refused', (_what, factors) => {
  expect(sum('Sum').safeParse(factors).error?.issues[0]?.message).toContain('no price that fits');
});
