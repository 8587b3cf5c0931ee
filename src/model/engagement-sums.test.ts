/** The one story of money and time: a changed price, day or share that no longer agrees with the rest fails here. */
import { describe, expect, test } from 'vitest';
import { caseReturns } from '#model/facts/case-studies.ts';
import { engagementFigures, withFacts } from './engagement-figures.ts';
import {
  actionPlanRows,
  buildCost,
  caseSum,
  dayName,
  daysToReturn,
  firstLive,
  netPerMonth,
  pieceReturn,
  quarterFee,
  returnDay,
  returnedBy,
  shareCost,
  weeksName,
} from './engagement-sums.ts';
import {
  calendar,
  PHASES,
  type Piece,
  rate,
  SHARES,
  type ShareName,
  workedExample,
} from './facts/engagement.ts';
import { plans, pricingFacts } from './facts/pricing.ts';

const { pieces, months } = workedExample;
const [quotes, invoices] = pieces;
const days = calendar.milestones.map(({ day }) => day);

describe('the worked example', () => {
  test('spends each month’s rate once', () => {
    expect(months).toHaveLength(rate.months);
    for (const month of months)
      expect(Object.values(month).reduce((sum, percent) => sum + percent, 0)).toBe(100);
    const spent = (Object.keys(SHARES) as ShareName[]).reduce((sum, share) => sum + shareCost(share), 0);
    expect(spent).toBe(quarterFee);
  });

  test('counts a pilot by its share and full use from the day after', () => {
    // 100 times half an hour at $60 less $600 to run: $2,400 a month, $80 a day.
    const piece: Piece = {
      ...quotes,
      perMonth: 100,
      minutesBefore: 40,
      minutesAfter: 10,
      hourly: 60,
      run: 600,
      liveOn: 10,
      pilotPercent: 25,
      fullOn: 20,
    };
    expect(netPerMonth(piece)).toBe(2_400);
    expect([10, 11, 20, 21].map((day) => returnedBy(day, [piece]))).toEqual([0, 20, 200, 280]);
    expect(returnDay(281, [piece])).toBe(22);
    expect(daysToReturn(2_401, 2_400)).toBe(31);
  });

  test('puts a piece to work on the day of a milestone', () => {
    expect(firstLive?.day).toBe(quotes.liveOn);
    expect(days).toEqual(expect.arrayContaining([quotes.liveOn, quotes.fullOn, invoices.liveOn]));
  });

  test('passes over a candidate whose return would take longer', () => {
    for (const { build, net } of workedExample.passedOver) {
      if (build && net) expect(daysToReturn(build, net)).toBeGreaterThan(rate.returnDays);
    }
  });
});

describe('the calendar', () => {
  test('runs from day 0 to the last in order, through phases that meet', () => {
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect([days[0], days.at(-1)]).toEqual([0, calendar.days]);
    const edges = PHASES.map((phase) => calendar.phases[phase]);
    expect(edges[0]?.from).toBe(0);
    expect(edges.at(-1)?.to).toBe(calendar.days);
    expect(edges.slice(1).map(({ from }) => from)).toEqual(edges.slice(0, -1).map(({ to }) => to));
  });

  test('has each milestone in the phase that names it', () => {
    for (const { day, phase } of calendar.milestones) {
      expect(day).toBeGreaterThanOrEqual(calendar.phases[phase].from);
      expect(day).toBeLessThanOrEqual(calendar.phases[phase].to);
    }
  });

  test('has the dates of the mutual action plan in order, up to the day on which the cost is back', () => {
    const planned = actionPlanRows().map(({ day }) => day);
    expect(planned).toEqual([...planned].sort((a, b) => a - b));
    expect(planned.at(-1)).toBe(pieceReturn(quotes).day);
  });

  test('names its days and weeks', () => {
    expect([0, 21, 90].map(dayName)).toEqual(['Day 0', 'Week 3', 'Day 90']);
    expect(weeksName(0, 7)).toBe('Week 1');
    expect(weeksName(7, 21)).toBe('Weeks 2 and 3');
    expect(weeksName(63, 90)).toBe('Weeks 10 to 13');
  });
});

test('what the second plan adds is listed feature by feature', () => {
  expect(pricingFacts.differences.rows.map(({ feature }) => feature)).toEqual(
    plans[1].features.map(({ text }) => text),
  );
});

test('a case study tells the worked example with its own figures', () => {
  const told = Object.values(caseReturns).filter(({ build }) => !build);
  for (const { build, net } of told.map(caseSum))
    expect({ build, net }).toEqual({ build: buildCost(quotes), net: netPerMonth(quotes) });
});

test('a sentence prints the figures it names, and refuses an unknown name', () => {
  expect(withFacts('Three months are {fee}.')).toBe(`Three months are ${engagementFigures.fee}.`);
  expect(() => withFacts('It costs {fees}.')).toThrow('{fees}');
});
