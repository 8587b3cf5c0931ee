/** The films of the site, each with its files. */
import { type Film, ownFiles } from '../film.ts';
import { studentFilmsFile } from './incubator.ts';
import { videosFile } from './site.ts';
import { outsideLinks } from './site-facts.ts';

const elsewhere = { id: '', link: outsideLinks.videoChannel };
const written = videosFile.read();

/** Every film but those of the incubator's students. */
export const films = {
  promo: { ...elsewhere, ...ownFiles('promo'), ...written.promo },
  docsIntroduction: { ...elsewhere, ...ownFiles('introduction'), ...written.docsIntroduction },
  incubatorHero: { ...elsewhere, ...ownFiles('incubator'), ...written.incubatorHero },
} satisfies Record<string, Film>;

/** A film of somebody who did the ten weeks of the incubator. */
export interface StudentFilm extends Film {
  speaker: string;
  thumbnail: string;
  /** Result of the student: an amount, and its unit. */
  figure: readonly [amount: string, unit: string];
  /** What is said, in three breaths. */
  says: readonly string[];
}

/** What our own films of the students show beside their words. */
const SHOWN = 'A woven portrait. Under it: Sample. The person and the words are made up.';

/** The first is selected when the page opens. */
export const studentFilms: readonly StudentFilm[] = studentFilmsFile
  .read()
  .films.map(({ amount, unit, ...film }, index) => ({
    ...elsewhere,
    ...ownFiles(`student-${index + 1}`),
    ...film,
    figure: [amount, unit],
    transcript: film.id ? [] : film.says.map((breath, at) => (at === 0 ? `${SHOWN} ${breath}` : breath)),
  }));
