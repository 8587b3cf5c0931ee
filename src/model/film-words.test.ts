import { expect, test } from 'vitest';
import type { FilmScene } from '#content/data/film.ts';
import { filmCaptions, filmTranscript } from './film-words.ts';

const scenes: FilmScene[] = [
  {
    seconds: 5.5,
    label: '05:00  Night agent',
    words: ['Two things', 'need you.'],
    shows: 'A band is woven.',
  },
  { seconds: 61.25, words: ['“Who', 'can come?”'], note: ['Filed'], shows: '' },
];

test('captions repeat the words of each scene while it lasts', () => {
  expect(filmCaptions(scenes)).toBe(
    [
      'WEBVTT\n',
      '00:00.000 --> 00:05.500\n05:00, Night agent\nTwo things need you.\n',
      '00:05.500 --> 01:06.750\n“Who can come?”\nFiled\n',
    ].join('\n'),
  );
});

test('a transcript says what is seen and read, a paragraph for each scene', () => {
  expect(filmTranscript(scenes)).toEqual([
    'A band is woven. 05:00, Night agent. Two things need you.',
    '“Who can come?” Filed',
  ]);
});
