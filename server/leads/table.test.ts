import { expect, test } from 'vitest';
import { printable } from './table.ts';

test.each([
  ['an escape sequence', 'A\u001b[31mB', 'A [31mB'],
  ['a C1 control', 'A\u009bB', 'A B'],
  ['an override of the direction of writing', 'A\u202eB', 'A B'],
  ['an isolate of the direction of writing', 'A\u2066B\u2069', 'A B '],
])('%s does not reach the terminal', (_name, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('letters of every script stay as they are', () => {
  expect(printable('Ωμέγα 中文 עברית 🧵')).toBe('Ωμέγα 中文 עברית 🧵');
});
