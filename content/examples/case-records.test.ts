import { expect, test } from 'vitest';
import booking from './create-booking.json' with { type: 'json' };
import escalation from './escalation.json' with { type: 'json' };
import inquiry from './inquiry.json' with { type: 'json' };

const HOUR = 3_600_000;

test('an inquiry names as missing exactly what it does not know', () => {
  const unknown = Object.entries(inquiry).filter(([, value]) => value === null);
  expect(inquiry.missing).toEqual(unknown.map(([field]) => field));
});

test('an open escalation promises an answer within the hour, and has no end yet', () => {
  expect(Date.parse(escalation.answer_due) - Date.parse(escalation.opened_at)).toBe(HOUR);
  expect([escalation.closed_at, escalation.outcome]).toEqual([null, null]);
});

test('a booking ends after it begins', () => {
  expect(Date.parse(booking.output.ends_at)).toBeGreaterThan(Date.parse(booking.input.starts_at));
});
