import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mostFlashes } from './flash-count.ts';

const FPS = 24;
const seconds = (count: number, valueAt: (frame: number) => number) =>
  Array.from({ length: count * FPS }, (_, frame) => [valueAt(frame)]);

test('flashes are counted in the second that has most of them', () => {
  // Six frames of light and six of dark are two flashes in a second of 24 frames.
  const strobe = (length: number, dark = 0) =>
    seconds(3, (frame) => (Math.floor(frame / length) % 2 ? 1 : dark));
  expect(mostFlashes(strobe(6), FPS)).toBe(2);
  expect(mostFlashes(strobe(2), FPS)).toBe(6);
  expect(mostFlashes(strobe(2, 0.95), FPS), 'too little').toBe(0);
  expect(mostFlashes(strobe(2, 0.85), FPS), 'between two bright ones').toBe(0);
  expect(
    mostFlashes(
      seconds(3, (frame) => frame / 72),
      FPS,
    ),
    'a slow fade',
  ).toBe(0);
});

const FOLDER = join(import.meta.dirname, '../../public/films');
/** Each of these parts is smaller than the area that must flash to count: 21,824 of the pixels of a film 1,024 wide. */
const [ACROSS, DOWN] = [8, 5];

function hasFfmpeg(): boolean {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Reads frames as rows of linear luminances; a film stores them gamma-encoded. */
function framesOf(film: string): number[][] {
  const filter = `fps=${FPS},scale=${ACROSS}:${DOWN}:flags=area:out_range=full,format=gray`;
  const bytes = execFileSync('ffmpeg', ['-v', 'error', '-i', film, '-vf', filter, '-f', 'rawvideo', '-']);
  const size = ACROSS * DOWN;
  return Array.from({ length: bytes.length / size }, (_, frame) =>
    [...bytes.subarray(frame * size, (frame + 1) * size)].map((value) => (value / 255) ** 2.2),
  );
}

describe.skipIf(!hasFfmpeg())('where ffmpeg is installed', () => {
  test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.mp4')))(
    'no part of %s flashes more than three times within a second',
    (name) => {
      const frames = framesOf(join(FOLDER, name));
      expect(frames.length).toBeGreaterThan(FPS);
      expect(mostFlashes(frames, FPS)).toBeLessThanOrEqual(3);
    },
  );
});
