import { expect, test } from 'vitest';
import { photosByPerson } from './photos-by-person.ts';

const PEOPLE = [{ id: 'ada' }, { id: 'bo', photo: '/photos/holiday.jpg' }];
const holiday = { '/content/data/photos/holiday.jpg': 'holiday' };

test('a photograph is of the person whose id it has, or whose row names it', () => {
  const photos = photosByPerson({ '/content/data/photos/ada.jpg': 'photo', ...holiday }, PEOPLE);
  expect(Object.fromEntries(photos)).toEqual({ ada: 'photo', bo: 'holiday' });
});

test('a photograph of nobody is told with its fix, and left out', () => {
  const told: string[] = [];
  const files = { '/content/data/photos/eve.jpg': 'photo', ...holiday };
  expect(photosByPerson(files, PEOPLE, (message) => told.push(message)).size).toBe(1);
  expect(told).toMatchSnapshot();
});

test('two photographs of one person, or a lost one, stop the build', () => {
  const files = { '/photos/ada.jpg': 1, '/photos/ada.webp': 2 };
  expect(() => photosByPerson(files, PEOPLE)).toThrowErrorMatchingSnapshot();
  expect(() => photosByPerson({}, PEOPLE)).toThrowErrorMatchingSnapshot();
});
