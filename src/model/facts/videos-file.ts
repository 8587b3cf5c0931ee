import { factsFile } from './facts-file.ts';
import { filmId, group, line, paragraph, pictureAddress, rows, sample, webAddress, whole } from './fields.ts';

const film = (label: string) =>
  group(label, {
    id: filmId('Film’s name on the platform', {
      hint: 'Its eleven characters: dQw4w9WgXcQ of https://youtu.be/dQw4w9WgXcQ. Empty while our own film plays.',
    }).optional(),
    link: webAddress('Where it can be watched', { hint: 'Without one, our channel.' }).optional(),
    title: line('Title'),
    summary: paragraph('One sentence under it'),
    duration: whole('Length in seconds', { least: 1 }),
    poster: pictureAddress('Picture before it plays', { hint: '16 by 9.' }),
    transcript: rows('Transcript', paragraph('Scene'), {
      hint: 'What is seen and said, for readers who do not watch. Change it together with the film.',
    }),
    sample: sample(),
  });

export const videosFile = factsFile({
  name: 'videos',
  format: 'json',
  label: 'Films',
  about: 'Of the home page, the introduction and the incubator’s opening.',
  page: '/',
  schema: group('Films', {
    promo: film('Home page'),
    docsIntroduction: film('Introduction of the documentation'),
    incubatorHero: film('Incubator'),
  }),
});
