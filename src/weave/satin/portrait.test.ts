import { expect, test } from 'vitest';
import { range } from '../geometry.ts';
import { heightOf } from './head.ts';
import { pictureFile } from './picture-file.ts';
import { avatar, portrait } from './portrait.ts';
import { isWeftOnTop } from './satin.ts';
import { shade } from './shade.ts';
import { HAIR, type PortraitTraits, traits } from './traits.ts';

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

test.each(HAIR)('hair %s draws a bust inside its frame', (hair) => {
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

test('a picture file is complete in itself: no page tokens, no inline style, a title that is escaped', () => {
  const file = pictureFile(portrait('Ana', {}, 24), 'Ana & "Ben" <3', (name) => name.slice(2));
  expect(file).toContain('<title>Ana &amp; &quot;Ben&quot; &lt;3</title>');
  expect(file).not.toMatch(/var\(|style=/);
});

/** The tones of the face of a person in a part of it, in face units from its middle. */
function tonesOfFace(
  chosen: PortraitTraits,
  [left, right]: [number, number],
  [top, bottom]: [number, number],
) {
  const person = traits('Anyone', { turn: 0, w: 0.34, h: 0.45, jaw: 0.15, ...chosen });
  const toneAt = shade(person);
  const steps = (from: number, to: number) => range(40).map((step) => from + ((to - from) * step) / 40);
  return steps(top, bottom).flatMap((v) =>
    steps(left, right).map((u) => toneAt(u * person.w, -heightOf(person, -v)).tone),
  );
}

test.each([0.05, 0.2, 0.38])(
  'a face of skin %d has light in its eyes and a mouth, bearded or not',
  (skin) => {
    for (const beard of [true, false]) {
      const eyes = tonesOfFace({ skin, beard, glasses: false }, [-0.6, 0.6], [-0.2, 0]);
      expect(Math.min(...eyes)).toBe(0);
      expect(Math.max(...eyes)).toBeGreaterThan(0.9);
      const mouth = tonesOfFace({ skin, beard }, [-0.15, 0.15], [0.5, 0.75]);
      expect(Math.max(...mouth) - Math.min(...mouth)).toBeGreaterThan(0.75);
    }
  },
);

test('a black beard is no mask: it lets the ground through', () => {
  const chin = tonesOfFace({ beard: true, tone: 0.95, skin: 0.2 }, [-0.3, 0.3], [0.8, 0.95]);
  expect(Math.max(...chin)).toBeLessThan(7 / 8);
});

test.each(['bun', 'curls', 'scarf'] as const)('high hair (%s) ends below the top of its frame', (hair) => {
  for (const picture of [portrait('Anyone', { hair, ground: 'plain' }), avatar('Anyone', { hair })]) {
    const [, start = ''] = /^M0 \.5m[\d.-]+[ -]?(\d+)/.exec(picture.floats[0]?.d ?? '') ?? [];
    expect(Number(start), 'picks before the first float').toBeGreaterThan(0);
  }
});
