import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { team } from '#content/data/team.ts';
import { pictureFiles } from './picture-list.ts';

const files = pictureFiles();
const brotli = (path: string) => brotliCompressSync(files.get(path) ?? '').length;

/** Brotli bytes of the same pictures, to the thread, as the design's prototype drew them. */
const PROTOTYPE_BYTES = {
  'portraits/dara-hollis.svg': 3999,
  'portraits/mateo-varga.svg': 4798,
  'portraits/amara-diallo.svg': 2468,
  'portraits/samuel-okafor.svg': 3266,
  'covers/layoffs.svg': 3515,
  'covers/small.svg': 4094,
  'covers/voice.svg': 2106,
  'incubator/video-1.svg': 5870,
  'poster-incubator.svg': 6670,
};

test('the pictures are the same on every run', () => {
  expect([...pictureFiles()]).toEqual([...files]);
});

test.each(Object.entries(PROTOTYPE_BYTES))(
  '%s takes less than half of what the prototype took',
  (path, prototype) => {
    expect(brotli(path)).toBeLessThan(prototype / 2);
  },
);

test('together they take little more than a third of what the prototype took', () => {
  const ours = Object.keys(PROTOTYPE_BYTES).reduce((sum, path) => sum + brotli(path), 0);
  const prototype = Object.values(PROTOTYPE_BYTES).reduce((sum, bytes) => sum + bytes, 0);
  expect(ours).toBeLessThan(prototype * 0.36);
});

test('everyone on the team has the portrait their entry points at', () => {
  expect(team.length).toBeGreaterThan(0);
  for (const { image } of team) expect([...files.keys()]).toContain(image.replace('/pictures/', ''));
});

test('every picture is woven, titled and free of inline style', () => {
  expect(files.size).toBeGreaterThan(0);
  for (const [path, text] of files) {
    expect(text, path).toMatch(/h\d+m/);
    expect(text, path).toMatch(/<title>[^<]+<\/title>/);
    expect(text, path).not.toMatch(/style=|var\(|NaN/);
  }
});
