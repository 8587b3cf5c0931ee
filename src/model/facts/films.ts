/** The films of the site, each with its files. */
import { type Film, ownFiles } from '../film.ts';
import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { outsideLinks } from './links.ts';

const elsewhere = { id: '', link: outsideLinks.videoChannel };

const places = {
  id: f.filmId().optional(),
  link: f.webAddress('Where it can be watched', { hint: 'Without one, our channel.' }).optional(),
  duration: f.whole('Length in seconds', { least: 1 }),
  poster: f.pictureAddress('Picture before it plays', { hint: '16 by 9.' }),
};

const film = (label: string) =>
  f.group(label, {
    ...places,
    title: f.line(),
    summary: f.paragraph('One sentence under it'),
    transcript: f.rows(f.paragraph('Scene'), {
      hint: 'What is seen and said, for readers who do not watch. Change it together with the film.',
    }),
    sample: f.sample(),
  });

const written = facts('videos', 'Films', '/', {
  promo: film('Home page'),
  docsIntroduction: film('Introduction of the documentation'),
  incubatorHero: film('Incubator'),
});

/** Every film but those of the incubator's students. */
export const films = {
  promo: { ...elsewhere, ...ownFiles('promo'), ...written.promo },
  docsIntroduction: { ...elsewhere, ...ownFiles('introduction'), ...written.docsIntroduction },
  incubatorHero: { ...elsewhere, ...ownFiles('incubator'), ...written.incubatorHero },
} satisfies Record<string, Film>;

const students = facts('student-films', 'Incubator: students’ films', '/incubator', {
  films: f
    .list('Film', {
      speaker: f.line('Who speaks'),
      title: f.unique(f.line()),
      summary: f.line('One sentence under it'),
      ...places,
      thumbnail: f.pictureAddress('Small picture', { hint: '16 by 9.' }),
      amount: f.line('What it came to', { hint: 'Such as 4, or $20k.' }),
      unit: f.line('Of what', { hint: 'Such as clients who pay by the month.' }),
      says: f.three(f.paragraph('Breath'), 'What is said, in three breaths'),
      sample: f.sample(),
    })
    .length(6),
}).films;

/** What our own films of the students show beside their words. */
const SHOWN = 'A woven portrait. Under it: Sample. The person and the words are made up.';

/** The first is selected when the page opens. */
export const studentFilms = students.map((each, index) => ({
  ...elsewhere,
  ...ownFiles(`student-${index + 1}`),
  ...each,
  transcript: each.id ? [] : each.says.map((breath, at) => (at === 0 ? `${SHOWN} ${breath}` : breath)),
}));

/** A film of somebody who did the ten weeks of the incubator. */
export type StudentFilm = (typeof studentFilms)[number];
