import { expect, test } from 'vitest';
import { photosByPerson } from './team-photos.ts';

const IDS = ['dara-hollis', 'mateo-varga'];

test('a photograph belongs to the person whose id it carries', () => {
  expect(photosByPerson({ '/content/data/photos/dara-hollis.jpg': 'photo' }, IDS)).toEqual(
    new Map([['dara-hollis', 'photo']]),
  );
});

test('a photograph of nobody stops the build with the file and the fix', () => {
  expect(() => photosByPerson({ '/content/data/photos/dara.jpg': 'photo' }, IDS)).toThrow(
    'content/data/photos/dara.jpg belongs to nobody: name it after an id in content/data/team.ts (dara-hollis, mateo-varga).',
  );
});

test('two photographs of one person stop the build', () => {
  const files = { '/photos/mateo-varga.jpg': 1, '/photos/mateo-varga.webp': 2 };
  expect(() => photosByPerson(files, IDS)).toThrow('two photographs of mateo-varga');
});
