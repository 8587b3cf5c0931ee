/** The films of people who did the ten weeks of the incubator: what an owner changes is in `student-films.json`. */
import { type Film, ownFiles } from './film.ts';
import { outsideLinks } from './links.ts';
import written from './student-films.json' with { type: 'json' };

/** A film of somebody who did the ten weeks. */
export interface StudentFilm extends Film {
  speaker: string;
  thumbnail: string;
  /** Result of the student: an amount, and its unit. */
  figure: readonly [amount: string, unit: string];
  /** What is said, in three breaths. */
  says: readonly string[];
}

type WrittenFilm = Pick<
  StudentFilm,
  'speaker' | 'title' | 'summary' | 'duration' | 'poster' | 'thumbnail' | 'says' | 'sample'
> & {
  id?: string;
  link?: string;
  amount: string;
  unit: string;
};

/** What our own films of the students show beside their words. */
const SHOWN = 'A woven portrait. Under it: Sample. The person and the words are made up.';

// The build has checked the file: a JSON import knows no choices and no field that may be left out.
const films = written.films as readonly WrittenFilm[];

/** The first is selected when the page opens. */
export const studentFilms: readonly StudentFilm[] = films.map(({ amount, unit, ...film }, index) => ({
  id: '',
  link: outsideLinks.videoChannel,
  ...ownFiles(`student-${index + 1}`),
  ...film,
  figure: [amount, unit],
  transcript: film.id ? [] : film.says.map((breath, at) => (at === 0 ? `${SHOWN} ${breath}` : breath)),
}));
