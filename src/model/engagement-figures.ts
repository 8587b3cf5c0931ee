/** The figures of the engagement as sentences print them: `{fee}` in a text of content/data stands for "$75,000". */

import { INTEGRATION_CLAIM } from '#content/data/integrations/terms.ts';
import {
  buildCost,
  caseSums,
  dayRate,
  isReturnedInTime,
  pieceReturn,
  quarterFee,
  returnDay,
  returnedBy,
  runCosts,
  yearFees,
} from './engagement-sums.ts';
import {
  agreementTerms,
  calendar,
  firstAnswer,
  proofWeeks,
  rate,
  workedExample,
} from './facts/engagement.ts';
import { site } from './facts/site.ts';
import { team } from './facts/team.ts';
import { filledText } from './filled.ts';
import { dollars } from './money.ts';
import { count, number } from './sentence.ts';

const [quotes, invoices] = workedExample.pieces;

export const engagementFigures = {
  company: site.name,
  people: String(team.length),
  integrations: String(INTEGRATION_CLAIM),
  monthly: dollars(rate.monthly),
  lowest: dollars(rate.lowest),
  fee: dollars(quarterFee),
  dayRate: dollars(dayRate),
  yearByTheMonth: dollars(yearFees.byTheMonth),
  yearAgreed: dollars(yearFees.agreed),
  proof: `${proofWeeks} weeks`,
  proofWeeks: String(proofWeeks),
  proofInWords: `${number(proofWeeks)} weeks`,
  replyBy: firstAnswer.by,
  replyHours: firstAnswer.hours,
  firstCall: firstAnswer.call,
  firstLive: count(quotes.liveOn / 7, 'week'),
  secondLive: count(invoices.liveOn / 7, 'week'),
  liveOn: String(quotes.liveOn),
  pilotPercent: String(quotes.pilotPercent),
  fullOn: String(quotes.fullOn),
  noticeDays: String(agreementTerms.noticeDays),
  invoiceDueDays: String(agreementTerms.invoiceDueDays),
  graceDays: String(agreementTerms.graceDays),
  questionDays: String(agreementTerms.questionDays),
  measuredOn: `day ${calendar.days}`,
  firstPieceCost: dollars(buildCost(quotes)),
  firstPieceDay: `day ${pieceReturn(quotes).day}`,
  firstPieceUse: `${pieceReturn(quotes).daysOfUse} days`,
  secondPieceCost: dollars(buildCost(invoices)),
  secondPieceUse: `${pieceReturn(invoices).daysOfUse} days`,
  feeDay: `day ${returnDay(quarterFee)}`,
  returnedWhenMeasured: dollars(returnedBy(calendar.days)),
  slowCases: number(caseSums.filter((sum) => !isReturnedInTime(sum)).length),
  allCases: number(caseSums.length),
  runFrom: dollars(Math.min(...runCosts)),
  runTo: dollars(Math.max(...runCosts)),
};

export type FigureName = keyof typeof engagementFigures;

/**
 * Puts the figures into a text.
 * @throws an error that names an unknown `{word}`
 */
export function withFacts(text: string): string {
  const filled = filledText(text, engagementFigures);
  const [stranger] = /\{\w+\}/.exec(filled) ?? [];
  if (stranger === undefined) return filled;
  throw new Error(
    `"${text}" asks for ${stranger}, which src/model/engagement-figures.ts does not have. Use one of ${Object.keys(engagementFigures).join(', ')}.`,
  );
}
