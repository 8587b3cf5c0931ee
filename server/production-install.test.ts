/** `npm ci --omit=dev` installs the packages that serving a built site needs, and no others. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SERVED = [
  ...['server/**/*.ts', 'src/leads/**/*.ts', 'src/build-environment.ts'],
  ...['scripts/{start,run-tool,load-environment-file}.ts', 'scripts/build/build-stamp.ts'],
];
const TESTS = /\.test\.ts$|^server\/testing\/|store-contract/;
/** Imports of packages, without those of types, which are gone when the code runs. */
const PACKAGE = /^import (?!type\b)[^'"]*?from '((?:@[\w-]+\/)?[\w-]+)(?:\/[\w-]+)*'/gm;

const files = globSync(SERVED, { cwd: ROOT }).filter((file) => !TESTS.test(file));
const imported = new Set(
  files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(PACKAGE)].map(([, name]) => name),
  ),
);
const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

test('a package that the server imports is a dependency, and every other is a devDependency', () => {
  expect(files.length).toBeGreaterThan(30);
  // The Node that everything runs with is imported by nothing.
  expect(Object.keys(dependencies).sort()).toEqual([...imported, 'node'].sort());
});
