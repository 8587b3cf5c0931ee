import { expect, test } from 'vitest';
import { meantBy } from './misspelt-words.ts';

const known = ['signature', 'signal', 'booking', 'cooking', 'host', 'hosts'];

test.each([
  ['one letter left out', 'bokking', 'booking'],
  ['one added', 'bookingg', 'booking'],
  ['two swapped, which is one slip', 'bookign', 'booking'],
  ['two slips in a long word', 'signatrueh', 'signature'],
])('a word is heard as the known one: %s', (_, word, meant) => {
  expect(meantBy(word, known)).toEqual([meant]);
});

test('the first letter is never wrong, short words never are, and two slips in a short one are too many', () => {
  for (const word of ['dooking', 'hst', 'sgnl']) expect(meantBy(word, known)).toEqual([]);
});

test('of several the nearest are meant', () => {
  expect(meantBy('hostt', known)).toEqual(['host', 'hosts']);
});
