/**
 * `npm run check:dependencies`: licenses, known weaknesses and newer versions of all packages. Ends with code 1 for any
 * license or weakness that somebody should look at, also those for which `npm test` goes on; what the registry does not
 * answer is said to be not checked.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askOutdated, askWeaknesses } from './dependencies/ask-npm.ts';
import { judgePackages } from './dependencies/judge-packages.ts';
import { countLicenses, lockedPackages } from './dependencies/licenses.ts';
import { ROOT } from './run-tool.ts';

const packages = lockedPackages(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const [weaknesses, outdated] = await Promise.all([askWeaknesses(), askOutdated()]);
const { lines, isPassed } = judgePackages(packages, weaknesses);

for (const [license, count] of countLicenses(packages))
  console.log(`  ${String(count).padStart(4)}  ${license}`);
console.log(lines.join('\n'));

if (!outdated) console.log('Newer versions: not checked, because the registry gave no answer.');
else console.log(`Newer versions: ${outdated.length === 0 ? 'none.' : ''}`);
for (const { name, current, wanted, latest } of outdated ?? [])
  console.log(`  ${name}: ${current}, ${wanted} allowed, ${latest} newest`);

process.exitCode = isPassed && (weaknesses ?? []).length === 0 ? 0 : 1;
