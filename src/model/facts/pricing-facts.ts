/**
 * The pricing page: its words, the two plans, their terms and the sample agreements. `{fee}` and the other names of
 * src/model/engagement-figures.ts are replaced by figures where the words are shown.
 */
import { rate } from './engagement-facts.ts';
import type { Facts } from './facts-file.ts';
import { agreementsFile, plansFile, pricingFile, pricingTermsFile } from './pricing.ts';

const { opening, solution, experts: written, transparency: open, ...rest } = pricingFile.read();
const { week, ...aboutWeek } = solution;

export const pricingHero = opening;
export const solutionManagement = aboutWeek;
export const portalWeek = week;
export const experts = written;
export const roles = written.roles;
/** The five areas, one example month and others to begin with: whole percentages that add up to 100, none below `least`. */
export const allocation = rest.allocation;
export const transparency = { ...open, items: open.items.map(({ what, how }) => [what, how] as const) };
/** A sprint of ten working days, in hours. */
export const sprintReport = rest.sprint;
export const pricingCallToAction = rest.callToAction;

const below = pricingTermsFile.read();

export const planDifferences = below.differences;
export const returnExample = below.returned;
/** The same question with the visitor's own numbers. `{least}` and `{most}` are replaced by the limits of an answer. */
export const ownReturn = below.own;
/** Quote of a client next to the plans, with a figure of its case. `{days}` is computed from content/data/case-returns.yaml. */
export const plansQuote = below.quote;
export const terms = {
  ...below.terms,
  rows: below.terms.rows.map(({ term, text }) => [term, text] as const),
};
export const supportSection = below.support;
export const agreementsSection = below.agreements;
export const pricingQuestions = below.questions;

export type PricingQuestion = (typeof pricingQuestions.items)[number];

type WrittenPlan = Facts<typeof plansFile.schema>['plans'][number];

export interface Plan extends WrittenPlan {
  /** Period the price is for; empty when it is agreed per client. */
  period: string;
}

const monthly = `$${rate.monthly.toLocaleString('en-US')}`;

function shown({ price, period = '', ...plan }: WrittenPlan): Plan {
  return { ...plan, price: price.replace('{monthly}', monthly), period };
}

const [partner, enterprise] = plansFile.read().plans;

/** `{monthly}` in a price is that of an engagement. */
export const plans: readonly [Plan, Plan] = [shown(partner), shown(enterprise)];

export const plansLegend =
  'A band is a feature, its color the channel that brings it to you; black is people of ours.';

const { note, agreements: listed } = agreementsFile.read();

/** Note at the top of each sample agreement. */
export const agreementNote = note;

/** The sample agreements. Their texts are in content/legal/agreements, under the same name. */
export const agreements = listed;
