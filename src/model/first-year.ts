/** What agents cost and return in a first year of twelve months of thirty days. */

export const DAYS_A_MONTH = 30;
export const DAYS_A_YEAR = 360;

/** `net`: saved in a month of full use. `own`: what the client's people cost until it is live. */
export interface UsedAgent {
  net: number;
  liveOn: number;
  pilotPercent: number;
  fullOn: number;
  own: number;
}

/** The rate of so many months, and a month of whoever runs the agents then. */
interface Payments {
  rate: { monthly: number; months: number };
  upkeep: number;
  /** Of the rate, what comes back once it is no longer paid. */
  credit?: number;
}

export type Curve = (day: number) => number;

/** Of the days of a pilot, a share counts. */
export const returnedBy =
  (agents: readonly UsedAgent[]): Curve =>
  (day) =>
    agents.reduce((sum, { net, liveOn, fullOn, pilotPercent }) => {
      const pilot = (Math.max(0, Math.min(day, fullOn) - liveOn) * pilotPercent) / 100;
      return sum + (net / DAYS_A_MONTH) * (pilot + Math.max(0, day - fullOn));
    }, 0);

/** The months paid, less what comes back, then the engineer, and the client's hours. */
export const paidBy =
  (agents: readonly UsedAgent[], { rate, upkeep, credit = 0 }: Payments): Curve =>
  (day) => {
    const month = day / DAYS_A_MONTH;
    const live = agents.filter(({ liveOn }) => liveOn < day);
    return (
      live.reduce((sum, { own }) => sum + own, 0) +
      rate.monthly * Math.min(rate.months, Math.ceil(month)) +
      Math.max(0, month - rate.months) * upkeep -
      (month < rate.months ? 0 : credit)
    );
  };

/** The first day from whose end on all that was paid stays back for the year. */
export function dayBack(returned: Curve, paid: Curve) {
  let back: number | undefined;
  // Back to the cent, whatever the last digit of a fraction says.
  for (let day = DAYS_A_YEAR; day > 0 && returned(day) > paid(day) - 0.01; day -= 1) back = day;
  return back;
}

export function yearOf(agents: readonly UsedAgent[], payments: Payments) {
  const [returned, paid] = [returnedBy(agents), paidBy(agents, payments)];
  const day = dayBack(returned, paid);
  const out = Math.round(paid(DAYS_A_YEAR));
  return {
    back: day === undefined ? 'no day of the first year' : `day ${day}`,
    paid: out,
    net: Math.round(returned(DAYS_A_YEAR)) - out,
  };
}
