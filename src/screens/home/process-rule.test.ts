import { expect, test } from 'vitest';
import { stepByScroll, stepInUpperHalf } from './process-rule.ts';

const VIEW = 1000;

/** Three steps of 350 px each, the first beginning at `top`. */
const stepsFrom = (top: number) =>
  [0, 1, 2].map((index) => ({ top: top + index * 350, bottom: top + (index + 1) * 350 }));

test.each([
  ['none while all begin in the lower half', 501, undefined],
  ['the last that begins in the upper half', 500, 0],
  ['the same, until the next reaches it', 151, 0],
  ['then that one', 150, 1],
  ['none that has left by the top', -1050, undefined],
])('the step being read is %s', (_, top, read) => {
  expect(stepInUpperHalf(stepsFrom(top), VIEW)).toBe(read);
});

test.each([
  ['reaches the upper quarter is active at once', -100, 0, 1],
  ['is below it leaves the active one', -99, 0, 0],
  ['is above the middle stays active', 150, 1, 1],
  ['sinks below the middle is replaced by the one before it', 151, 1, 0],
  ['is the first is active before any has been reached', 2000, 2, 0],
])('by scroll position, a step that %s', (_, top, active, next) => {
  expect(stepByScroll(stepsFrom(top), VIEW, active)).toBe(next);
});
