/**
 * The one story of money and time: a changed price, day or share that no longer agrees with the
 * rest fails here.
 */
import { expect, test } from 'vitest';
import { engagementFigures, withFacts } from './engagement-figures.ts';
import * as sums from './engagement-sums.ts';
import { caseReturns } from './facts/case-studies.ts';
import {
  calendar,
  type Piece,
  rate,
  SHARES,
  type ShareName,
  workedExample,
} from './facts/engagement.ts';
import { plans, pricingFacts } from './facts/pricing.ts';

const { pieces, months } = workedExample;
const [quotes, invoices] = pieces;

test('the worked example spends each month’s rate once', () => {
  expect(months).toHaveLength(rate.months);
  for (const month of months)
    expect(Object.values(month).reduce((sum, percent) => sum + percent, 0)).toBe(100);
  const spent = (Object.keys(SHARES) as ShareName[]).reduce(
    (sum, share) => sum + sums.shareCost(share),
    0,
  );
  expect(spent).toBe(sums.quarterFee);
});

test('a pilot is counted by its share and full use from the day after', () => {
  // 100 times half an hour at $60 less $600 to run: $2,400 a month, $80 a day.
  const work = { perMonth: 100, minutesBefore: 40, minutesAfter: 10, hourly: 60, run: 600 };
  const piece: Piece = { ...quotes, ...work, liveOn: 10, pilotPercent: 25, fullOn: 20 };
  expect(sums.netPerMonth(piece)).toBe(2_400);
  expect([10, 11, 20, 21].map((day) => sums.returnedBy(day, [piece]))).toEqual([0, 20, 200, 280]);
  expect(sums.returnDay(281, [piece])).toBe(22);
  expect(sums.daysToReturn(2_401, 2_400)).toBe(31);
});

test('a piece begins on the day of a milestone, and a candidate whose return would take longer is passed over', () => {
  const days = calendar.milestones.map(({ day }) => day);
  expect(days).toEqual(expect.arrayContaining([quotes.liveOn, quotes.fullOn, invoices.liveOn]));
  for (const { build, net } of workedExample.passedOver)
    if (build && net) expect(sums.daysToReturn(build, net)).toBeGreaterThan(rate.returnDays);
});

test('the dates of the mutual action plan are in order, up to the day on which the cost is back', () => {
  const planned = sums.actionPlanRows().map(({ day }) => day);
  expect(planned).toEqual([...planned].sort((a, b) => a - b));
  expect(planned.at(-1)).toBe(sums.pieceReturn(quotes).day);
});

test('days and weeks have names', () => {
  expect([0, 21, 90].map(sums.dayName)).toEqual(['Day 0', 'Week 3', 'Day 90']);
  expect(sums.weeksName(0, 7)).toBe('Week 1');
  expect(sums.weeksName(7, 21)).toBe('Weeks 2 and 3');
  expect(sums.weeksName(63, 90)).toBe('Weeks 10 to 13');
});

test('what the second plan adds is listed feature by feature', () => {
  expect(pricingFacts.differences.rows.map(({ feature }) => feature)).toEqual(
    plans[1].features.map(({ text }) => text),
  );
});

test('a case study tells the worked example with its own figures', () => {
  const told = Object.values(caseReturns).filter(({ build }) => !build);
  for (const { build, net } of told.map(sums.caseSum))
    expect({ build, net }).toEqual({
      build: sums.buildCost(quotes),
      net: sums.netPerMonth(quotes),
    });
});

test('a sentence prints the figures it names, and refuses an unknown name', () => {
  expect(withFacts('Three months are {fee}.')).toBe(`Three months are ${engagementFigures.fee}.`);
  expect(() => withFacts('It costs {fees}.')).toThrow('{fees}');
});
