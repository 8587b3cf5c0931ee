/**
 * The first year of the worked example, by what the client does after the first months: what is
 * paid, what has come back, and from which day the second is the larger. The one place that tells
 * it; the process, the prices and the questions read it.
 */
import { returnPiece } from './engagement-sums.ts';
import { agreementTerms, rate, workedExample } from './facts/engagement.ts';
import { filledText } from './filled.ts';
import { type Curve, dayBack, invoiced, returnCurve } from './return-curve.ts';
import { dollars, list } from './sentence.ts';

const { pieces, later, upkeep, ways } = workedExample;

export type Way = keyof typeof ways;
export const WAYS = Object.keys(ways) as Way[];

export const TOLD_MONTHS = [3, 6, 9, 12] as const;
export const YEAR_DAYS = agreementTerms.year * rate.daysInMonth;

/**
 * What an engineer of the client's own costs in a month, who runs the first two agents after a
 * stop.
 */
export const upkeepPerMonth = upkeep.hours * upkeep.hourly;

const stopDay = rate.months * rate.daysInMonth;
const afterStop: Curve = (day) => (Math.max(0, day - stopDay) / rate.daysInMonth) * upkeepPerMonth;
const fee = invoiced(rate.monthly, rate.months, rate.daysInMonth);
const paidBy: Record<Way, Curve> = {
  stop: (day) => fee(day) + afterStop(day),
  monthly: invoiced(rate.monthly, agreementTerms.year, rate.daysInMonth),
  yearly: invoiced(rate.lowest, agreementTerms.year, rate.daysInMonth),
};
const agentsOf = (way: Way) => (way === 'stop' ? pieces : [...pieces, ...later]);

export interface YearRow {
  month: number;
  /** Agents in use. */
  live: number;
  /** Dollars paid to us and, after a stop, to the engineer who runs the agents. */
  paid: number;
  /** Dollars saved, less the cost of models and hosting. */
  returned: number;
  net: number;
}

/**
 * A way through the year: its rows, and the day from which the client is ahead for the rest of it,
 * if there is one.
 */
export function firstYear(way: Way): {
  name: string;
  rows: YearRow[];
  last: YearRow;
  back: number | undefined;
} {
  const agents = agentsOf(way);
  const returned = returnCurve(agents.map(returnPiece));
  const paid = paidBy[way];
  const at = (month: number): YearRow => {
    const day = month * rate.daysInMonth;
    const [out, back] = [Math.round(paid(day)), Math.round(returned(day))];
    const live = agents.filter(({ liveOn }) => liveOn < day).length;
    return { month, live, paid: out, returned: back, net: back - out };
  };
  return {
    name: filledText(ways[way], { monthly: dollars(rate.monthly), lowest: dollars(rate.lowest) }),
    rows: TOLD_MONTHS.map(at),
    last: at(agreementTerms.year),
    back: dayBack(returned, paid, YEAR_DAYS),
  };
}

/** The ways in the order of what they leave after a year, in a sentence. */
export function yearInOrder(): string {
  const told = WAYS.map(firstYear).sort((a, b) => b.last.net - a.last.net);
  const leaves = ({ name, last }: (typeof told)[number]) =>
    `${dollars(last.net)} if you ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return `Ahead after a year: ${list(told.map(leaves))}.`;
}
