import { expect, test } from 'vitest';
import { team } from '#content/data/team.ts';
import { personSlug } from './person-slug.ts';

test.each([
  ['Tomás Rey', 'tomas-rey'],
  ['Mary-Ann O’Neil', 'mary-ann-oneil'],
])('%s is %s', (name, slug) => {
  expect(personSlug(name)).toBe(slug);
});

test('everyone on the team has the id and the portrait that belong to their name', () => {
  for (const { id, name, image } of team) {
    expect({ id, image }).toEqual({
      id: personSlug(name),
      image: `/pictures/portraits/${personSlug(name)}.svg`,
    });
  }
});
