import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { unicodeRange } from './characters.ts';
import { CUTS } from './cuts.ts';
import { faceRules } from './face-rules.ts';

const STYLES = join(import.meta.dirname, '../../src/styles');
const plain = (css: string) => css.replace(/\s+/g, ' ');

async function charactersOf(file: string): Promise<Set<string>> {
  const sfnt = await convert(readFileSync(join(STYLES, `fonts/${file}.woff2`)), 'sfnt');
  const face = new Face(new Blob(Uint8Array.from(sfnt).buffer));
  return new Set([...face.collectUnicodes()].map((point) => String.fromCodePoint(point)));
}

test('the style sheet has the rules of the cuts', () => {
  expect(plain(readFileSync(join(STYLES, 'fonts.css'), 'utf8'))).toBe(plain(faceRules(CUTS)));
});

test.each(CUTS)('$file holds every character that its rule promises', async ({ file, characters }) => {
  const held = await charactersOf(file);
  expect([...characters].filter((character) => !held.has(character))).toEqual([]);
});

test('no character is in two files of one face', () => {
  const seen = new Map<string, string>();
  const twice = CUTS.flatMap(({ file, family, weights, style, characters }) =>
    weights.flatMap((weight) =>
      [...characters].flatMap((character) => {
        const key = `${family} ${weight} ${style ?? ''} ${character}`;
        const other = seen.get(key);
        seen.set(key, file);
        return other ? [`${character} in ${other} and ${file}`] : [];
      }),
    ),
  );
  expect(twice).toEqual([]);
});

test('a face of every first view is the only one of its family, weights and style', () => {
  const faces = CUTS.flatMap(({ weights, ...cut }) => weights.map((weight) => ({ ...cut, weight })));
  const firstView = faces.filter(({ inSheet }) => inSheet);
  const files = faces.filter(({ inSheet }) => !inSheet);
  expect(firstView).toHaveLength(4);
  const sharing = files.filter(({ family, weight, style }) =>
    firstView.some((face) => face.family === family && face.style === style && overlap(face.weight, weight)),
  );
  expect(sharing.map(({ file }) => file)).toEqual([]);
});

/** True when two ranges of weights, such as `400 500` or `480`, have a weight in common. */
function overlap(one: string, other: string): boolean {
  const [from = 0, to = from] = one.split(' ').map(Number);
  const [least = 0, most = least] = other.split(' ').map(Number);
  return from <= most && least <= to;
}

test('neighbouring characters are joined into spans', () => {
  expect(unicodeRange('abcz')).toBe('U+61-63, U+7A');
});
