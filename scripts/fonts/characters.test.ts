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

test('neighbouring characters are joined into spans', () => {
  expect(unicodeRange('abcz')).toBe('U+61-63, U+7A');
});
