import { expect, test } from 'vitest';
import { dayOfReturn, type ReturnCurve, returnCurve } from '#model/return-curve.ts';
import { countIn } from '#tests/support/drawing-rules.ts';
import { describeReturn, OwnReturnFigure, ownReturnCurve, readNumber } from './own-return.tsx';

const like = { liveOn: 42, pilotPercent: 30, fullOn: 56, perDay: 900 };
const most = ownReturnCurve({ hours: 168, people: 100_000, hourly: 10_000 }, like);
const figureOf = (curve: ReturnCurve) => (
  <OwnReturnFigure curve={curve} cost={75_000} days={90} liveOn={like.liveOn} />
);
const figures = [returnCurve([like]), most, () => 0].map(figureOf);

test.each(figures)('whatever comes back, the drawing is hidden and has no broken number', (figure) => {
  expect(countIn(figure, /<svg[^>]*aria-hidden="true"/g)).toBe(countIn(figure, /<svg/g));
  expect(countIn(figure, /NaN|undefined|Infinity|\sstyle=/g)).toBe(0);
});

test.each([
  [
    { hours: 10, people: 6, hourly: 70 },
    'Not yet: $22,920 of $75,000 on day 90. All of it would be back on day 177.',
  ],
  [{ hours: 30, people: 40, hourly: 95 }, 'Back on day 57: the whole $75,000. On day 90 it is $622,114.'],
  [
    { hours: 0.1, people: 1, hourly: 1 },
    'Not yet: $1 of $75,000 on day 90, and not all of it within ten years.',
  ],
])(
  'numbers of one’s own are said to be back with the day, or not yet, or not at all: %j',
  (numbers, said) => {
    const curve = ownReturnCurve(numbers, like);
    expect(describeReturn(curve, 75_000, 90)).toBe(said);
    expect(curve(like.liveOn)).toBe(0);
    const day = dayOfReturn(curve, 75_000);
    if (day === undefined) return;
    expect(curve(day)).toBeGreaterThanOrEqual(75_000);
    expect(curve(day - 1)).toBeLessThan(75_000);
  },
);

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
