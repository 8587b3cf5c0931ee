/** Checks that docs/accessibility.md has each criterion once, and that the files it names exist. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/accessibility.md', 'utf8');

test('every criterion of level A and AA has one row', () => {
  const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number);
  expect(rows, 'WCAG 2.2 has 55: a row is missing, twice there or of level AAA').toHaveLength(55);
  expect(new Set(rows).size).toBe(rows.length);
});

test('every file that is named is there', () => {
  const named = [...text.matchAll(/`((?:src|tests|content|server)\/[^`\s]+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
