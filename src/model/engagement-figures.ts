/**
 * The figures of the engagement as sentences print them: `{fee}` in a text of content/data stands
 * for "$75,000".
 */

import { INTEGRATION_CLAIM } from '#content/data/integrations/terms.ts';
import {
  buildCost,
  caseSum,
  dayRate,
  exitPaid,
  isReturnedInTime,
  pieceReturn,
  quarterFee,
  returnedBy,
} from './engagement-sums.ts';
import { caseReturns } from './facts/case-studies.ts';
import {
  agreementTerms,
  calendar,
  dayOf,
  firstAnswer,
  proofWeeks,
  rate,
  supportQueue,
  workedExample,
} from './facts/engagement.ts';
import { keptFacts, keptPeriods, legalEntity, site } from './facts/site.ts';
import { team } from './facts/team.ts';
import { filledText } from './filled.ts';
import { firstYear, upkeepPerMonth, type Way, yearInOrder } from './first-year.ts';
import { count, dollars, list, number } from './sentence.ts';

const { pieces } = workedExample;
const [quotes, invoices] = pieces;
const sums = Object.values(caseReturns).map(caseSum);
const runCosts = sums.map(({ run }) => Math.round(run));

const { sample: _, ...entity } = legalEntity;

const periods = Object.fromEntries(
  Object.entries(agreementTerms).map(([name, value]) => [name, number(Number(value))]),
) as Record<Exclude<keyof typeof agreementTerms, 'sample'>, string>;

const backDay = (way: Way) => {
  const { back } = firstYear(way);
  return back === undefined ? 'after more than a year' : `day ${back}`;
};

export const engagementFigures = {
  company: site.name,
  people: String(team.length),
  integrations: String(INTEGRATION_CLAIM),
  monthly: dollars(rate.monthly),
  lowest: dollars(rate.lowest),
  fee: dollars(quarterFee),
  dayRate: dollars(dayRate(rate.monthly)),
  dayRateLowest: dollars(dayRate(rate.lowest)),
  yearByTheMonth: dollars(rate.monthly * agreementTerms.year),
  yearAgreed: dollars(rate.lowest * agreementTerms.year),
  proof: `${proofWeeks} weeks`,
  proofWeeks: String(proofWeeks),
  proofInWords: `${number(proofWeeks)} weeks`,
  proofWorkingDays: count(proofWeeks * 5, 'working day'),
  replyBy: firstAnswer.by,
  replyHours: firstAnswer.hours,
  firstCall: firstAnswer.call,
  urgentAnswer: String(supportQueue.rows[0]?.answered),
  firstLive: count(quotes.liveOn / 7, 'week'),
  secondLive: count(invoices.liveOn / 7, 'week'),
  liveOn: String(quotes.liveOn),
  pilot: count((quotes.fullOn - quotes.liveOn) / 7, 'week'),
  pilotPercent: String(quotes.pilotPercent),
  fullOn: String(quotes.fullOn),
  exitDay: `day ${dayOf('proof')}`,
  exitPaid: dollars(exitPaid(rate.monthly)),
  exitPaidLowest: dollars(exitPaid(rate.lowest)),
  firstMonths: count(rate.months, 'month'),
  ...periods,
  generalCover: dollars(agreementTerms.generalCover),
  professionalCover: dollars(agreementTerms.professionalCover),
  ...keptPeriods,
  logFloor: keptFacts.logFloor,
  logCeiling: keptFacts.logCeiling,
  logLine: list(Object.values(keptFacts.logLine)),
  subProcessors: list(keptFacts.subProcessors.map(({ kind, region }) => `${kind} (${region})`)),
  ...entity,
  measuredOn: `day ${calendar.days}`,
  firstPieceCost: dollars(buildCost(quotes)),
  firstPieceDay: `day ${pieceReturn(quotes).day}`,
  firstPieceUse: `${pieceReturn(quotes).daysOfUse} days`,
  secondPieceCost: dollars(buildCost(invoices)),
  secondPieceUse: `${pieceReturn(invoices).daysOfUse} days`,
  stopBack: backDay('stop'),
  goOnBack: backDay('monthly'),
  yearlyBack: backDay('yearly'),
  stopNet: dollars(firstYear('stop').last.net),
  goOnNet: dollars(firstYear('monthly').last.net),
  yearlyNet: dollars(firstYear('yearly').last.net),
  yearInOrder: yearInOrder(),
  upkeep: dollars(upkeepPerMonth),
  upkeepHours: String(workedExample.upkeep.hours),
  upkeepHourly: dollars(workedExample.upkeep.hourly),
  returnedWhenMeasured: dollars(returnedBy(calendar.days)),
  slowCases: number(sums.filter((sum) => !isReturnedInTime(sum)).length),
  allCases: number(sums.length),
  runFrom: dollars(Math.min(...runCosts)),
  runTo: dollars(Math.max(...runCosts)),
};

export type FigureName = keyof typeof engagementFigures;

/**
 * Puts the figures into a text.
 * @param place of the text, for the error
 * @throws an error that names an unknown `{word}`
 */
export function withFacts(text: string, place = 'content'): string {
  const filled = filledText(text, engagementFigures);
  const [line, stranger] = /^.*?(\{\w+\}).*$/m.exec(filled) ?? [];
  if (stranger === undefined) return filled;
  throw new Error(
    `${place}: "${line}" asks for ${stranger}, which stands for nothing. Use one of ${Object.keys(engagementFigures).join(', ')}, or take the braces off.`,
  );
}
