/** What docs/accessibility.md says holds a criterion does exist: its files, and the tests it quotes by their names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isThere } from '../support/import-graph.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENT = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8');

/** From the name a test file has in the document to its path: the links at the end. */
const FILES = new Map(
  [...DOCUMENT.matchAll(/^\[([\w-]+)\]: \.\.\/(\S+)$/gm)].map(([, name, path]) => [name, path]),
);

/** The tests quoted after a file's name: `[docs-read] “one”, “another”`. */
const QUOTED = [...DOCUMENT.matchAll(/\[([\w-]+)\]((?:,? “[^”]+”)+)/g)].flatMap(([, name, titles = '']) =>
  [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ name, title })),
);

test('every criterion of level A and AA has one row', () => {
  const rows = [...DOCUMENT.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, criterion]) => criterion);
  expect(rows, 'WCAG 2.2 has 55: a row is missing, twice there or of level AAA').toHaveLength(55);
  expect(new Set(rows).size).toBe(rows.length);
});

test('every file that is named is there', () => {
  const named = [...DOCUMENT.matchAll(/`((?:src|tests|content)\/[^`\s]+)`/g)].map(([, path = '']) => path);
  const lost = [...named, ...FILES.values()].filter((path) => !path || !isThere(path));
  expect(lost.map((path) => `docs/accessibility.md names ${path}, which is not there.`)).toEqual([]);
});

test('every test that is quoted is in its file, under that name', () => {
  expect(QUOTED.length).toBeGreaterThan(50);
  const lost = QUOTED.filter(
    ({ name, title }) => !titlesOf(FILES.get(name)).some((known) => known.includes(title)),
  );
  expect(
    lost.map(
      ({ name, title }) =>
        `docs/accessibility.md quotes “${title}”: no test of [${name}] is called so. Quote its new name, or say that nothing holds the criterion.`,
    ),
  ).toEqual([]);
});

/** The lines of a file that begin a test. */
function titlesOf(path: string | undefined): string[] {
  if (!path) return [];
  return readFileSync(join(ROOT, path), 'utf8').match(/^\s*test\(.*$/gm) ?? [];
}
