import { expect, test } from 'vitest';
import { factsFiles } from './facts/all-facts-files.ts';
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

test('a name of any letters has a short name that the list of people takes', () => {
  const file = factsFiles.find(({ name }) => name === 'team');
  for (const name of ['Zoë Brandt-Øverland', 'Đặng Þór', 'Ирина Ω', '李明']) {
    const person = { name, id: personSlug(name), title: 'Engineer', isFounder: false, sample: true };
    const text = JSON.stringify({ people: [{ ...person, linkedinUrl: 'https://example.com/in' }] });
    expect(file?.check(text).problems).toEqual([]);
  }
});
