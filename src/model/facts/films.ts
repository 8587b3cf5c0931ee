import { type FactsOf, factsFile } from './facts-file.ts';
import * as f from './fields.ts';
import type { Known } from './known.ts';
import type { OutsideLinks } from './links.ts';

/** MP4 first: WebKitGTK stops after 0.2 s in a WebM that begins with a large picture. */
const ownFilm = (name: string, channel: string | undefined, id = '') => ({
  id,
  link: channel ?? `https://youtu.be/${id}`,
  files: [`/films/${name}.mp4`, `/films/${name}.webm`],
  captions: `/films/${name}.vtt`,
  poster: `/films/${name}.webp`,
  isSilent: true,
});

const file = (known: Known) =>
  f
    .group('Film as a file', {
      mp4: f.filmFile(
        known,
        'mp4',
        'MP4',
        'H.264, with its header first, up to 50 MB: every browser plays it.',
      ),
      captions: f.filmFile(known, 'vtt', 'Captions', 'WebVTT, in English.').optional(),
      isSilent: f.flag('Has no sound', 'Its words are in the picture.'),
    })
    .refine(({ captions, isSilent }) => captions || isSilent, {
      path: ['captions'],
      error:
        'is missing, and the film has sound. Upload a .vtt file, for visitors who cannot hear it.',
    });

const places = (known: Known) => ({
  id: f.filmId().optional(),
  file: file(known).optional(),
  link: f.webAddress('Where it can be watched', 'Without one, our channel.').optional(),
  duration: f.whole('Length in seconds', { least: 1 }),
  poster: f
    .pictureAddress(known, 'Picture before it plays', '16 by 9; without one, ours.')
    .optional(),
  thumbnail: f.pictureAddress(known, 'Small picture', '16 by 9; without one, ours.').optional(),
});

const film = (label: string, known: Known) =>
  f.group(label, {
    ...places(known),
    title: f.line(),
    summary: f.paragraph('One sentence under it'),
    uploaded: f.day('Day it was uploaded', 'Results of a search show no film without it.'),
    transcript: f.rows(f.paragraph('Scene'), {
      hint: 'What is seen and said, for readers who do not watch. Change it together with the film.',
    }),
    sample: f.sample(),
  });

export const filmsFile = factsFile('videos', 'Films', '/', (known) => ({
  promo: film('Home page', known).optional(),
  docsIntroduction: film('Introduction of the documentation', known).optional(),
  incubatorHero: film('Incubator', known).optional(),
}));

type Written = FactsOf<typeof filmsFile>;
type Filmed = NonNullable<Written['promo']>;

/**
 * Plays from the platform with an `id`, else from `files`, of which a browser plays the first it
 * can; with neither the player says that it is not online yet.
 */
export type Film = Omit<Filmed, 'transcript' | 'file' | 'uploaded'> &
  Pick<ReturnType<typeof ownFilm>, 'id' | 'link'> &
  Partial<ReturnType<typeof ownFilm>> & { transcript?: readonly string[] };

function withFiles<Facts extends { id?: string; file?: NonNullable<Filmed['file']> }>(
  name: string,
  { file, ...rest }: Facts,
  channel: string | undefined,
) {
  const film = { ...ownFilm(name, channel, rest.id), ...rest };
  if (!file) return film;
  const { mp4, captions = '', isSilent } = file;
  return { ...film, files: [mp4], captions, isSilent };
}

export function filmsOf(written: Written, { videoChannel }: OutsideLinks) {
  const { promo, docsIntroduction, incubatorHero } = written;
  return {
    promo:
      promo && withFiles('promo', { thumbnail: '/films/promo-small.webp', ...promo }, videoChannel),
    docsIntroduction: docsIntroduction && withFiles('introduction', docsIntroduction, videoChannel),
    incubatorHero: incubatorHero && withFiles('incubator', incubatorHero, videoChannel),
  } satisfies Record<string, Film | undefined>;
}

export type Films = ReturnType<typeof filmsOf>;

export const studentFilmsFile = factsFile(
  'student-films',
  'Incubator: students’ films',
  '/incubator',
  (known) => ({
    films: f.list('Film', {
      speaker: f.line('Who speaks'),
      title: f.key(),
      summary: f.line('One sentence under it'),
      ...places(known),
      before: f.line('How it was', 'Completes “Before: …”.'),
      amount: f.line('What it came to', 'Such as 4, or $20k.'),
      unit: f.line('Of what', 'Such as clients who pay by the month.'),
      channel: f.channel('Channel', 'Colors its small picture.').optional(),
      says: f.three(f.paragraph('Breath'), 'What is said, in three breaths'),
      sample: f.sample(),
    }),
  }),
);

/** The first is selected when the page opens. */
export const studentFilmsOf = (
  { films }: FactsOf<typeof studentFilmsFile>,
  { videoChannel }: OutsideLinks,
) =>
  films.map((each, index) => ({
    ...withFiles(`student-${index + 1}`, each, videoChannel),
    transcript: each.says,
  }));

export type StudentFilm = ReturnType<typeof studentFilmsOf>[number];
