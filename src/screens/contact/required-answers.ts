import { validateLead } from '#leads/check-answers.ts';
import { EMPTY_ANSWERS, type LeadField } from '#leads/lead-fields.ts';

/** The required fields, in the order in which an empty form reports them. */
export function requiredAnswers(annualRevenueRequired: boolean): LeadField[] {
  const empty = validateLead(EMPTY_ANSWERS, { annualRevenueRequired });
  return empty.ok ? [] : (Object.keys(empty.errors) as LeadField[]);
}

/** "6 of 8 required answers". */
export function progressText(done: number, all: number): string {
  return `${done} of ${all} required answers`;
}
