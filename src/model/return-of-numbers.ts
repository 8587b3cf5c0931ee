/** The return of a visitor's own numbers, day by day from the start of an engagement. Amounts are US dollars. */

import { fullDays, quarterFee } from './engagement-sums.ts';
import { calendar, workedExample } from './facts/engagement-facts.ts';
import { dollars } from './money.ts';

export interface OwnNumbers {
  /** Hours a week one person would win back. */
  hours: number;
  people: number;
  /** Cost of an hour of their work, in dollars. */
  hourly: number;
}

/** Dollars that have come back by the end of a day. */
export type ReturnCurve = (day: number) => number;

const DAYS_A_WEEK = 7;
/** Ten years, in days; a cost that takes longer will not come back. */
const LAST_DAY = 3650;

/** Follows the calendar of the worked example: a pilot first, all of the work later. */
export function ownReturnCurve({ hours, people, hourly }: OwnNumbers): ReturnCurve {
  const [first] = workedExample.pieces;
  return (day) => ((hours * people * hourly) / DAYS_A_WEEK) * fullDays(first, day);
}

/** The first day at whose end a cost is back; nothing when that takes more than ten years. */
export function dayOfReturn(curve: ReturnCurve, cost = quarterFee): number | undefined {
  if (!(curve(LAST_DAY) >= cost)) return undefined;
  let [before, back] = [0, LAST_DAY];
  while (back - before > 1) {
    const middle = Math.floor((before + back) / 2);
    if (curve(middle) >= cost) back = middle;
    else before = middle;
  }
  return back;
}

/** Says in one or two sentences whether the cost is back by the end of the quarter, or when it would be. */
export function describeOwnReturn(curve: ReturnCurve, cost = quarterFee): string {
  const { days } = calendar;
  const [fee, back] = [dollars(cost), dollars(curve(days))];
  const day = dayOfReturn(curve, cost);
  if (day === undefined)
    return `Not yet: ${back} of ${fee} on day ${days}, and not all of it within ten years.`;
  if (day > days)
    return `Not yet: ${back} of ${fee} on day ${days}. All of it would be back on day ${thousands(day)}.`;
  return `Back on day ${day}: the whole ${fee}. On day ${days} it is ${back}.`;
}

/**
 * A number as people write it: "1,250", "$80", "7.5" and "7,5".
 * @returns nothing for what is no number, or outside the limits
 */
export function readNumber(
  text: string,
  { least, most }: { least: number; most: number },
): number | undefined {
  const plain = text.replace(/[\s$]/g, '').replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const number =
    /^(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(plain) && plain ? Number(plain.replaceAll(',', '')) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

function thousands(day: number): string {
  return day.toLocaleString('en-US');
}
