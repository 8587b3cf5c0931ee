/** What a case study returned, with the part of it that is an estimate. */
import { caseSum } from './engagement-sums.ts';
import { type CaseStudySlug, caseReturns } from './facts/case-studies.ts';

/**
 * Share of the savings that is an estimate, and the days until the cost is returned without it;
 * undefined where all is measured.
 */
export function estimateIn(
  study: CaseStudySlug,
): { percent: number; daysWithout: number } | undefined {
  const facts = caseReturns[study];
  const measured = facts.saves.filter(({ isEstimate }) => !isEstimate);
  if (measured.length === facts.saves.length) return undefined;
  const without = caseSum({ ...facts, saves: measured });
  return {
    percent: Math.round((1 - without.gross / caseSum(facts).gross) * 100),
    daysWithout: without.returnedAfter,
  };
}

/** "74 days of full use, 222 without estimates": never the better figure alone. */
export function returnInWords(study: CaseStudySlug): string {
  const estimate = estimateIn(study);
  const without = estimate ? `, ${estimate.daysWithout} without estimates` : '';
  return `${caseSum(caseReturns[study]).returnedAfter} days of full use${without}`;
}
