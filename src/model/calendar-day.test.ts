import { afterEach, expect, test, vi } from 'vitest';
import * as days from './calendar-day.ts';

afterEach(() => vi.useRealTimers());

test('today is the day on the local calendar, padded to ten characters', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 4, 23, 59, 59) });
  expect(days.today()).toBe('2026-03-04');
});

test('a day is written long, or with the ending of its number', () => {
  expect(days.longDate('2026-03-01')).toBe('March 1, 2026');
  expect(days.ordinalDate('2025-05-18')).toBe('May 18th, 2025');
  const endings = ['01', '02', '03', '04', '11', '12', '13', '21', '22', '23', '31'].map((day) =>
    days.ordinalDate(`2025-01-${day}`).slice(-8, -6),
  );
  expect(endings.join()).toBe('st,nd,rd,th,th,th,th,st,nd,rd,st');
});

test.each([
  ['2026-11-25', '2026-11-27', 'over Thanksgiving'],
  ['2026-11-20', '2026-11-23', 'over a weekend'],
  ['2026-11-21', '2026-11-23', 'from a Saturday'],
  ['2026-07-02', '2026-07-06', 'over the Fourth of July on a Saturday, kept on Friday'],
  ['2027-12-30', '2028-01-03', 'over a New Year on a Saturday, kept in the old year'],
  ['2027-07-03', '2027-07-06', 'over the Fourth of July on a Sunday, kept on Monday'],
])('the working day after %s is %s: %s', (day, next) => {
  expect(days.workingDayAfter(day)).toBe(next);
});

test('a year has the eleven federal holidays', () => {
  const year = Array.from({ length: 365 }, (_, index) => days.daysAfter('2026-01-01', index));
  const free = year.filter((day) => new Date(day).getUTCDay() % 6 !== 0 && !days.isWorkingDay(day));
  expect(free.map((day) => day.slice(5)).join(' ')).toBe(
    '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  );
});

test('the day is the one in Eastern time, in winter and in summer', () => {
  expect(days.easternDay(new Date('2026-11-23T04:59:00Z'))).toBe('2026-11-22');
  expect(days.easternDay(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
  expect(days.easternInstant('2026-11-23', 17).toISOString()).toBe('2026-11-23T22:00:00.000Z');
  expect(days.easternInstant('2026-07-01', 9).toISOString()).toBe('2026-07-01T13:00:00.000Z');
});

test('the Monday after a day is never that day', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-27'].map(days.mondayAfter)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-11-30',
  ]);
});
