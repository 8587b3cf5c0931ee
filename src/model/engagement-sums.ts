/**
 * The sums of the one engagement in content/data, and of each case study. Days count from the
 * start; amounts are US dollars.
 */
import { type CaseReturn, type CaseStudySlug, caseReturns } from './facts/case-studies.ts';
import {
  actionPlan,
  agreementTerms,
  type LaterPiece,
  type Piece,
  rate,
  type ShareName,
  workedExample,
} from './facts/engagement.ts';
import { dayBack, type ReturnPiece, returnCurve } from './return-curve.ts';

const { pieces, months } = workedExample;

/** The rate for the months an engagement has at least. */
export const quarterFee = rate.monthly * rate.months;

/**
 * A working day of a monthly rate, in dollars: what a missed date takes off, and what a day's work
 * costs after the plan.
 */
export const dayRate = (monthly: number) => (monthly * 12) / agreementTerms.workingDaysInYear;

/** What a client pays who leaves because the proof of concept failed. */
export const exitPaid = (monthly: number) => (monthly * agreementTerms.exitPercent) / 100;

/** Cost of a share of the rate over all months, in dollars. */
export function shareCost(share: ShareName): number {
  const percent = months.reduce((sum, month) => sum + (month[share] ?? 0), 0);
  return (rate.monthly * percent) / 100;
}

export function buildCost({ carries }: Piece): number {
  return carries.reduce((sum, share) => sum + shareCost(share), 0);
}

/** Monthly savings of a piece in full use, after the cost of running it, in dollars. */
export function netPerMonth(piece: Piece | LaterPiece): number {
  const { perMonth, minutesBefore, minutesAfter, hourly, run } = piece;
  return (perMonth * (minutesBefore - minutesAfter) * hourly) / 60 - run;
}

/** Days of full use after which `net` dollars a month have returned `build`. */
export function daysToReturn(build: number, net: number): number {
  return Math.ceil((build / net) * rate.daysInMonth);
}

export function returnPiece(piece: Piece | LaterPiece): ReturnPiece {
  const { liveOn, pilotPercent, fullOn } = piece;
  return { liveOn, pilotPercent, fullOn, perDay: netPerMonth(piece) / rate.daysInMonth };
}

/** Dollars that pieces have returned by the end of a day. */
export function returnedBy(day: number, of: readonly (Piece | LaterPiece)[] = pieces): number {
  return returnCurve(of.map(returnPiece))(day);
}

/** Ten years, in days. */
const LAST_DAY = 3650;

export function returnDay(cost: number, of: readonly (Piece | LaterPiece)[] = pieces): number {
  const back = dayBack(
    (day) => returnedBy(day, of),
    () => cost,
    LAST_DAY,
  );
  return back ?? Number.POSITIVE_INFINITY;
}

/** Day on which a piece has returned its cost of building, and the days of use until then. */
export function pieceReturn(piece: Piece) {
  const day = returnDay(buildCost(piece), [piece]);
  return { day, daysOfUse: day - piece.liveOn };
}

/** "Day 0", "Week 6", "Day 90": a day of the calendar as its tables and drawings name it. */
export function dayName(day: number): string {
  return day > 0 && day % 7 === 0 ? `Week ${day / 7}` : `Day ${day}`;
}

/** "Week 1", "Weeks 2 and 3", "Weeks 4 to 6": the weeks between two days. */
export function weeksName(from: number, to: number): string {
  const [first, last] = [Math.floor(from / 7) + 1, Math.ceil(to / 7)];
  if (first === last) return `Week ${first}`;
  return `Weeks ${first} ${last - first === 1 ? 'and' : 'to'} ${last}`;
}

export function actionPlanRows() {
  const [first] = pieces;
  return actionPlan.rows.map(({ day = pieceReturn(first).day, ...row }) => ({ ...row, day }));
}

/** Weeks that the rate of `rate.months` pays for. */
export const RATE_WEEKS = 13;

export function headlineMeasure(study: CaseStudySlug) {
  const measure = caseReturns[study].measures.find(({ isHeadline }) => isHeadline);
  if (!measure)
    throw new Error(
      `content/data/case-returns.yaml marks no measure of "${study}" with isHeadline.`,
    );
  return measure;
}

/** `returnedAfter`: the days of full use after which the cost of building is back. */
export function caseSum({ build, saves, runs }: CaseReturn) {
  const total = (amounts: CaseReturn['saves']) =>
    amounts.reduce((sum, { amount }) => sum + amount, 0);
  const [gross, run] = [total(saves), total(runs)];
  const net = gross - run;
  const { weeks = 0, own = { hours: 0, hourly: 0 } } = build ?? {};
  const cost = build
    ? Math.round((weeks * quarterFee) / RATE_WEEKS) + own.hours * own.hourly
    : buildCost(workedExample.pieces[0]);
  return { build: cost, gross, run, net, returnedAfter: daysToReturn(cost, net) };
}

/** True when the case passes the test by which candidates are ordered. */
export function isReturnedInTime({ returnedAfter }: { returnedAfter: number }): boolean {
  return returnedAfter < rate.returnDays;
}
