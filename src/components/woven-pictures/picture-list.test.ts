import { expect, test } from 'vitest';
import { testimonials } from '#model/facts/home-facts.ts';
import { team } from '#model/facts/team-facts.ts';
import { personSlug } from '#model/person-slug.ts';
import { pictureList } from './picture-list.ts';

const list = pictureList();

test('everyone on the team has the portrait their entry points at', () => {
  expect(team.length).toBeGreaterThan(0);
  for (const { image } of team) expect([...list.keys()]).toContain(image.replace('/pictures/', ''));
});

test('a quoted person has an avatar without an entry among the traits', () => {
  expect(testimonials.length).toBeGreaterThan(0);
  for (const { name } of testimonials)
    expect([...list.keys()]).toContain(`avatars/${personSlug(name)}-92.svg`);
});

test('every kind of picture is in the list', () => {
  const kinds = [...list.keys()].map((path) => path.replace(/[/-].*/, ''));
  expect(new Set(kinds)).toEqual(new Set(['portraits', 'avatars', 'covers', 'incubator', 'poster']));
});

// Each alone, so that what it takes on a busy machine is not the time of them all.
test.each([...list])('%s is woven, titled and free of inline style', (_path, draw) => {
  const text = draw();
  expect(text).toMatch(/h\d+m/);
  expect(text).toMatch(/<title>[^<]+<\/title>/);
  expect(text).not.toMatch(/style=|var\(|NaN/);
});
