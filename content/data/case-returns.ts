/**
 * Results, cost and return of each case study: the measures before and after, the sum that is made of them, the stack
 * and the limits. The pages print it with `CaseReturn`; src/model/case-return-sums.ts does the arithmetic. What an owner
 * changes is in `case-returns.json`, where a number of a sum can be taken from a measure.
 */
import written from './case-returns.json' with { type: 'json' };
import type { CaseStudySlug } from './case-studies.ts';
import { workedExample } from './engagement.ts';

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

interface Measure {
  measure: string;
  before: string;
  after: string;
  /** True for the measure that represents the case where there is room for one only. */
  isHeadline?: boolean;
}

export interface CaseReturn {
  sample: boolean;
  /** Description of the two things compared. */
  compared: string;
  measures: readonly Measure[];
  /** The client's own hours that count as a cost. The worked example's first piece has its cost from there. */
  build: { weeks: number; own?: { hours: number; hourly: number } } | 'worked example';
  /** Savings in a month. */
  saves: readonly Amount[];
  runs: readonly Amount[];
  stack: string;
  limits: readonly string[];
}

export const UNITS = ['count', 'percent', 'minutes', 'seconds', 'hoursAWeek', 'hourly', 'dollars'] as const;

/** A factor as it is written: one of `number`, `change`, `after` and `ofExample` says how much it is. */
interface WrittenFactor {
  unit: (typeof UNITS)[number];
  number?: number;
  /** A measure: the difference between its numbers. */
  change?: string;
  /** A measure: its number after. */
  after?: string;
  ofExample?: keyof typeof exampleValues;
  of?: string;
}

type WrittenReturn = Omit<CaseReturn, 'build' | 'saves' | 'runs'> & {
  build?: { weeks: number; own?: { hours: number; hourly: number } };
  saves: readonly { what: string; factors: readonly WrittenFactor[] }[];
  runs: readonly { what: string; factors: readonly WrittenFactor[] }[];
};

const [quotes] = workedExample.pieces;

/** Values a case takes from the first agent of the worked example. */
const exampleValues = {
  perMonth: quotes.perMonth,
  minutesBefore: quotes.minutesBefore,
  minutesAfter: quotes.minutesAfter,
  minutesSaved: quotes.minutesBefore - quotes.minutesAfter,
  hourly: quotes.hourly,
  run: quotes.run,
};

export const EXAMPLE_VALUES = Object.keys(exampleValues) as (keyof typeof exampleValues)[];

const filled = (text: string) =>
  text.replace(/\{(\w+)\}/g, (whole, name: keyof typeof exampleValues) =>
    String(exampleValues[name] ?? whole),
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
) {
  if (ofExample) return exampleValues[ofExample];
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
    before: filled(measure.before),
    after: filled(measure.after),
  }));
  const amounts = (all: WrittenReturn['saves']) =>
    all.map(({ what, factors }) => ({ what, factors: factors.map((factor) => factorOf(factor, measures)) }));
  return {
    ...rest,
    measures,
    build: build ?? 'worked example',
    saves: amounts(saves),
    runs: amounts(runs),
  };
}

// The build has checked the file: a JSON import knows no choices.
const entries = Object.entries(written as unknown as Record<CaseStudySlug, WrittenReturn>);

export const caseReturns = Object.fromEntries(
  entries.map(([slug, study]) => [slug, returnOf(study)]),
) as Record<CaseStudySlug, CaseReturn>;
