import { afterEach, expect, test, vi } from 'vitest';
import {
  easternDay,
  easternInstant,
  isWorkingDay,
  longDate,
  mondayAfter,
  ordinalDate,
  today,
  workingDayAfter,
} from './calendar-day.ts';

afterEach(() => vi.useRealTimers());

test('today is the day on the local calendar, padded to ten characters', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 4, 23, 59, 59) });
  expect(today()).toBe('2026-03-04');
  vi.setSystemTime(new Date(2026, 2, 5));
  expect(today()).toBe('2026-03-05');
});

test('the long format names the same day in every time zone', () => {
  expect(longDate('2026-11-21')).toBe('November 21, 2026');
  expect(longDate('2026-03-01')).toBe('March 1, 2026');
});

test('the ordinal format writes each day of the month with its ending', () => {
  expect(ordinalDate('2025-05-18')).toBe('May 18th, 2025');
  expect(ordinalDate('2025-07-08')).toBe('July 8th, 2025');
  const days = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 31].map((day) =>
    ordinalDate(`2025-01-${String(day).padStart(2, '0')}`).slice(8, -6),
  );
  expect(days).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd', '31st']);
});

test.each([
  ['2026-11-25', '2026-11-27', 'over Thanksgiving'],
  ['2026-11-20', '2026-11-23', 'over a weekend'],
  ['2026-11-21', '2026-11-23', 'from a Saturday'],
  ['2026-07-02', '2026-07-06', 'over the Fourth of July on a Saturday, kept on Friday'],
  ['2027-12-30', '2028-01-03', 'over a New Year on a Saturday, kept in the old year'],
  ['2027-07-03', '2027-07-06', 'over the Fourth of July on a Sunday, kept on Monday'],
  ['2026-05-22', '2026-05-26', 'over Memorial Day'],
])('the working day after %s is %s: %s', (day, next) => {
  expect(workingDayAfter(day)).toBe(next);
});

test('a year has the eleven federal holidays', () => {
  const year = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
  const free = year
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => !isWorkingDay(day));
  expect(free).toEqual([
    ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03'],
    ...['2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25'],
  ]);
});

test('the day is the one in Eastern time, in winter and in summer', () => {
  expect(easternDay(new Date('2026-11-23T04:59:00Z'))).toBe('2026-11-22');
  expect(easternDay(new Date('2026-11-23T05:00:00Z'))).toBe('2026-11-23');
  expect(easternDay(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
  expect(easternInstant('2026-11-23', 17).toISOString()).toBe('2026-11-23T22:00:00.000Z');
  expect(easternInstant('2026-07-01', 9).toISOString()).toBe('2026-07-01T13:00:00.000Z');
});

test('the Monday after a day is never that day', () => {
  expect(mondayAfter('2026-11-23')).toBe('2026-11-30');
  expect(mondayAfter('2026-11-22')).toBe('2026-11-23');
  expect(mondayAfter('2026-11-27')).toBe('2026-11-30');
});
