import { expect, test } from 'vitest';
import { drawnFilms, filmFrame, stagePictures } from './film-frame.tsx';
import { inTurn } from './timing.ts';

/** Text in a picture, without the gaps between lines. */
function textOf(svg: string): string {
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text).join(' ');
}

test.each(drawnFilms)(
  '$name is as long as its scenes, and a moment of it is always the same picture',
  (drawn) => {
    const { film } = drawn;
    const seconds = (film.scenes ?? []).reduce((sum, scene) => sum + scene.seconds, 0);
    expect(seconds).toBeCloseTo(film.duration, 5);
    for (const t of [0, 1.3, film.duration / 2]) {
      const picture = filmFrame(drawn, t);
      filmFrame(drawn, t + 1);
      expect(filmFrame(drawn, t)).toBe(picture);
    }
    expect(filmFrame(drawn, film.duration * 0.4)).not.toBe(filmFrame(drawn, film.duration * 0.45));
  },
);

test.each(drawnFilms)('$name shows all words of a scene before it ends, and no id twice', (drawn) => {
  for (const { to, label, words, note = [] } of inTurn(drawn.film.scenes ?? [])) {
    const picture = filmFrame(drawn, to - 0.55);
    const lines = [label, ...words, ...note].filter((line) => line !== undefined);
    for (const line of lines.flatMap((each) => each.split(' ')))
      expect(textOf(picture), `at ${to - 0.55} s`).toContain(line);
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('the loop ends with the picture with which it begins', () => {
  const loop = drawnFilms.find(({ name }) => name === 'incubator');
  if (!loop) throw new Error('There is no film of the incubator.');
  expect(filmFrame(loop, loop.film.duration)).toBe(filmFrame(loop, 0));
});

test('a film of a student says all the time that it is a sample', () => {
  const ofStudents = drawnFilms.filter(({ name }) => name.startsWith('student'));
  expect(ofStudents).toHaveLength(6);
  for (const drawn of ofStudents)
    for (const t of [0, 3, drawn.film.duration - 0.1])
      expect(textOf(filmFrame(drawn, t))).toContain('Sample.');
});

test('every woven picture of a scene is on the stage', () => {
  const pictures = stagePictures();
  const used = drawnFilms
    .flatMap((drawn) => [...filmFrame(drawn, 0).matchAll(/<use href="#(poster[\w-]+|video[\w-]+)"/g)])
    .map(([, id = '']) => id);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((id) => !pictures.get(id)?.includes('<svg'))).toEqual([]);
});
