import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
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

test('the changelog begins with the version that package.json names', () => {
  const [, newest] =
    /^## (\S+), \d{4}-\d\d-\d\d$/m.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(newest).toBe(packageJson.version);
});
