import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DELAYS_MS, nextDelay, parseRetryAfter } from './schedule.ts';

const middle = { delays: DELAYS_MS, random: () => 0.5 };
const HOUR = 3_600_000;

test('ten attempts are spread over about three days', () => {
  expect(DELAYS_MS.length + 1).toBe(10);
  const days = DELAYS_MS.reduce((sum, delay) => sum + delay, 0) / (24 * HOUR);
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.4);
});

test('each failure waits longer than the one before, and after the tenth there is no next', () => {
  const delays = Array.from({ length: 10 }, (_, index) => nextDelay(index + 1, middle));
  expect(delays.slice(0, 9)).toEqual([...DELAYS_MS]);
  expect(delays[9]).toBeNull();
  expect([...DELAYS_MS].sort((a, b) => a - b)).toEqual([...DELAYS_MS]);
});

test('jitter stays within a tenth', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (failed, chance) => {
        const delay = nextDelay(failed, { delays: DELAYS_MS, random: () => chance }) ?? 0;
        const planned = DELAYS_MS[failed - 1] ?? 0;
        expect(delay).toBeGreaterThanOrEqual(planned * 0.9);
        expect(delay).toBeLessThanOrEqual(planned * 1.1);
      },
    ),
  );
});

test('a receiver may ask for more patience, but not for less', () => {
  expect(nextDelay(1, { ...middle, retryAfterMs: HOUR })).toBe(HOUR);
  expect(nextDelay(1, { ...middle, retryAfterMs: 1 })).toBe(5000);
});

test.each([
  [null, 0],
  ['120', 120_000],
  ['86400', HOUR],
  ['Mon, 19 May 2025 00:01:00 GMT', HOUR],
  [' 5 ', 5000],
  ['-5', 0],
  ['soon', 0],
  ['Sun, 18 May 2025 00:01:00 GMT', 60_000],
  ['Sat, 17 May 2025 00:00:00 GMT', 0],
])('Retry-After: %s', (header, expected) => {
  expect(parseRetryAfter(header, Date.UTC(2025, 4, 18))).toBe(expected);
});
