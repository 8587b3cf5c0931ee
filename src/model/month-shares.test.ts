import { describe, expect, test } from 'vitest';
import { allocation } from '#model/facts/pricing-facts.ts';
import {
  edgeLimits,
  edgesOf,
  exampleMonth,
  MONTH_PARAMETER,
  type MonthShares,
  monthAddress,
  monthLine,
  moveEdge,
  withMonthLine,
} from './month-shares.ts';

const sum = (shares: MonthShares) => shares.reduce((total, share) => total + share, 0);
const months = [exampleMonth, ...allocation.months.others.map(({ percents }) => percents)];

test.each(months.map((month) => [month]))(
  '%j is a month: five whole shares, none too small, 100 in all',
  (month) => {
    expect(month).toHaveLength(allocation.areas.length);
    expect(sum(month)).toBe(100);
    for (const share of month) expect(share).toBeGreaterThanOrEqual(allocation.least);
    expect(month.every(Number.isInteger)).toBe(true);
  },
);

test.each([0, 1, 2, 3])(
  'whatever edge %d is moved to, the month stays whole and the other areas stay',
  (edge) => {
    for (const to of [-1000, 0, 12.4, 37, 99.6, 1e9, Number.NaN]) {
      const moved = moveEdge(exampleMonth, edge, to);
      expect(sum(moved)).toBe(100);
      expect(Math.min(...moved)).toBeGreaterThanOrEqual(allocation.least);
      const others = (month: MonthShares) => month.filter((_, area) => area !== edge && area !== edge + 1);
      expect(others(moved)).toEqual(others(exampleMonth));
    }
  },
);

test('an edge within its limits goes where it is moved to', () => {
  const { min, max } = edgeLimits(exampleMonth, 1);
  for (const to of [min, max]) expect(edgesOf(moveEdge(exampleMonth, 1, to))[1]).toBe(to);
});

describe('a month that is taken along', () => {
  test('arrives as a line that names every share and area', () => {
    for (const month of months) {
      const line = monthLine(new URL(monthAddress(month), 'https://site.example').search);
      for (const [index, { label }] of allocation.areas.entries())
        expect(line.toLowerCase()).toContain(`${month[index]} % ${label.toLowerCase()}`);
    }
  });

  test.each([
    '',
    '34-22-18-16',
    '34-22-18-16-11',
    '96-1-1-1-1',
    '034-22-18-16-10',
    '34-22-18-16-10-0',
    '<b>',
    '1e1-22-18-16-10',
  ])('written as "%s" brings nothing', (written) => {
    expect(monthLine(`?${new URLSearchParams({ [MONTH_PARAMETER]: written })}`)).toBe('');
  });

  test('goes before what was written, in place of a month that was brought before', () => {
    const [first, second] = months.map((month) => monthLine(monthAddress(month).slice('/contact'.length)));
    const once = withMonthLine('Sixty quotes a week.', first ?? '');
    expect(once).toBe(`${first}\nSixty quotes a week.`);
    expect(withMonthLine(once, second ?? '')).toBe(`${second}\nSixty quotes a week.`);
    expect(withMonthLine('', first ?? '')).toBe(first);
  });
});
