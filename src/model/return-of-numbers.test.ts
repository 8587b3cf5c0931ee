import { describe, expect, test } from 'vitest';
import {
  dayOfReturn,
  describeReturn,
  type OwnNumbers,
  ownReturnCurve,
  readNumber,
} from './return-of-numbers.ts';

const [cost, days] = [75_000, 90];
const like = { liveOn: 42, pilotPercent: 30, fullOn: 56, perDay: 1 };
const numbers = { hours: 10, people: 6, hourly: 70 };
const curveOf = (each: OwnNumbers) => ownReturnCurve(each, like);

describe('the return of own numbers', () => {
  test('is nothing before the first day of use, and never less on a later day', () => {
    const curve = curveOf(numbers);
    expect(curve(like.liveOn)).toBe(0);
    for (let day = like.liveOn; day < days; day += 1) expect(curve(day + 1)).toBeGreaterThan(curve(day));
  });

  test.each([
    numbers,
    { hours: 0.1, people: 1, hourly: 1 },
    { hours: 30, people: 40, hourly: 95 },
    { hours: 168, people: 100_000, hourly: 10_000 },
  ])('breaks even on the first day on which the cost is back: %j', (each) => {
    const curve = curveOf(each);
    const day = dayOfReturn(curve, cost);
    if (day === undefined) return expect(curve(3650)).toBeLessThan(cost);
    expect(curve(day)).toBeGreaterThanOrEqual(cost);
    expect(curve(day - 1)).toBeLessThan(cost);
  });

  test('says "not yet" with the day, "back" with the day, or that it will not be', () => {
    const say = (each: typeof numbers) => describeReturn(curveOf(each), cost, days);
    const day = dayOfReturn(curveOf(numbers), cost);
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
