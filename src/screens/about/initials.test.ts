import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ada Byron', 'AB'],
  ['Łucja Ó Briain', 'ŁB'],
  ['María del Carmen Ruiz', 'MR'],
  ['Zoë Brandt-Øverland', 'ZB'],
  ['Madonna', 'M'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
