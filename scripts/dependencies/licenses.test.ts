import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run-tool.ts';
import { countLicenses, isAllowed, lockedPackages } from './licenses.ts';

test('every package of the site comes under a license that it may be used under', () => {
  const packages = lockedPackages(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  expect(packages.length).toBeGreaterThan(100);
  const refused = packages
    .filter((one) => !isAllowed(one))
    .map(({ name, version, license }) => `${name} ${version}: ${license ?? 'no license named'}`);
  const remedy = 'Leave the package out, or decide on its license in scripts/dependencies/licenses.ts.';
  expect(refused, remedy).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['MIT OR Apache-2.0', true],
  ['MIT OR GPL-2.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  [undefined, false],
])('%s: %s', (license, allowed) => {
  expect(isAllowed({ license })).toBe(allowed);
});

test('packages inside packages count, the project itself does not', () => {
  const lock = JSON.stringify({
    packages: {
      '': { version: '1.0.0', license: 'MIT' },
      'node_modules/a': { version: '1.0.0', license: 'ISC' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'ISC' },
      'node_modules/d': { version: '3.0.0', dev: true },
    },
  });
  const packages = lockedPackages(lock);
  expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'a 1.0.0',
    '@b/c 2.0.0',
    'd 3.0.0',
  ]);
  expect(packages.map(({ path, isOfBuild }) => [path, isOfBuild])).toEqual([
    ['node_modules/a', false],
    ['node_modules/a/node_modules/@b/c', false],
    ['node_modules/d', true],
  ]);
  expect(countLicenses(packages)).toEqual([
    ['ISC', 2],
    ['none named', 1],
  ]);
});
