import { SERIF } from '#components/share-picture/letters.ts';
import { initialsOf, wovenInitials } from './woven-initials.ts';

const size = { width: 64, height: 74 };

test.each([
  ['Ada Byron', 'AB'],
  ['María del Carmen Ruiz', 'MR'],
  ['Élodie Åström', 'ÉÅ'],
  ['Łucja Ó Briain', 'ŁB'],
  ['Madonna', 'M'],
  ['<A> & Sons', '<S'],
])('%s is drawn as %s, in the serif where it has the letters', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
  const drawing = wovenInitials(name, size, (token) => token, SERIF);
  expect(drawing.includes(`>${initials}</text>`)).toBe(initials === 'ŁB');
});
