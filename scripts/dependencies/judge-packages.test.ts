import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run-tool.ts';
import { judgePackages } from './judge-packages.ts';
import { type InstalledPackage, lockedPackages } from './licenses.ts';
import { IN_SCRIPTS, isUrgent, type Weakness } from './weaknesses.ts';

const installed = (name: string, change: Partial<InstalledPackage> = {}): InstalledPackage => ({
  name,
  path: `node_modules/${name}`,
  isOfBuild: false,
  version: '1.0.0',
  license: 'MIT',
  ...change,
});
const weakness = (name: string, severity: Weakness['severity']): Weakness => ({
  name,
  paths: [`node_modules/${name}`],
  title: 'Runs code',
  url: 'https://example.com/advisory',
  severity,
});
const packages = [
  installed('served'),
  installed('built', { isOfBuild: true }),
  installed('react', { isOfBuild: true }),
];
const judge = (...weaknesses: Weakness[]) => judgePackages(packages, weaknesses);

test('allowed licenses and no weakness pass', () => {
  expect(judge()).toEqual({
    lines: ['Licenses: 3 of 3 packages are under an allowed one.', 'Known weaknesses: none.'],
    isPassed: true,
  });
});

test('a license that is not allowed fails, and says which and what to do', () => {
  const { lines, isPassed } = judgePackages([installed('a', { license: 'GPL-3.0-only' })], []);
  expect(isPassed).toBe(false);
  expect(lines).toContain('  a 1.0.0: GPL-3.0-only');
  expect(lines.join()).toContain('scripts/dependencies/licenses.ts');
});

test('a registry that gave no answer passes, and is said to be not checked', () => {
  const { lines, isPassed } = judgePackages(packages, undefined);
  expect(isPassed).toBe(true);
  expect(lines.at(-1)).toBe('Known weaknesses: not checked, because the registry gave no answer.');
});

test.each([
  ['served', 'critical', false],
  ['served', 'high', false],
  ['served', 'moderate', true],
  ['react', 'high', false],
  ['react', 'low', true],
  ['built', 'critical', true],
] as const)('of the package %s a %s weakness passes: %s', (name, severity, passes) => {
  const { lines, isPassed } = judge(weakness(name, severity));
  expect(isPassed).toBe(passes);
  expect(lines).toContain(`Known weaknesses: 1 ${severity}; "npm audit" lists them.`);
  expect(lines.some((line) => line.includes('https://example.com/advisory'))).toBe(!passes);
});

test('a weakness that was looked at and does not concern the site stops nothing', () => {
  const weak = weakness('served', 'critical');
  expect(isUrgent(weak, packages, {})).toBe(true);
  expect(isUrgent(weak, packages, { [weak.url]: 'Only its command line is affected.' })).toBe(false);
});

test('a package inside another one counts by its own place', () => {
  const inner = installed('served', { path: 'node_modules/built/node_modules/served', isOfBuild: true });
  const weak = { ...weakness('served', 'high'), paths: [inner.path] };
  expect(isUrgent(weak, [...packages, inner])).toBe(false);
});

test('the packages in scripts of the site are installed', () => {
  const names = lockedPackages(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(IN_SCRIPTS));
});
