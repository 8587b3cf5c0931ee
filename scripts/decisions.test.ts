import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run-tool.ts';

const FOLDER = join(ROOT, 'docs/decisions');
const FILES = readdirSync(FOLDER).sort();

test('each decision has a number of its own', () => {
  const numbers = FILES.map((file) => file.slice(0, 3));
  expect(
    numbers.filter((number, index) => numbers.indexOf(number) !== index),
    'docs/decisions: give the later of two records the next free number, in its name and its heading.',
  ).toEqual([]);
});

test.each(FILES)('%s begins with its number', (file) => {
  expect(readFileSync(join(FOLDER, file), 'utf8')).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\S`));
});
