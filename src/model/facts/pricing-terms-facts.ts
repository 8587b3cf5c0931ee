/**
 * Questions and answers below the plans of the pricing page. `{fee}` and the other names of
 * src/model/engagement-facts.ts are replaced by figures of engagement.ts.
 */
import { pricingTermsFile } from './pricing-terms-file.ts';
import { readFacts } from './read-facts.ts';

const written = readFacts(pricingTermsFile);

export const planDifferences = written.differences;
export const returnExample = written.returned;
/** The same question with the visitor's own numbers. `{least}` and `{most}` are replaced by the limits of an answer. */
export const ownReturn = written.own;
/** Quote of a client next to the plans, with a figure of its case. `{days}` is computed from content/data/case-returns.json. */
export const plansQuote = written.quote;
export const terms = {
  ...written.terms,
  rows: written.terms.rows.map(({ term, text }) => [term, text] as const),
};
export const supportSection = written.support;
export const agreementsSection = written.agreements;
export const pricingQuestions = written.questions;

export type PricingQuestion = (typeof pricingQuestions.items)[number];
