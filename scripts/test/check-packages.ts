/** Checks licenses and known weaknesses of all packages, with one question to the registry. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askWeaknesses } from '../dependencies/ask-npm.ts';
import { judgePackages } from '../dependencies/judge-packages.ts';
import { lockedPackages } from '../dependencies/licenses.ts';
import { ROOT } from '../run-tool.ts';

/** @returns the exit code */
export async function checkPackages(): Promise<number> {
  const packages = lockedPackages(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const { lines, isPassed } = judgePackages(packages, await askWeaknesses());
  console.log(lines.join('\n'));
  return isPassed ? 0 : 1;
}
