import type { LeadField } from '#leads/lead-fields.ts';
import { validateLead } from '#leads/lead-schema.ts';
import { EMPTY_VALUES, inPageOrder } from './form-values.ts';

/** The answers nobody may leave out, in the order of the page: what an empty form is told. */
export function requiredAnswers(annualRevenueRequired: boolean): LeadField[] {
  const empty = validateLead(EMPTY_VALUES, { annualRevenueRequired });
  return empty.ok ? [] : inPageOrder(Object.keys(empty.errors) as LeadField[]);
}

/** "6 of 8 required answers". */
export function progressText(done: number, all: number): string {
  return `${done} of ${all} required answers`;
}
