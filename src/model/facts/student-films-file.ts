import { factsFile } from './facts-file.ts';
import {
  filmId,
  group,
  line,
  paragraph,
  pictureAddress,
  rows,
  sample,
  three,
  webAddress,
  whole,
} from './fields.ts';

const film = group('Film', {
  speaker: line('Who speaks'),
  title: line('Title'),
  summary: line('One sentence under it'),
  duration: whole('Length in seconds', { least: 1 }),
  id: filmId('Film’s name on the platform', {
    hint: 'Its eleven characters: dQw4w9WgXcQ of https://youtu.be/dQw4w9WgXcQ. Empty while our own film plays.',
  }).optional(),
  link: webAddress('Where it can be watched', { hint: 'Without one, our channel.' }).optional(),
  poster: pictureAddress('Picture before it plays', { hint: '16 by 9.' }),
  thumbnail: pictureAddress('Small picture', { hint: '16 by 9.' }),
  amount: line('What it came to', { hint: 'Such as 4, or $20k.' }),
  unit: line('Of what', { hint: 'Such as clients who pay by the month.' }),
  says: three('What is said, in three breaths', paragraph('Breath')),
  sample: sample(),
});

export const studentFilmsFile = factsFile({
  name: 'student-films',
  format: 'json',
  label: 'Incubator: students’ films',
  about: 'The first is selected when the page opens.',
  page: '/incubator',
  schema: group('Films', {
    films: rows('Films', film, { singular: 'Film', summary: 'title', unique: 'title', count: 6 }),
  }),
});
