/** Cost and return of each case study, computed from filled-case-returns.ts. Amounts are US dollars. */

import { buildCost, daysToReturn, quarterFee } from './engagement-sums.ts';
import type { CaseStudySlug } from './facts/case-facts.ts';
import { rate, workedExample } from './facts/engagement-facts.ts';
import { type Amount, type CaseReturn, caseReturns, type Factor } from './filled-case-returns.ts';
import { dollars } from './money.ts';

/** Weeks that the rate of `rate.months` pays for. */
const WEEKS = 13;
const WEEKS_A_MONTH = 52 / 12;

/** A week of the rate, and so of building. */
const weekRate = quarterFee / WEEKS;

/** @returns dollars of a month */
export function monthly({ factors }: Amount): number {
  return factors.reduce((product, factor) => product * worth(factor), 1);
}

/** Minutes and seconds count as hours, because they are multiplied by the cost of an hour. */
function worth(factor: Factor): number {
  if ('count' in factor) return factor.count;
  if ('percent' in factor) return factor.percent / 100;
  if ('minutes' in factor) return factor.minutes / 60;
  if ('seconds' in factor) return factor.seconds / 3600;
  if ('hoursAWeek' in factor) return factor.hoursAWeek * WEEKS_A_MONTH;
  if ('hourly' in factor) return factor.hourly;
  return factor.dollars;
}

/** "210 quotes × 58 min × $80 an hour"; "Fixed" for an amount that is not a product. */
export function arithmetic({ factors }: Amount): string {
  return factors.length === 1 ? 'Fixed' : factors.map(textOf).join(' × ');
}

function textOf(factor: Factor): string {
  if ('count' in factor) return `${factor.count.toLocaleString('en-US')} ${factor.of}`;
  if ('percent' in factor) return `${factor.percent}%${factor.of ? ` ${factor.of}` : ''}`;
  if ('minutes' in factor) return `${factor.minutes} min`;
  if ('seconds' in factor) return `${Math.floor(factor.seconds / 60)} min ${factor.seconds % 60} s`;
  if ('hoursAWeek' in factor) return `${factor.hoursAWeek} h a week × 52 / 12`;
  if ('hourly' in factor) return `$${factor.hourly} an hour`;
  const amount = Number.isInteger(factor.dollars) ? dollars(factor.dollars) : `$${factor.dollars.toFixed(2)}`;
  return factor.of ? `${amount} ${factor.of}` : amount;
}

/**
 * Finds the measure that represents a case study on a card.
 * @throws an error that names the study if content/data/case-returns.yaml marks none of its measures, or several
 */
export function headlineMeasure(study: CaseStudySlug, returns = caseReturns) {
  const [measure, ...others] = returns[study].measures.filter(({ isHeadline }) => isHeadline);
  if (measure && others.length === 0) return measure;
  throw new Error(
    `The showcase prints one measure of "${study}", but content/data/case-returns.yaml marks ${measure ? 'several' : 'none'}. Give exactly one of its measures "isHeadline: true".`,
  );
}

export interface CaseSum {
  build: number;
  gross: number;
  run: number;
  net: number;
  /** Days of full use after which the cost of building is back. */
  returnedAfter: number;
}

export function caseSum({ build, saves, runs }: CaseReturn): CaseSum {
  const [gross, run] = [total(saves), total(runs)];
  const net = gross - run;
  const cost = caseBuildCost(build);
  return { build: cost, gross, run, net, returnedAfter: daysToReturn(cost, net) };
}

function caseBuildCost(build: CaseReturn['build']): number {
  if (build === 'worked example') return buildCost(workedExample.pieces[0]);
  const { weeks, own } = build;
  return Math.round(weeks * weekRate) + (own ? own.hours * own.hourly : 0);
}

/** Describes the sum that makes up the cost of building. */
export function buildArithmetic(build: CaseReturn['build']): string {
  if (build === 'worked example') return 'Discovery and the agents, as in the example of the process';
  const { weeks, own } = build;
  const ours = `${weeks} of the ${WEEKS} weeks that ${dollars(quarterFee)} pay for`;
  return own ? `${ours}, and ${own.hours} h of the client’s analysts at $${own.hourly}` : ours;
}

/** True when the case passes the test by which candidates are ordered. */
export function isReturnedInTime({ returnedAfter }: CaseSum): boolean {
  return returnedAfter < rate.returnDays;
}

function total(amounts: readonly Amount[]): number {
  return amounts.reduce((sum, amount) => sum + monthly(amount), 0);
}

/** The sums of all studies, in no order. */
export const caseSums = Object.values(caseReturns).map(caseSum);

/** Monthly cost of running each system, in dollars. */
export const runCosts = caseSums.map(({ run }) => Math.round(run));
