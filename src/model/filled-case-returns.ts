/** Results, cost and return of each case study, with every number in its place. case-return-sums.ts does the arithmetic. */

import type { CaseStudySlug } from './facts/case-facts.ts';
import {
  type Measure,
  type WrittenAmount,
  type WrittenFactor,
  type WrittenReturn,
  writtenReturns,
} from './facts/case-facts.ts';
import { workedExample } from './facts/engagement-facts.ts';
import { filledText } from './filled.ts';

/** One number of a product: how it counts, and what it is called in the line that shows the arithmetic. */
export type Factor =
  | { count: number; of: string }
  | { percent: number; of?: string }
  | { minutes: number }
  | { seconds: number }
  | { hoursAWeek: number }
  | { hourly: number }
  | { dollars: number; of?: string };

export interface Amount {
  what: string;
  /** Multiplied with one another, they are the dollars of a month. */
  factors: readonly Factor[];
}

export interface CaseReturn extends Omit<WrittenReturn, 'build' | 'saves' | 'runs'> {
  build: NonNullable<WrittenReturn['build']> | 'worked example';
  saves: readonly Amount[];
  runs: readonly Amount[];
}

const [quotes] = workedExample.pieces;

/** Values a case takes from the first agent of the worked example. */
const exampleValues: Readonly<Record<string, number>> = {
  perMonth: quotes.perMonth,
  minutesBefore: quotes.minutesBefore,
  minutesAfter: quotes.minutesAfter,
  minutesSaved: quotes.minutesBefore - quotes.minutesAfter,
  hourly: quotes.hourly,
  run: quotes.run,
};

/** Names of those values, for texts in braces and for factors. */
export const EXAMPLE_VALUES = Object.keys(exampleValues);

const exampleTexts = Object.fromEntries(
  Object.entries(exampleValues).map(([name, value]) => [name, String(value)]),
);

/** The last number of a text: 64 of "10 to 140, median 64". */
export function lastNumber(text: string): number {
  return Number(/.*?([\d.]*\d)\D*$/.exec(text.replaceAll(',', ''))?.[1]);
}

/** Reads the last number of a text; minutes become seconds for a sum in seconds. */
function numberIn(text: string, unit: WrittenFactor['unit']): number {
  return lastNumber(text) * (unit === 'seconds' && / min\b/.test(text) ? 60 : 1);
}

function amountOf(
  { unit, number = 0, change, after, ofExample }: WrittenFactor,
  measures: readonly Measure[],
): number {
  if (ofExample !== undefined) return exampleValues[ofExample] ?? number;
  const row = measures.find(({ measure }) => measure === (change ?? after));
  if (!row) return number;
  const end = numberIn(row.after, unit);
  return change ? Math.abs(numberIn(row.before, unit) - end) : end;
}

function factorOf(factor: WrittenFactor, measures: readonly Measure[]): Factor {
  const of = factor.of ?? (factor.ofExample === 'perMonth' ? quotes.of : undefined);
  // The build has checked that the unit is one of those there are.
  return { [factor.unit]: amountOf(factor, measures), ...(of !== undefined && { of }) } as Factor;
}

function returnOf({ build, saves, runs, ...rest }: WrittenReturn): CaseReturn {
  const measures = rest.measures.map((measure) => ({
    ...measure,
    before: filledText(measure.before, exampleTexts),
    after: filledText(measure.after, exampleTexts),
  }));
  const amounts = (all: readonly WrittenAmount[]): Amount[] =>
    all.map(({ what, factors }) => ({ what, factors: factors.map((factor) => factorOf(factor, measures)) }));
  return {
    ...rest,
    measures,
    build: build ?? 'worked example',
    saves: amounts(saves),
    runs: amounts(runs),
  };
}

export const caseReturns = Object.fromEntries(
  Object.entries(writtenReturns).map(([slug, study]) => [slug, returnOf(study)]),
) as Record<CaseStudySlug, CaseReturn>;
