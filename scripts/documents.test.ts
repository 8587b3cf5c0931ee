import { existsSync, readFileSync } from 'node:fs';

test('accessibility has a row for each criterion, and files that exist', () => {
  const text = readFileSync('docs/accessibility.md', 'utf8');
  const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) /gm)].map(([, number]) => number);
  expect(rows, 'WCAG 2.2 has 55 of level A and AA').toHaveLength(55);
  expect(new Set(rows).size).toBe(rows.length);
  const named = [...text.matchAll(/`((?:src|tests|content|server)\/[^`\s]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
