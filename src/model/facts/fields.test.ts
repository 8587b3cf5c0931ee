import { money } from '../money.ts';
import { expectTable } from '../testing/table.ts';
import { line, stem } from './fields.ts';

const values = {
  fee: '$75,000',
  monthly: '25 000 €',
  day: 'CHF 2’500',
  net: '−$300',
  loss: '−1 500 €',
  hours: '9 a.m. CET',
  firstPlan: 'Growth Partner',
  secondPlan: 'Custom',
};

const TEXTS = `All for $75,000|All for $75k.|In 2026 $75000|Once $750,000, now $75,000
  |Now 25 000 € a month|Now 25.000\u00a0€ a month|Now 25\u202f000\u202f€ a month|Now 25’000€ a month
  |CHF 2’500 a day|CHF\u00a02,500 a day|A loss of −$300|A loss of −1.500 €|All of Growth Partner
  |All for $7,500|All for $750,000|All for $75,000.50|125 000 € a year|€ 25 500|CHF 2’500’000
  |Bring $300|75,000 rows in 25 000 tables|From 9 a.m. CET|Custom work`;

test('who types a figure or a plan’s name is told what to write in its place', () => {
  const told = (text: string) =>
    line({ values }).safeParse(text).error?.issues[0]?.message ?? 'right';
  expectTable(TEXTS.split(/\s*\|/), told);
});

test.each([
  ['da-DK', 'DKK', '25.000 kr.', '125.000 kr.'],
  ['pl-PL', 'PLN', '25000 zł', '25 000 złych'],
  ['pt-BR', 'BRL', 'R$25.000', '$25.000'],
])('%s %s: %j types a month’s price, %j none', (numbers, currency, typed, other) => {
  const own = line({ values: { monthly: money(25_000, { currency, numbers }) } });
  expect([typed, other].map((text) => own.safeParse(text).success)).toEqual([false, true]);
});

test('a word begins with letters of any alphabet, and what joins them', () => {
  const right = ['e-mail', 'text message', String.raw`bot\b`, 'téléphon', "l'achat", 'звон', 'b2b'];
  const wrong = ['c++', '(phone', '.', '[a-z]', 'a|b', String.raw`\bbot`, '-'];
  expect([...right, ...wrong].filter((text) => stem().safeParse(text).success)).toEqual(right);
});
