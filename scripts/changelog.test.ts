import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { ROOT } from './run-tool.ts';

test('the changelog begins with the version that package.json names', () => {
  const [, newest] =
    /^## (\S+), \d{4}-\d\d-\d\d$/m.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(newest).toBe(packageJson.version);
});
