import { expect, test } from 'vitest';
import { stepByScroll, stepInUpperHalf } from './process-rule.ts';

const VIEW = 1000;

/** Three steps of 350 px each, the first beginning at `top`. */
const stepsFrom = (top: number) =>
  [0, 1, 2].map((index) => ({ top: top + index * 350, bottom: top + (index + 1) * 350 }));

test('no step is being read while all begin in the lower half', () => {
  expect(stepInUpperHalf(stepsFrom(501), VIEW)).toBeUndefined();
});

test('the last step that begins in the upper half is the one being read', () => {
  expect(stepInUpperHalf(stepsFrom(500), VIEW)).toBe(0);
  expect(stepInUpperHalf(stepsFrom(151), VIEW)).toBe(0);
  expect(stepInUpperHalf(stepsFrom(150), VIEW)).toBe(1);
});

test('a step that has left by the top is not being read', () => {
  expect(stepInUpperHalf(stepsFrom(-1050), VIEW)).toBeUndefined();
});

test('a step in the upper quarter is active by its position alone', () => {
  expect(stepByScroll(stepsFrom(-100), VIEW, 0)).toBe(1);
  expect(stepByScroll(stepsFrom(-99), VIEW, 0)).toBe(0);
});

test('a step that sinks below the middle is replaced by the one before it', () => {
  expect(stepByScroll(stepsFrom(150), VIEW, 1)).toBe(1);
  expect(stepByScroll(stepsFrom(151), VIEW, 1)).toBe(0);
});

test('the first step is active before any has been reached', () => {
  expect(stepByScroll(stepsFrom(2000), VIEW, 2)).toBe(0);
});
