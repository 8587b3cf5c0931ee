import { expect, test } from 'vitest';
import { ownReturnCurve, type ReturnCurve, returnCurve } from '#model/return-of-numbers.ts';
import { countIn } from '#tests/support/drawing-rules.ts';
import { OwnReturnFigure } from './own-return.tsx';

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
