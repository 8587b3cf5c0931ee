/**
 * The return of work that was taken over, day by day from the start of an engagement. Amounts are
 * US dollars.
 */
/** What an agent returns: the dollars of a day of full use, and when it is used. */
export interface ReturnPiece {
  perDay: number;
  /** Day after which it takes `pilotPercent` of the cases. */
  liveOn: number;
  pilotPercent: number;
  /** Day after which it takes all of them. */
  fullOn: number;
}

/** Dollars by the end of a day. */
export type Curve = (day: number) => number;

/** What has come back. */
export function returnCurve(pieces: readonly ReturnPiece[]): Curve {
  return (day) => pieces.reduce((sum, piece) => sum + piece.perDay * fullDays(piece, day), 0);
}

/** The days of a piece's use, those of the pilot counted by their share. */
function fullDays(
  { liveOn, fullOn, pilotPercent }: Omit<ReturnPiece, 'perDay'>,
  day: number,
): number {
  const pilot = Math.max(0, Math.min(day, fullOn) - liveOn);
  return (pilot * pilotPercent) / 100 + Math.max(0, day - fullOn);
}

/** What has been invoiced: the rate at the start of each month, so many times. */
export function invoiced(rate: number, months: number, daysInMonth: number): Curve {
  return (day) => rate * Math.min(months, Math.ceil(day / daysInMonth));
}

/**
 * The first day from whose end on all that was paid is back for the rest of so many days; nothing
 * when there is none.
 */
export function dayBack(returned: Curve, paid: Curve, days: number): number | undefined {
  let back: number | undefined;
  for (let day = days; day > 0 && returned(day) >= paid(day); day -= 1) back = day;
  return back;
}

/** "Back on day 102."; over a year, that it should not be bought. */
export function backOn(day: number | undefined): string {
  return day === undefined ? 'Not within a year. Then do not buy this.' : `Back on day ${day}.`;
}
