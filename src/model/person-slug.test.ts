import { expect, test } from 'vitest';
import { personSlug } from './person-slug.ts';

test.each([
  ['Tomás Rey', 'tomas-rey'],
  ['Mary-Ann O’Neil', 'mary-ann-oneil'],
  ['Łukasz Strauß-Øverland', 'lukasz-strauss-overland'],
  ['İpek Özgür', 'ipek-ozgur'],
  ['Ώρα 李', 'u3c9u3c1u3b1-u674e'],
])('%s is %s', (name, slug) => {
  expect(personSlug(name)).toBe(slug);
});
