import { expect, test } from 'vitest';
import { pictureFile } from './picture.ts';
import { avatar, portrait } from './portrait.ts';
import { isWeftOnTop } from './satin.ts';
import { traits } from './traits.ts';

const floats = (name: string, ends = 60) => portrait(name, {}, ends).floats[0]?.d ?? '';

test('a name always has the same face, however its accents are encoded', () => {
  expect(floats('Tomás Rey')).toBe(floats('Tomás Rey'));
  expect(floats('Tomás Rey'.normalize('NFD'))).toBe(floats('Tomás Rey'.normalize('NFC')));
  expect(floats('Tomás Rey')).not.toBe(floats('Dara Hollis'));
});

test('a chosen trait wins over what the name decides', () => {
  expect(traits('Dara Hollis', { hair: 'bob' }).hair).toBe('bob');
  expect(traits('Dara Hollis', { hair: 'bob' }).tone).toBe(traits('Dara Hollis').tone);
});

test('a tone weaves as many ends in eight as its grey', () => {
  for (let grey = 0; grey <= 8; grey += 1) {
    for (let pick = 0; pick < 8; pick += 1) {
      const woven = Array.from({ length: 8 }, (_, end) => isWeftOnTop(end, pick, grey / 8)).filter(Boolean);
      expect(woven).toHaveLength(grey);
    }
  }
});

test.each([
  'crop',
  'side',
  'bob',
  'long',
  'bun',
  'curls',
  'bald',
  'scarf',
  'locs',
  'fringe',
  'swept',
  'pony',
] as const)('hair %s draws a bust inside its frame', (hair) => {
  const { ends, picks, floats: woven } = avatar('Anyone', { hair }, 64);
  const floatsDrawn = [...(woven[0]?.d ?? '').matchAll(/m(-?\d+) ?(-?\d+)h(\d+)/g)];
  expect(floatsDrawn.length).toBeGreaterThan(0);
  let x = 0;
  let y = 0;
  for (const [, dx, dy, length] of floatsDrawn) {
    x += Number(dx);
    y += Number(dy);
    expect(x).toBeGreaterThanOrEqual(0);
    x += Number(length);
    expect(x).toBeLessThanOrEqual(ends);
  }
  expect(y).toBeLessThan(picks);
  expect(y).toBeGreaterThan(picks / 2);
});

test('a picture file stands alone: no page tokens, no inline style, a title that is escaped', () => {
  const file = pictureFile(portrait('Ana', {}, 24), 'Ana & "Ben" <3', (name) => name.slice(2));
  expect(file).toContain('<title>Ana &amp; &quot;Ben&quot; &lt;3</title>');
  expect(file).not.toMatch(/var\(|style=/);
});
