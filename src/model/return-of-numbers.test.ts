import { describe, expect, test } from 'vitest';
import { quarterFee } from './engagement-sums.ts';
import { calendar, workedExample } from './facts/engagement-facts.ts';
import { ownReturn } from './facts/pricing-facts.ts';
import { dayOfReturn, describeOwnReturn, ownReturnCurve, readNumber } from './return-of-numbers.ts';

const [{ liveOn, fullOn }] = workedExample.pieces;
const numbers = { hours: 10, people: 6, hourly: 70 };

describe('the return of own numbers', () => {
  test('is nothing before the first day of use, and never less on a later day', () => {
    const curve = ownReturnCurve(numbers);
    expect(curve(liveOn)).toBe(0);
    for (let day = liveOn; day < calendar.days; day += 1) expect(curve(day + 1)).toBeGreaterThan(curve(day));
  });

  test('in full use is a week’s hours a week', () => {
    const curve = ownReturnCurve(numbers);
    expect(curve(fullOn + 7) - curve(fullOn)).toBeCloseTo(10 * 6 * 70);
  });

  test.each([
    numbers,
    { hours: 0.1, people: 1, hourly: 1 },
    { hours: 30, people: 40, hourly: 95 },
    { hours: 168, people: 100_000, hourly: 10_000 },
  ])('breaks even on the first day on which the cost is back: %j', (each) => {
    const curve = ownReturnCurve(each);
    const day = dayOfReturn(curve);
    if (day === undefined) return expect(curve(3650)).toBeLessThan(quarterFee);
    expect(curve(day)).toBeGreaterThanOrEqual(quarterFee);
    expect(curve(day - 1)).toBeLessThan(quarterFee);
  });

  test('says "not yet" with the day, "back" with the day, or that it will not be', () => {
    const say = (each: typeof numbers) => describeOwnReturn(ownReturnCurve(each));
    const day = dayOfReturn(ownReturnCurve(numbers));
    expect(say(numbers)).toMatch(new RegExp(`^Not yet: .+ on day ${day}\\.$`));
    expect(say({ hours: 30, people: 40, hourly: 95 })).toMatch(/^Back on day \d+: /);
    expect(say({ hours: 0.1, people: 1, hourly: 1 })).toMatch(
      /^Not yet: .+ not all of it within ten years\.$/,
    );
    expect(say({ hours: 168, people: 100_000, hourly: 10_000 })).not.toMatch(/NaN|Infinity|e\+/);
  });
});

test.each([
  ['7.5', 7.5],
  ['7,5', 7.5],
  ['1,250', 1250],
  [' $80 ', 80],
  ['.5', 0.5],
  ['', undefined],
  ['.', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['12 h', undefined],
  ['0', undefined],
  ['99999999', undefined],
])('"%s" is read as %s', (text, number) => {
  expect(readNumber(text, { least: 0.1, most: 10_000 })).toBe(number);
});

test('every limit is a number that is read', () => {
  for (const limits of Object.values(ownReturn.fields)) {
    expect(readNumber(String(limits.least), limits)).toBe(limits.least);
    expect(readNumber(String(limits.most), limits)).toBe(limits.most);
  }
});
