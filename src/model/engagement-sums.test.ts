/** The one story of money and time: a changed price, day or share that no longer agrees with the rest fails here. */
import { describe, expect, test } from 'vitest';
import { caseReturns } from '#model/facts/case-studies.ts';
import { contact } from '#model/facts/contact.ts';
import { SPRINT } from '#screens/docs/mdx/sprint-cloth.tsx';
import { caseSum } from './case-return-sums.ts';
import { engagementFigures, withFacts } from './engagement-figures.ts';
import {
  actionPlanRows,
  buildCost,
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
  actionPlan,
  agreementTerms,
  calendar,
  firstAnswer,
  PHASES,
  type Piece,
  rate,
  SHARES,
  type ShareName,
  workedExample,
} from './facts/engagement.ts';
import { processSteps } from './facts/home.ts';
import { pages } from './facts/pages.ts';
import { plans, pricingFacts } from './facts/pricing.ts';
import { team } from './facts/team.ts';

const { pieces, months } = workedExample;
const [quotes, invoices] = pieces;
const { sprint } = pricingFacts;
const days = calendar.milestones.map(({ day }) => day);
/** Titles of people whom only the Enterprise plan has. */
const ENTERPRISE_ONLY = /project manager/i;

describe('the prices', () => {
  test('of a year agreed at the start are below those by the month', () => {
    expect(rate.lowest).toBeLessThan(rate.monthly);
    expect(agreementTerms.year).toBeGreaterThan(rate.months);
  });
});

describe('the worked example', () => {
  test('spends each month’s rate once', () => {
    expect(months).toHaveLength(rate.months);
    for (const month of months)
      expect(Object.values(month).reduce((sum, percent) => sum + percent, 0)).toBe(100);
    const spent = (Object.keys(SHARES) as ShareName[]).reduce((sum, share) => sum + shareCost(share), 0);
    expect(spent).toBe(quarterFee);
  });

  test('is back later than either piece, because it pays for more than their building', () => {
    expect(pieces.map(buildCost).reduce((sum, cost) => sum + cost, 0)).toBeLessThan(quarterFee);
    for (const piece of pieces) expect(returnDay(quarterFee)).toBeGreaterThan(pieceReturn(piece).day);
    expect(returnedBy(returnDay(quarterFee))).toBeGreaterThanOrEqual(quarterFee);
    expect(returnedBy(returnDay(quarterFee) - 1)).toBeLessThan(quarterFee);
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

  test('is the one the home page’s steps tell', () => {
    expect(processSteps.map(({ title }) => title.toLowerCase())).toEqual([...PHASES]);
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

describe('the people', () => {
  test('of the action plan and the sprint belong to every plan', () => {
    expect(actionPlan.rows.filter(({ ours }) => ENTERPRISE_ONLY.test(ours))).toEqual([]);
    const titles = sprint.rows.map(({ who }) => team.find(({ name }) => name.endsWith(` ${who}`))?.title);
    expect(titles.filter((title) => !title || ENTERPRISE_ONLY.test(title))).toEqual([]);
  });

  test('of the sprint are first of all the dedicated engineer, within two working weeks', () => {
    const spent = (rows: readonly { spent: number }[]) => rows.reduce((sum, row) => sum + row.spent, 0);
    const dedicated = sprint.rows.filter(({ who }) => who === sprint.dedicated);
    expect(team.find(({ name }) => name.endsWith(` ${sprint.dedicated}`))?.title).toContain('AI');
    expect(spent(dedicated)).toBeLessThanOrEqual(80);
    expect(spent(dedicated)).toBeGreaterThan(spent(sprint.rows) / 2);
  });

  test('hold the sprint’s demo on the working day that the drawing of a sprint has', () => {
    const day = (text: string) => Number(/\d+/.exec(text)?.[0]);
    const [first, demo] = [day(sprint.dates), day(sprint.outcome)];
    const weekends = Math.floor((demo - first) / 7);
    expect(SPRINT[demo - first - 2 * weekends]?.event).toBe('Demo');
  });

  test('who answer a request are the same everywhere', () => {
    expect(team.map(({ id }) => id)).toContain(firstAnswer.reader);
    for (const text of [pages.contact.description, contact.form.next]) expect(text).toContain(firstAnswer.by);
  });
});

describe('the case studies', () => {
  const sums = Object.entries(caseReturns).map(([slug, study]) => ({ slug, ...caseSum(study) }));

  test('return more than they cost to run', () => {
    expect(sums.filter(({ net }) => net <= 0)).toEqual([]);
  });

  test('tell the worked example with its own figures', () => {
    const told = Object.values(caseReturns).filter(({ build }) => !build);
    for (const { build, net } of told.map(caseSum))
      expect({ build, net }).toEqual({ build: buildCost(quotes), net: netPerMonth(quotes) });
  });
});

test('a sentence prints the figures it names, and refuses an unknown name', () => {
  expect(withFacts('Three months are {fee}.')).toBe(`Three months are ${engagementFigures.fee}.`);
  expect(() => withFacts('It costs {fees}.')).toThrow('{fees}');
});
