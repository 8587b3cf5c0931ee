import { afterEach, expect, test, vi } from 'vitest';
import { longDate, ordinalDate, today } from './calendar-day.ts';

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
