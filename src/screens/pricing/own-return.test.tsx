import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { backOn, type Curve, dayBack, returnCurve } from '#model/return-curve.ts';
import { OwnReturnFigure, ownReturnCurve, paidCurve, readNumber } from './own-return.tsx';

const like = { liveOn: 42, pilotPercent: 25, fullOn: 63, perDay: 900 };
const paid = paidCurve({ rate: { monthly: 25_000, months: 3, daysInMonth: 30 }, upkeep: 1_080 });
const most = ownReturnCurve({ hours: 168, people: 100_000, hourly: 10_000 }, like);
const figureOf = (returned: Curve) => (
  <OwnReturnFigure {...{ returned, paid, measuredOn: 90 }} back={dayBack(returned, paid, 360)} />
);
const figures = [returnCurve([like]), most, () => 0].map(figureOf);

test.each(figures)(
  'whatever comes back, the drawing is hidden and has no broken number',
  (figure) => {
    const html = renderToStaticMarkup(figure);
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(html).not.toMatch(/NaN|undefined|Infinity|\sstyle=/);
  },
);

test.each([
  [{ hours: 25, people: 20, hourly: 60 }, 'Back on day 76.'],
  [{ hours: 20, people: 10, hourly: 60 }, 'Back on day 102.'],
  [{ hours: 0.1, people: 1, hourly: 1 }, 'Not within a year. Then do not buy this.'],
])('numbers of one’s own are back on a day, or not within a year: %j', (numbers, said) => {
  const returned = ownReturnCurve(numbers, like);
  const day = dayBack(returned, paid, 360);
  expect(backOn(day)).toBe(said);
  expect(returned(like.liveOn)).toBe(0);
  if (day === undefined) return;
  expect(returned(day)).toBeGreaterThanOrEqual(paid(day));
  expect(returned(day - 1)).toBeLessThan(paid(day - 1));
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
