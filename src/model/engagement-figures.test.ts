import { expect, test } from 'vitest';
import { dayName } from './facts/engagement.ts';
import { plans, pricingFacts } from './facts/pricing.ts';

test('days have names', () => {
  expect([0, 21, 90].map(dayName)).toEqual(['Day 0', 'Week 3', 'Day 90']);
});

test('what the second plan adds is listed feature by feature', () => {
  expect(pricingFacts.differences.rows.map(({ feature }) => feature)).toEqual(
    plans[1].features.map(({ text }) => text),
  );
});
