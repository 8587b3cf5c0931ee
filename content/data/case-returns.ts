/**
 * Results, cost and return of each case study as an owner writes them: `case-returns.json`, where a number of a sum can be
 * taken from a measure or from the worked example. src/model/filled-case-returns.ts puts the numbers in.
 */
import written from './case-returns.json' with { type: 'json' };
import type { CaseStudySlug } from './case-studies.ts';

export interface Measure {
  measure: string;
  before: string;
  after: string;
  /** True for the measure that represents the case where there is room for one only. */
  isHeadline?: boolean;
}

export const UNITS = ['count', 'percent', 'minutes', 'seconds', 'hoursAWeek', 'hourly', 'dollars'] as const;

/** A factor as it is written: one of `number`, `change`, `after` and `ofExample` says how much it is. */
export interface WrittenFactor {
  unit: (typeof UNITS)[number];
  number?: number;
  /** A measure: the difference between its numbers. */
  change?: string;
  /** A measure: its number after. */
  after?: string;
  /** A value of the worked example. */
  ofExample?: string;
  of?: string;
}

export interface WrittenAmount {
  what: string;
  factors: readonly WrittenFactor[];
}

export interface WrittenReturn {
  sample: boolean;
  /** Description of the two things compared. */
  compared: string;
  measures: readonly Measure[];
  /** The client's own hours that count as a cost. Left out for the worked example's first piece, which has its cost from there. */
  build?: { weeks: number; own?: { hours: number; hourly: number } };
  /** Savings in a month. */
  saves: readonly WrittenAmount[];
  runs: readonly WrittenAmount[];
  stack: string;
  limits: readonly string[];
}

// The build has checked the file: a JSON import knows no choices.
export const writtenReturns = written as unknown as Record<CaseStudySlug, WrittenReturn>;
