import { expect, test } from 'vitest';
import { BAR_AT_REST, nextBarState } from './incubator-bar-rule.ts';

function after(...positions: number[]) {
  return positions.reduce(nextBarState, BAR_AT_REST);
}

test('at the top the bar is visible and transparent', () => {
  expect(after(9)).toMatchObject({ isVisible: true, isScrolled: false });
});

test('past 10 px it is white; at 10 px it is not yet', () => {
  expect(after(10).isScrolled).toBe(false);
  expect(after(11).isScrolled).toBe(true);
});

test('going down it stays until 100 px and hides beyond', () => {
  expect(after(50, 100).isVisible).toBe(true);
  expect(after(50, 101).isVisible).toBe(false);
});

test('going up shows it again, at any position of the page', () => {
  expect(after(900, 899)).toMatchObject({ isVisible: true, isScrolled: true });
});

test('a page that does not move keeps its bar as it was', () => {
  expect(after(900, 900).isVisible).toBe(false);
});

test('back under 10 px it is visible although the last move was down', () => {
  expect(after(900, 2, 8).isVisible).toBe(true);
});
