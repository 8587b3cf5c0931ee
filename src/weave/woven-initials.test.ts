import { outlines } from '#components/share-picture/letters.ts';
import { wovenInitials } from './woven-initials.ts';

const size = { width: 64, height: 74 };
const draw = (name: string, letters: typeof outlines = () => undefined) =>
  wovenInitials(name, size, (token) => token, letters);

test.each([
  ['Ada Byron', 'AB'],
  ['María del Carmen Ruiz', 'MR'],
  ['Łucja Ó Briain', 'ŁB'],
  ['Madonna', 'M'],
  ['<A> & Sons', '&lt;S'],
])('%s is drawn as %s in ink, as people are', (name, initials) => {
  expect(draw(name)).toContain(`>${initials}</text>`);
  expect(draw(name)).toContain('stroke="--color-ink"');
});

test.each(['Ada Byron', 'Élodie Åström', 'Өмүр Ж'])(
  '%s is drawn in the serif or a plain letter',
  (name) => {
    const hasText = /[^\x20-\xff]/.test(name);
    expect(draw(name, outlines).includes('<text')).toBe(hasText);
  },
);
