/** The films of the site, each with its files. */
import { type Film, ownFiles } from '../film.ts';
import { facts } from './facts-file.ts';
import {
  filmId,
  group,
  line,
  list,
  paragraph,
  pictureAddress,
  rows,
  sample,
  three,
  unique,
  webAddress,
  whole,
} from './fields.ts';
import { outsideLinks } from './links.ts';

const elsewhere = { id: '', link: outsideLinks.videoChannel };

const places = {
  id: filmId().optional(),
  link: webAddress('Where it can be watched', { hint: 'Without one, our channel.' }).optional(),
  duration: whole('Length in seconds', { least: 1 }),
  poster: pictureAddress('Picture before it plays', { hint: '16 by 9.' }),
};

const film = (label: string) =>
  group(label, {
    ...places,
    title: line(),
    summary: paragraph('One sentence under it'),
    transcript: rows(paragraph('Scene'), {
      hint: 'What is seen and said, for readers who do not watch. Change it together with the film.',
    }),
    sample: sample(),
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
  films: list('Film', {
    speaker: line('Who speaks'),
    title: unique(line()),
    summary: line('One sentence under it'),
    ...places,
    thumbnail: pictureAddress('Small picture', { hint: '16 by 9.' }),
    amount: line('What it came to', { hint: 'Such as 4, or $20k.' }),
    unit: line('Of what', { hint: 'Such as clients who pay by the month.' }),
    says: three(paragraph('Breath'), 'What is said, in three breaths'),
    sample: sample(),
  }).length(6),
}).films;

/** A film of somebody who did the ten weeks of the incubator. */
export interface StudentFilm extends Film {
  speaker: string;
  thumbnail: string;
  /** Result of the student: an amount, and its unit. */
  amount: string;
  unit: string;
  /** What is said, in three breaths. */
  says: readonly string[];
}

/** What our own films of the students show beside their words. */
const SHOWN = 'A woven portrait. Under it: Sample. The person and the words are made up.';

/** The first is selected when the page opens. */
export const studentFilms: readonly StudentFilm[] = students.map((each, index) => ({
  ...elsewhere,
  ...ownFiles(`student-${index + 1}`),
  ...each,
  transcript: each.id ? [] : each.says.map((breath, at) => (at === 0 ? `${SHOWN} ${breath}` : breath)),
}));
