/** The films of people who did the ten weeks of the incubator: what an owner changes is in `student-films.json`. */
import { type Film, type FilmScene, ownFiles } from './film.ts';
import type { Channel } from './integrations/terms.ts';
import { outsideLinks } from './links.ts';
import written from './student-films.json' with { type: 'json' };

/** A film of somebody who did the ten weeks. */
export interface StudentFilm extends Film {
  speaker: string;
  thumbnail: string;
  /** Result of the student: an amount, and its unit. */
  figure: readonly [amount: string, unit: string];
  scenes: readonly FilmScene[];
}

type WrittenFilm = Pick<
  StudentFilm,
  'speaker' | 'title' | 'summary' | 'duration' | 'poster' | 'thumbnail' | 'sample'
> & {
  id?: string;
  link?: string;
  amount: string;
  unit: string;
  channel?: Channel;
  /** Each breath, line by line. */
  says: readonly string[];
};

/** Scenes of a person who speaks in three steps, next to their woven portrait. */
function said(channel: Channel | undefined, says: readonly string[]): FilmScene[] {
  return says.map((breath, index) => ({
    seconds: index === 0 ? 6 : 4.5,
    words: breath.split('\n'),
    ...(channel && { channel }),
    shows: index === 0 ? 'A woven portrait. Under it: Sample. The person and the words are made up.' : '',
  }));
}

// The build has checked the file: a JSON import knows no choices and no field that may be left out.
const films = written.films as readonly WrittenFilm[];

/** The first is selected when the page opens. */
export const studentFilms: readonly StudentFilm[] = films.map(
  ({ amount, unit, channel, says, ...film }, index) => ({
    id: '',
    link: outsideLinks.videoChannel,
    ...ownFiles(`student-${index + 1}`),
    ...film,
    figure: [amount, unit],
    scenes: said(channel, says),
  }),
);
