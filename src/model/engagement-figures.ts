/** The figures of the engagement as sentences print them: `{fee}` in a text of content/data stands for "$75,000". */

import { INTEGRATION_CLAIM } from '#content/data/integrations/terms.ts';
import {
  buildCost,
  caseSum,
  isReturnedInTime,
  pieceReturn,
  quarterFee,
  returnDay,
  returnedBy,
} from './engagement-sums.ts';
import { caseReturns } from './facts/case-studies.ts';
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
import { count, dollars, number } from './sentence.ts';

const { pieces } = workedExample;
const [quotes, invoices] = pieces;
const sums = Object.values(caseReturns).map(caseSum);
const runCosts = sums.map(({ run }) => Math.round(run));

export const engagementFigures = {
  company: site.name,
  people: String(team.length),
  integrations: String(INTEGRATION_CLAIM),
  monthly: dollars(rate.monthly),
  lowest: dollars(rate.lowest),
  fee: dollars(quarterFee),
  dayRate: dollars(rate.monthly / rate.daysInMonth),
  yearByTheMonth: dollars(rate.monthly * agreementTerms.year),
  yearAgreed: dollars(rate.lowest * agreementTerms.year),
  proof: `${proofWeeks} weeks`,
  proofWeeks: String(proofWeeks),
  proofInWords: `${number(proofWeeks)} weeks`,
  proofWorkingDays: count(proofWeeks * 5, 'working day'),
  replyBy: firstAnswer.by,
  replyHours: firstAnswer.hours,
  firstCall: firstAnswer.call,
  firstLive: count(quotes.liveOn / 7, 'week'),
  secondLive: count(invoices.liveOn / 7, 'week'),
  liveOn: String(quotes.liveOn),
  pilot: count((quotes.fullOn - quotes.liveOn) / 7, 'week'),
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
  slowCases: number(sums.filter((sum) => !isReturnedInTime(sum)).length),
  allCases: number(sums.length),
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
