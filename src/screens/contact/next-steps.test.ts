import { expect, test } from 'vitest';
import { rate } from '#content/data/engagement.ts';
import { daysAfter } from '#model/calendar-day.ts';
import { isWorkingDay } from '#model/working-days.ts';
import { nextSteps, workingHours } from './next-steps.ts';

test('a request of Wednesday evening before Thanksgiving is answered on Friday', () => {
  // Already Thursday in London, still Wednesday in New York.
  expect(nextSteps(new Date('2026-11-26T01:00:00Z')).reply).toBe('2026-11-27');
});

test('whenever a request comes, its steps are working days in their order', () => {
  for (let day = '2026-11-01'; day < '2027-11-01'; day = daysAfter(day, 1)) {
    const { reply, call, start, proof } = nextSteps(new Date(`${day}T15:00:00Z`));
    expect(reply > day).toBe(true);
    expect([reply, call.from, call.to].every(isWorkingDay)).toBe(true);
    expect(call.from > reply && call.to >= call.from && start > call.to).toBe(true);
    expect(proof).toBe(daysAfter(start, rate.proofWeeks * 7));
  }
});

test('working hours begin before they end', () => {
  const { from, to } = workingHours('2026-11-23');
  expect(from.getTime()).toBeLessThan(to.getTime());
});
