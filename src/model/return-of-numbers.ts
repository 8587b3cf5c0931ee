/** The return of work that was taken over, day by day from the start of an engagement. Amounts are US dollars. */
import { dollars } from './money.ts';

/** What an agent returns: the dollars of a day of full use, and when it is used. */
export interface ReturnPiece {
  perDay: number;
  /** Day after which it takes `pilotPercent` of the cases. */
  liveOn: number;
  pilotPercent: number;
  /** Day after which it takes all of them. */
  fullOn: number;
}

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

export function returnCurve(pieces: readonly ReturnPiece[]): ReturnCurve {
  return (day) => pieces.reduce((sum, piece) => sum + piece.perDay * fullDays(piece, day), 0);
}

/** The days of a piece's use, those of the pilot counted by their share. */
function fullDays({ liveOn, fullOn, pilotPercent }: Omit<ReturnPiece, 'perDay'>, day: number): number {
  const pilot = Math.max(0, Math.min(day, fullOn) - liveOn);
  return (pilot * pilotPercent) / 100 + Math.max(0, day - fullOn);
}

/** Follows the calendar of a piece of the worked example: a pilot first, all of the work later. */
export function ownReturnCurve({ hours, people, hourly }: OwnNumbers, like: ReturnPiece): ReturnCurve {
  return returnCurve([{ ...like, perDay: (hours * people * hourly) / DAYS_A_WEEK }]);
}

/** The first day at whose end a cost is back; nothing when that takes more than ten years. */
export function dayOfReturn(curve: ReturnCurve, cost: number): number | undefined {
  for (let day = 0; day <= LAST_DAY; day += 1) if (curve(day) >= cost) return day;
  return undefined;
}

/** Says in one or two sentences whether the cost is back by the last of some days, or when it would be. */
export function describeReturn(curve: ReturnCurve, cost: number, days: number): string {
  const [fee, back] = [dollars(cost), dollars(curve(days))];
  const day = dayOfReturn(curve, cost);
  if (day === undefined)
    return `Not yet: ${back} of ${fee} on day ${days}, and not all of it within ten years.`;
  if (day > days)
    return `Not yet: ${back} of ${fee} on day ${days}. All of it would be back on day ${day.toLocaleString('en-US')}.`;
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
