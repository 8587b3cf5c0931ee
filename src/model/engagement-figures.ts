/** The figures as sentences print them: `{fee}` in content/data stands for "$75,000". */

import { caseReturns } from './facts/case-studies.ts';
import { directory } from './facts/docs.ts';
import {
  agreementTerms,
  calendar,
  capacity,
  dayOf,
  firstAnswer,
  proofWeeks,
  rate,
  supportQueue,
  upkeepPerMonth,
  workedExample,
} from './facts/engagement.ts';
import { factsOf } from './facts/known-addresses.ts';
import { keptFacts, keptPeriods, legalEntity, site } from './facts/site.ts';
import { team } from './facts/team.ts';
import { count, dollars, list, number } from './sentence.ts';

const { ways, upkeep } = workedExample;
const [quotes, invoices] = workedExample.agents;
const cases = Object.values(caseReturns).map(({ sum }) => sum);
const runCosts = cases.map(({ run }) => run);
const ofCases = {
  slowCases: number(cases.filter(({ days }) => days >= rate.returnDays).length),
  allCases: number(cases.length),
  runFrom: dollars(Math.min(...runCosts)),
  runTo: dollars(Math.max(...runCosts)),
};
/** A sentence that still asks for a figure of case studies is refused once there are none. */
const nothing = {} as typeof ofCases;
const exitPaid = (monthly: number) => dollars((monthly * agreementTerms.exitPercent) / 100);
/** What a missed date takes off, and what a day costs after the plan. */
const dayRate = (monthly: number) => dollars((monthly * 12) / agreementTerms.workingDaysInYear);

const { sample: _, phone, ...entity } = legalEntity;
const { sample: __, ...bought } = capacity;

const periods = Object.fromEntries(
  Object.entries(agreementTerms).map(([name, value]) => [name, number(Number(value))]),
) as Record<Exclude<keyof typeof agreementTerms, 'sample'>, string>;

/** Unchecked: their prices are made of these figures. */
const [firstPlan = '', secondPlan = firstPlan]: string[] = (factsOf('plans').plans ?? []).map(
  (plan?: { name?: unknown }) => String(plan?.name ?? ''),
);

export const engagementFigures = {
  company: site.name,
  firstPlan,
  secondPlan,
  people: String(team.length),
  integrations: String(directory.claim),
  monthly: dollars(rate.monthly),
  lowest: dollars(rate.lowest),
  lowestShort: `$${rate.lowest / 1000}k`,
  fee: dollars(rate.monthly * rate.months),
  feeLowest: dollars(rate.lowest * rate.months),
  dayRate: dayRate(rate.monthly),
  dayRateLowest: dayRate(rate.lowest),
  yearByTheMonth: dollars(rate.monthly * agreementTerms.year),
  yearAgreed: dollars(rate.lowest * agreementTerms.year),
  proof: `${proofWeeks} weeks`,
  proofWeeks: String(proofWeeks),
  proofInWords: `${number(proofWeeks)} weeks`,
  replyBy: firstAnswer.by,
  replyHours: firstAnswer.hours,
  firstCall: firstAnswer.call,
  urgentAnswer: String(supportQueue.rows[0]?.answered),
  firstLive: count(quotes.liveOn / 7, 'week'),
  liveOn: String(quotes.liveOn),
  pilot: count((quotes.fullOn - quotes.liveOn) / 7, 'week'),
  pilotPercent: String(quotes.pilotPercent),
  fullOn: String(quotes.fullOn),
  exitDay: `day ${dayOf('proof')}`,
  exitPaid: exitPaid(rate.monthly),
  exitPaidLowest: exitPaid(rate.lowest),
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
  orCall: phone ? `, or call ${phone}` : '',
  measuredOn: `day ${calendar.days}`,
  firstPieceUse: `${quotes.use} days`,
  secondPieceUse: `${invoices.use} days`,
  ...bought,
  stopBack: ways.stop.back,
  sixBack: ways.six.back,
  goOnBack: ways.monthly.back,
  yearlyBack: ways.yearly.back,
  stopNet: dollars(ways.stop.year.net),
  sixNet: dollars(ways.six.year.net),
  goOnNet: dollars(ways.monthly.year.net),
  yearlyNet: dollars(ways.yearly.year.net),
  halvedNet: dollars(workedExample.halved(12)),
  halvedSix: dollars(workedExample.halved(6)),
  ownHours: String(quotes.hours + invoices.hours),
  upkeep: dollars(upkeepPerMonth),
  upkeepHours: number(upkeep.hours),
  upkeepHourly: dollars(upkeep.hourly),
  ...(cases.length > 0 ? ofCases : nothing),
};

export type FigureName = keyof typeof engagementFigures;
