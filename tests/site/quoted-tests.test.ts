/** Checks that the files and tests docs/accessibility.md and docs/faults.md name do exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isThere } from '../support/import-graph.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('every criterion of level A and AA has one row', () => {
  const rows = [...read('docs/accessibility.md').matchAll(/^\| (\d\.\d\.\d+) /gm)].map(
    ([, number]) => number,
  );
  expect(rows, 'WCAG 2.2 has 55: a row is missing, twice there or of level AAA').toHaveLength(55);
  expect(new Set(rows).size).toBe(rows.length);
});

describe.each([
  ['docs/accessibility.md', 50],
  ['docs/faults.md', 30],
])('in %s', (path, fewest) => {
  const text = read(path);
  /** Paths of test files by their name in the document: the links at the end. */
  const files = new Map(
    [...text.matchAll(/^\[([\w-]+)\]: \.\.\/(\S+)$/gm)].map(([, name, target]) => [name, target]),
  );
  /** The tests quoted after a file's name: `[docs-read] “one”, “another”`. */
  const quoted = [...text.matchAll(/\[([\w-]+)\]((?:,? “[^”]+”)+)/g)].flatMap(([, name, titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ name, title })),
  );

  test('every file that is named is there', () => {
    const named = [...text.matchAll(/`((?:src|tests|content|server|bench)\/[^`\s]+)`/g)].map(
      ([, file = '']) => file,
    );
    const lost = [...named, ...files.values()].filter((file) => !file || !isThere(file));
    expect(lost.map((file) => `${path} names ${file}, which is not there.`)).toEqual([]);
  });

  test('every test that is quoted is in its file, under that name', () => {
    expect(quoted.length).toBeGreaterThan(fewest);
    const lost = quoted.filter(
      ({ name, title }) => !titlesOf(files.get(name)).some((known) => known.includes(title)),
    );
    expect(
      lost.map(
        ({ name, title }) =>
          `${path} quotes “${title}”: no test of [${name}] is called so. Quote its new name, or say that nothing holds it.`,
      ),
    ).toEqual([]);
  });
});

/** Title of a test, or of a row of `test.each`: a text at the head of a call or of a row. */
const TITLE = /(?:\btest(?:\.\w+)*\(|\)\(|^\s*\[)\s*(['"`])((?:(?!\1)[^\n])*)\1\s*[,)]/gm;

function titlesOf(path: string | undefined): string[] {
  if (!path) return [];
  return [...read(path).matchAll(TITLE)].map(([, , title = '']) => title);
}
