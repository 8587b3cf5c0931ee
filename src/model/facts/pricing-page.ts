/** Facts of the pricing page as it shows them, every figure in its place. */
import { caseSum } from '../case-return-sums.ts';
import { engagementFigures } from '../engagement-figures.ts';
import { quarterFee, returnDay, returnedBy, returnPiece } from '../engagement-sums.ts';
import { filled, filledText } from '../filled.ts';
import { caseReturns } from './case-facts.ts';
import { calendar, rate, supportQueue, workedExample } from './engagement-facts.ts';
import { testimonials } from './home-facts.ts';
import { pricingFile, pricingTermsFile } from './pricing.ts';
import { agreements, plans, plansLegend } from './pricing-facts.ts';

/** Channels of the two agents of the worked example, in their order. */
const AGENT_CHANNELS = ['email', 'data'] as const;

const { quote, own, returned, support, ...below } = filled(pricingTermsFile.read(), engagementFigures);
const { pieces } = workedExample;
const [first, second] = pieces;

/** Months until all of the fee is back. */
const months = Math.ceil(returnDay(quarterFee) / rate.daysInMonth);

const said = testimonials.find(({ name }) => name === quote.by);
if (!said)
  throw new Error(
    `content/data/pricing-terms.yaml: "${quote.by}" of quote is nobody in content/data/testimonials.yaml.`,
  );

export const pricingFacts = {
  ...pricingFile.read(),
  ...below,
  agreements: { ...below.agreements, entries: agreements },
  plans,
  plansLegend,
  quote: {
    ...quote,
    said,
    figure: filledText(quote.figure, { days: String(caseSum(caseReturns[quote.study]).returnedAfter) }),
  },
  returned: {
    ...returned,
    cost: quarterFee,
    agents: AGENT_CHANNELS.map((channel, index) => ({ channel, name: pieces[index]?.name ?? '' })),
    months: Array.from({ length: months }, (_, index) => ({
      returned: pieces.map((piece) => returnedBy((index + 1) * rate.daysInMonth, [piece])),
    })),
  },
  own: {
    ...own,
    cost: quarterFee,
    days: calendar.days,
    pieces: [returnPiece(first), returnPiece(second)] as const,
  },
  support: { ...support, rows: supportQueue.rows },
};

export type PricingFacts = typeof pricingFacts;
