import { afterEach, expect, test, vi } from 'vitest';
import * as days from './calendar-day.ts';

afterEach(() => vi.useRealTimers());

test('today is the day on the local calendar, in ten characters', () => {
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
