/** A sum is written once, as its factors: its sentence and its amount both follow. */
import type { z } from 'zod';
import * as f from './facts/fields.ts';
import { type Currency, money } from './money.ts';

/** What one of each is worth: time in hours, so that a price of an hour follows. */
const UNITS = {
  percent: { worth: 1 / 100, after: '%' },
  min: { worth: 1 / 60, after: '\u00a0min' },
  s: { worth: 1 / 3600, after: '\u00a0s' },
  'h a week': { worth: 52 / 12, after: '\u00a0h a week × 52 / 12' },
  money: { worth: 1, after: '' },
  'money an hour': { worth: 1, after: ' an hour' },
};

type Unit = keyof typeof UNITS;

const factor = {
  amount: f.decimal('Number', 'As it is: 210, or 0.12.'),
  unit: f
    .choice(Object.keys(UNITS) as Unit[], 'Unit', 'Left out: so many of what stands beside it.')
    .optional(),
  of: f.line('Of what', 'Such as quotes, or what a share is of.').optional(),
};

type Factor = z.infer<z.ZodObject<typeof factor>>;
export type Sum = readonly Factor[];

export const sum = (label: string) =>
  f.list(label, 'Factor', factor).refine(isPriced, {
    error:
      'has no price that fits. Write one factor in money; beside min, s or h a week it is money an hour.',
  });

const isOf =
  (...units: Unit[]) =>
  ({ unit }: Factor) =>
    unit !== undefined && units.includes(unit);

function isPriced(factors: Sum) {
  const prices = factors.filter(isOf('money', 'money an hour'));
  const isTimed = factors.some(isOf('min', 's', 'h a week'));
  return prices.length === 1 && isOf('money an hour')(prices[0] as Factor) === isTimed;
}

/** "6,134 calls × 86% × 4 min × $22 an hour". */
export const sumInWords = (factors: Sum, currency: Currency) =>
  factors.map((factor) => factorInWords(factor, currency)).join(' × ');

function factorInWords({ amount, unit, of }: Factor, currency: Currency) {
  const number = unit?.startsWith('money')
    ? money(amount, currency, 4)
    : amount.toLocaleString(currency.numbers).replaceAll("'", '’');
  return `${number}${unit ? UNITS[unit].after : ''}${of ? ` ${of}` : ''}`;
}

/** Rounded as it is printed: rows are added as they stand. */
export const sumOf = (factors: Sum) =>
  Math.round(
    factors.reduce((all, { amount, unit }) => all * amount * (unit ? UNITS[unit].worth : 1), 1),
  );

export const hourlyOf = (factors: Sum) => factors.find(isOf('money an hour'))?.amount ?? 0;
