/** The committed films: what a visitor loads. Lengths are read from the files' own headers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Film } from '#content/data/film.ts';
import { studentFilms } from '#content/data/student-films.ts';
import { films } from '#content/data/videos.ts';
import { readStamps, scriptStamp } from './made-from.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const LARGEST = 1_500_000;
const ALL_TOGETHER = 8_000_000;
const ALL: Film[] = [...Object.values(films), ...studentFilms];
const OWN = ALL.filter(({ scenes }) => scenes);

/** Seconds in the header of an MP4 file: the movie header box, version 0 (ISO/IEC 14496-12, section 8.2.2). */
function lengthOfMp4(file: Buffer): number {
  const at = file.indexOf('mvhd');
  return file.readUInt32BE(at + 20) / file.readUInt32BE(at + 16);
}

/** Seconds in the header of a WebM file: the element Duration, a float of eight bytes, in milliseconds (RFC 9559). */
function lengthOfWebm(file: Buffer): number {
  return file.readDoubleBE(file.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3) / 1000;
}

test.each(OWN)(
  '“$title” has two small files of the length that the page says',
  ({ files = [], duration }) => {
    expect(files.map((file) => file.split('.').at(-1))).toEqual(['mp4', 'webm']);
    for (const path of files) {
      const file = readFileSync(join(PUBLIC, path));
      expect(file.length, path).toBeLessThan(LARGEST);
      const length = path.endsWith('.mp4') ? lengthOfMp4(file) : lengthOfWebm(file);
      expect(Math.abs(length - duration), `${path} lasts ${length} s: run npm run films`).toBeLessThan(0.1);
    }
  },
);

test('an MP4 file has its header before its pictures, so that it plays while it loads', () => {
  for (const path of OWN.flatMap(({ files = [] }) => files).filter((file) => file.endsWith('.mp4'))) {
    const file = readFileSync(join(PUBLIC, path));
    expect(file.indexOf('moov'), path).toBeLessThan(file.indexOf('mdat'));
  }
});

test('every file of a film belongs to one, and together they are light', () => {
  const names = readdirSync(join(PUBLIC, 'films'));
  const known = ALL.flatMap(({ files = [], poster }) => [...files, poster]);
  expect(names.filter((name) => !known.includes(`/films/${name}`))).toEqual([]);
  for (const path of known.filter((file) => file.startsWith('/films/')))
    expect(existsSync(join(PUBLIC, path)), path).toBe(true);
  const bytes = names.map((name) => readFileSync(join(PUBLIC, 'films', name)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(ALL_TOGETHER);
});

test('a film of this project is a sample until the company has its own, so that the launch check lists it', () => {
  expect(OWN.length).toBeGreaterThan(8);
  expect(OWN.filter(({ sample }) => !sample)).toEqual([]);
});

test('the films were made from the words of today', async () => {
  const today = Object.fromEntries(
    OWN.map((film) => [/([\w-]+)\.mp4$/.exec(film.files?.[0] ?? '')?.[1], scriptStamp(film)]),
  );
  expect(today, 'a film says something else than its script: run npm run films -- and its name').toEqual(
    await readStamps(),
  );
});
