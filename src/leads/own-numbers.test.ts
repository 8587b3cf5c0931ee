import { expect, test } from 'vitest';
import { contactWithNumbers, numbersLine } from './own-numbers.ts';

test('the numbers of a return become one line of the request', () => {
  const line = (back?: number) =>
    numbersLine(
      new URL(contactWithNumbers({ hours: 7.5, people: 10, hourly: 60 }, back), 'https://a.b')
        .search,
    );
  expect(line(102)).toBe('7.5 hours a week × 10 people × $60 an hour: back on day 102.');
  expect(line()).toBe('7.5 hours a week × 10 people × $60 an hour: not back within a year.');
});

test.each([
  '',
  'numbers=',
  'numbers=20x10',
  'numbers=20x10x60xsoon',
  'numbers=<b>x1x1x1',
  'numbers=1x1x1x1x1',
])('what anybody may write into an address is no line: %s', (search) =>
  expect(numbersLine(search)).toBe(''),
);
