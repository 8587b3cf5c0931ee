/** The return of work that was taken over, day by day from the start of an engagement. Amounts are US dollars. */
/** What an agent returns: the dollars of a day of full use, and when it is used. */
export interface ReturnPiece {
  perDay: number;
  /** Day after which it takes `pilotPercent` of the cases. */
  liveOn: number;
  pilotPercent: number;
  /** Day after which it takes all of them. */
  fullOn: number;
}

/** Dollars that have come back by the end of a day. */
export type ReturnCurve = (day: number) => number;

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

/** The first day at whose end a cost is back; nothing when that takes more than ten years. */
export function dayOfReturn(curve: ReturnCurve, cost: number): number | undefined {
  for (let day = 0; day <= LAST_DAY; day += 1) if (curve(day) >= cost) return day;
  return undefined;
}
