import { afterEach, expect, test, vi } from 'vitest';
import * as days from './calendar-day.ts';

afterEach(() => vi.useRealTimers());

test('today is the day on the local calendar, in ten characters', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 4, 23, 59, 59) });
  expect(days.today()).toBe('2026-03-04');
});

test('a zone is a place, whose summer is known', () => {
  const names = ['EST', '+01:00', 'Mars/Base', 'America/New_York', 'Etc/UTC'];
  expect(names.filter(days.isZone)).toEqual(['America/New_York', 'Etc/UTC']);
});
