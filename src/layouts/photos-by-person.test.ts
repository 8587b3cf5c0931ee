import { expect, test } from 'vitest';
import { photosByPerson } from './photos-by-person.ts';

const PEOPLE = [{ id: 'dara-hollis' }, { id: 'mateo-varga', photo: '/photos/holiday.jpg' }];
const holiday = { '/content/data/photos/holiday.jpg': 'holiday' };

test('a photograph belongs to the person whose id it carries, or whose row names it', () => {
  expect(
    photosByPerson({ '/content/data/photos/dara-hollis.jpg': 'photo', ...holiday }, PEOPLE),
  ).toEqual(
    new Map([
      ['dara-hollis', 'photo'],
      ['mateo-varga', 'holiday'],
    ]),
  );
});

test('a photograph of nobody is reported with its fix, and left out', () => {
  const told: string[] = [];
  const files = { '/content/data/photos/dara.jpg': 'photo', ...holiday };
  expect(photosByPerson(files, PEOPLE, (message) => told.push(message)).size).toBe(1);
  expect(told).toEqual([
    'content/data/photos/dara.jpg belongs to nobody and is not shown: name it in a row of content/data/team.yaml, or after an id there (dara-hollis, mateo-varga).',
  ]);
});

test('two photographs of one person, or one that is not there, stop the build', () => {
  const files = { '/photos/dara-hollis.jpg': 1, '/photos/dara-hollis.webp': 2 };
  expect(() => photosByPerson(files, PEOPLE)).toThrow('two photographs of dara-hollis');
  expect(() => photosByPerson({}, PEOPLE)).toThrow(
    'content/data/team.yaml: the photograph "holiday.jpg" of mateo-varga is not in content/data/photos. Upload it again, or take the line out.',
  );
});
