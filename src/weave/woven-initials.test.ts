import { wovenInitials } from './woven-initials.ts';

const size = { width: 64, height: 74 };
const draw = (name: string) => wovenInitials(name, size, (token) => token);

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
