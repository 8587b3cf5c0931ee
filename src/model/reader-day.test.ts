import { afterEach, expect, test, vi } from 'vitest';
import { today } from './reader-day.ts';

afterEach(() => vi.useRealTimers());

test('today is the day on the local calendar, in ten characters', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 4, 23, 59, 59) });
  expect(today()).toBe('2026-03-04');
});
