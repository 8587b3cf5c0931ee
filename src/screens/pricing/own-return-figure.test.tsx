import { expect, test } from 'vitest';
import { quarterFee, returnedBy } from '#model/engagement-sums.ts';
import { ownReturnCurve, type ReturnCurve } from '#model/return-of-numbers.ts';
import { countIn } from '#tests/support/drawing-rules.ts';
import { OwnReturnFigure } from './own-return-figure.tsx';

const most = ownReturnCurve({ hours: 168, people: 100_000, hourly: 10_000 });
const figureOf = (curve: ReturnCurve) => <OwnReturnFigure curve={curve} cost={quarterFee} />;
const figures = [returnedBy, most, () => 0].map(figureOf);

test.each(figures)(
  'whatever comes back, the drawing is hidden, has no broken number and no inline style',
  (figure) => {
    expect(countIn(figure, /<svg[^>]*aria-hidden="true"/g)).toBe(countIn(figure, /<svg/g));
    expect(countIn(figure, /NaN|undefined|Infinity|\sstyle=/g)).toBe(0);
  },
);

test('more cloth is drawn the more comes back', () => {
  const [example = 0, rich = 0, nothing = 0] = figures.map((figure) => countIn(figure, /M[\d.]+ [\d.]+H/g));
  expect(example).toBeGreaterThan(nothing);
  expect(rich).toBeGreaterThan(example);
});
