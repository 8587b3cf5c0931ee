/** The scale of type: nine sizes for words, a few more for the words of drawings, and no other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../support/import-graph.ts';

const ROOT = join(import.meta.dirname, '../..');
const sources = filesOf('src').map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
const sheets = sources.filter(({ file }) => file.endsWith('.css'));
/** Logos are drawn whole, and pictures for sharing see no style sheet. */
const DRAWN_WHOLE = [
  'src/components/client-wordmarks.tsx',
  'src/components/share-picture/share-picture-text.tsx',
];

/** A token, or the size of the words around it. */
const isOnScale = (value: string) =>
  /^(inherit|(\d+ )?(var\(--(text|drawn)-[a-z\d]+\)|1em)( \/ .+)?)$/.test(value);

function isPrinted(declaration: Declaration): boolean {
  for (let up = declaration.parent?.parent; up; up = up.parent)
    if (up.type === 'atrule' && 'params' in up && up.params === 'print') return true;
  return false;
}

/** A drop cap is as high as its lines, and paper counts in points. */
const hasMeasuresOfItsOwn = (declaration: Declaration) =>
  (declaration.parent?.type === 'rule' && String(declaration.parent).includes('::first-letter')) ||
  (isPrinted(declaration) && declaration.value.endsWith('pt'));

/** @returns the declarations of a style sheet whose size is no token, with their lines */
function offScale(css: string, file: string): string[] {
  const found: string[] = [];
  postcss.parse(css, { from: file }).walkDecls(/^font(-size)?$/, (declaration) => {
    if (isOnScale(declaration.value) || hasMeasuresOfItsOwn(declaration)) return;
    found.push(`${file}:${declaration.source?.start?.line} ${declaration.prop}: ${declaration.value}`);
  });
  return found;
}

describe('every size of type is one of the scale', () => {
  test('in the style sheets', () => {
    expect(sheets.length).toBeGreaterThan(0);
    const found = sheets.flatMap(({ file, text }) => offScale(text, file));
    expect(found, 'use a --text-… token of src/styles/tokens.css; in a drawing, a --drawn-… one').toEqual([]);
  });

  test('in drawings', () => {
    const found = sources
      .filter(({ file }) => file.endsWith('.tsx') && !DRAWN_WHOLE.includes(file))
      .flatMap(({ file, text }) =>
        (text.match(/fontSize(="\d|=\{\d|: \d|: '\d)[^\s]*/g) ?? []).map((size) => `${file} ${size}`),
      );
    expect(found, 'use a --drawn-… token of src/styles/tokens.css').toEqual([]);
  });
});

test('the scale has nine sizes, drawings five and the logo', () => {
  const names = new Set<string>();
  const tokens = sheets.find(({ file }) => file === 'src/styles/tokens.css');
  postcss.parse(tokens?.text ?? '').walkDecls(/^--(text|drawn)-/, ({ prop }) => void names.add(prop));
  const sizes = [...names];
  expect(sizes.filter((name) => name.startsWith('--text-'))).toHaveLength(9);
  expect(sizes.filter((name) => name.startsWith('--drawn-'))).toHaveLength(6);
});

test.each([
  ['a { font-size: 17px }', ['a.css:1 font-size: 17px']],
  ['a { font-size: clamp(1rem, 2vw, 3rem) }', ['a.css:1 font-size: clamp(1rem, 2vw, 3rem)']],
  ['a { font: 400 0.8em / 1 serif }', ['a.css:1 font: 400 0.8em / 1 serif']],
  ['a { font: 400 var(--text-note) / 1.2 serif }', []],
  ['a { font-size: var(--space-gap) }', ['a.css:1 font-size: var(--space-gap)']],
  ['@media print { a { font-size: 9pt } }', []],
])('of %s', (css, found) => {
  expect(offScale(css, 'a.css')).toEqual(found);
});
