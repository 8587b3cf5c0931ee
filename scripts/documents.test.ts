import { existsSync, readFileSync } from 'node:fs';
import packageJson from '../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(file, 'utf8');

test('the changelog begins with the version that package.json names', () => {
  expect(/^## (\S+), \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(packageJson.version);
});

test('accessibility has a row for each criterion, and files that exist', () => {
  const text = read('docs/accessibility.md');
  const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number);
  expect(rows, 'WCAG 2.2 has 55 of level A and AA').toHaveLength(55);
  expect(new Set(rows).size).toBe(rows.length);
  const named = [...text.matchAll(/`((?:src|tests|content|server)\/[^`\s]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
