import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BASIC, LATIN, unicodeRange } from './characters.ts';

const styles = readFileSync(join(import.meta.dirname, '../../src/styles/fonts.css'), 'utf8');

function rangeOf(file: string): string | undefined {
  const face = styles.split('@font-face').find((block) => block.includes(`/${file}"`));
  return /unicode-range:\s*([^;]+);/.exec(face ?? '')?.[1]?.replace(/\s+/g, ' ');
}

test.each(['newsreader', 'newsreader-italic', 'instrument-sans'])(
  'the ranges of %s in the style sheet are the characters its files hold',
  (family) => {
    expect(rangeOf(`${family}.woff2`)).toBe(unicodeRange(BASIC));
    expect(rangeOf(`${family}-latin.woff2`)).toBe(unicodeRange(LATIN));
  },
);

test('no character is in both files', () => {
  expect([...BASIC].filter((character) => LATIN.includes(character))).toEqual([]);
});

test('neighbouring characters are joined into spans', () => {
  expect(unicodeRange('abcz')).toBe('U+61-63, U+7A');
});
