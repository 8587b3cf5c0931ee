/** Cost and return of each case study. Amounts are US dollars. */
import { buildCost, daysToReturn, quarterFee } from './engagement-sums.ts';
import { type CaseReturn, type CaseStudySlug, caseReturns } from './facts/case-studies.ts';
import { rate, workedExample } from './facts/engagement.ts';
import { dollars } from './money.ts';

/** Weeks that the rate of `rate.months` pays for. */
const WEEKS = 13;

/** The measure that represents a case study on a card. */
export function headlineMeasure(study: CaseStudySlug) {
  const measure = caseReturns[study].measures.find(({ isHeadline }) => isHeadline);
  if (!measure)
    throw new Error(`content/data/case-returns.yaml marks no measure of "${study}" with isHeadline.`);
  return measure;
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
  if (!build) return buildCost(workedExample.pieces[0]);
  const { weeks, own } = build;
  return Math.round((weeks * quarterFee) / WEEKS) + (own ? own.hours * own.hourly : 0);
}

/** Describes the sum that makes up the cost of building. */
export function buildArithmetic(build: CaseReturn['build']): string {
  if (!build) return 'Discovery and the agents, as in the example of the process';
  const { weeks, own } = build;
  const ours = `${weeks} of the ${WEEKS} weeks that ${dollars(quarterFee)} pay for`;
  return own ? `${ours}, and ${own.hours} h of the client’s analysts at $${own.hourly}` : ours;
}

/** True when the case passes the test by which candidates are ordered. */
export function isReturnedInTime({ returnedAfter }: CaseSum): boolean {
  return returnedAfter < rate.returnDays;
}

function total(amounts: CaseReturn['saves']): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** The sums of all studies, in no order. */
export const caseSums = Object.values(caseReturns).map(caseSum);

/** Monthly cost of running each system, in dollars. */
export const runCosts = caseSums.map(({ run }) => Math.round(run));
