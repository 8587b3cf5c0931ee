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
  expect(told).toEqual([
    'content/data/photos/eve.jpg belongs to nobody and is not shown: name it in a row of content/data/team.yaml, or after an id there (ada, bo).',
  ]);
});

test('two photographs of one person, or a lost one, stop the build', () => {
  const files = { '/photos/ada.jpg': 1, '/photos/ada.webp': 2 };
  expect(() => photosByPerson(files, PEOPLE)).toThrow('two photographs of ada');
  expect(() => photosByPerson({}, PEOPLE)).toThrow(
    'content/data/team.yaml: the photograph "holiday.jpg" of bo is not in content/data/photos. Upload it again, or take the line out.',
  );
});
