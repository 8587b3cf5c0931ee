import { facts } from './facts-file.ts';
import * as f from './fields.ts';
import { outsideLinks } from './links.ts';

/**
 * Film files of ours go without saying. MP4 first: WebKitGTK stops after a fifth of a second in a
 * WebM file that begins with a large picture.
 */
const ownFilm = (name: string, id = '') => ({
  id,
  link: outsideLinks.videoChannel ?? `https://youtu.be/${id}`,
  files: [`/films/${name}.mp4`, `/films/${name}.webm`],
  captions: `/films/${name}.vtt`,
  poster: `/films/${name}.webp`,
  thumbnail: `/films/${name}-small.webp`,
  isSilent: true,
});

const file = f
  .group('Film as a file', {
    mp4: f.filmFile(
      'mp4',
      'MP4',
      'H.264, with its header first, up to 50 MB: every browser plays it.',
    ),
    webm: f
      .filmFile('webm', 'WebM', 'The same film once more; browsers that cannot play MP4 take it.')
      .optional(),
    captions: f.filmFile('vtt', 'Captions', 'WebVTT, in English.').optional(),
    isSilent: f.flag('Has no sound', 'Its words are in the picture.'),
  })
  .refine(({ captions, isSilent }) => captions || isSilent, {
    path: ['captions'],
    error:
      'is missing, and the film has sound. Upload a .vtt file, for visitors who cannot hear it.',
  });

const places = {
  id: f.filmId().optional(),
  file: file.optional(),
  link: f.webAddress('Where it can be watched', 'Without one, our channel.').optional(),
  duration: f.whole('Length in seconds', { least: 1 }),
  poster: f.pictureAddress('Picture before it plays', '16 by 9; without one, ours.').optional(),
  thumbnail: f.pictureAddress('Small picture', '16 by 9; without one, ours.').optional(),
};

const film = {
  ...places,
  title: f.line(),
  summary: f.paragraph('One sentence under it'),
  uploaded: f.day('Day it was uploaded', 'Results of a search show no film without it.'),
  transcript: f.rows(f.paragraph('Scene'), {
    hint: 'What is seen and said, for readers who do not watch. Change it together with the film.',
  }),
  sample: f.sample(),
};

const written = facts('videos', 'Films', '/', {
  promo: f.group('Home page', film).optional(),
  docsIntroduction: f.group('Introduction of the documentation', film).optional(),
  incubatorHero: f.group('Incubator', film).optional(),
});

type Filmed = NonNullable<(typeof written)['promo']>;

/**
 * Plays from the platform with an `id`, else from `files` of ours (one film each; a browser plays
 * the first it can); with neither the player says that it is not online yet. Speech needs
 * `captions` (WebVTT); `transcript` is for readers who do not watch.
 */
export type Film = Omit<Filmed, 'transcript' | 'file' | 'uploaded'> &
  Pick<ReturnType<typeof ownFilm>, 'id' | 'link'> &
  Partial<ReturnType<typeof ownFilm>> & { transcript?: readonly string[] };

type FilmFile = NonNullable<Filmed['file']>;

/** Ours until an owner uploads another. */
function withFiles<Written extends { id?: string; file?: FilmFile }>(
  name: string,
  { file, ...rest }: Written,
) {
  const film = { ...ownFilm(name, rest.id), ...rest };
  if (!file) return film;
  const { mp4, webm, captions = '', isSilent } = file;
  return { ...film, files: webm ? [mp4, webm] : [mp4], captions, isSilent };
}

/** All but those of the incubator's students. */
export const films = {
  promo: written.promo && withFiles('promo', written.promo),
  docsIntroduction: written.docsIntroduction && withFiles('introduction', written.docsIntroduction),
  incubatorHero: written.incubatorHero && withFiles('incubator', written.incubatorHero),
} satisfies Record<string, Film | undefined>;

const students = facts('student-films', 'Incubator: students’ films', '/incubator', {
  films: f.list('Film', {
    speaker: f.line('Who speaks'),
    title: f.key(),
    summary: f.line('One sentence under it'),
    ...places,
    amount: f.line('What it came to', 'Such as 4, or $20k.'),
    unit: f.line('Of what', 'Such as clients who pay by the month.'),
    says: f.three(f.paragraph('Breath'), 'What is said, in three breaths'),
    sample: f.sample(),
  }),
}).films;

/** The first is selected when the page opens. */
export const studentFilms = students.map((each, index) => withFiles(`student-${index + 1}`, each));

export type StudentFilm = (typeof studentFilms)[number];
