/**
 * `npm run check:dependencies`: licenses, known weaknesses and newer versions of all packages. Ends with code 1 for a
 * license or weakness that somebody has to look at; without an answer of the registry a check is reported as not done.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askNpm } from './dependencies/ask-npm.ts';
import { countLicenses, isAllowed, lockedPackages } from './dependencies/licenses.ts';
import { ROOT } from './run-tool.ts';

const packages = lockedPackages(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const refused = packages.filter((one) => !isAllowed(one));
const { weaknesses, outdated } = await askNpm();

console.log(`Licenses of ${packages.length} packages`);
for (const [license, count] of countLicenses(packages))
  console.log(`  ${String(count).padStart(4)}  ${license}`);
for (const { name, version, license } of refused) {
  console.log(`  Not allowed: ${name} ${version} (${license ?? 'no license named'})`);
}

console.log('\nKnown weaknesses (npm audit)');
if (!weaknesses) console.log('  Not checked: the registry gave no answer.');
else if (Object.keys(weaknesses).length === 0) console.log('  None.');
else for (const [severity, count] of Object.entries(weaknesses)) console.log(`  ${severity}: ${count}`);

console.log('\nNewer versions (npm outdated)');
if (!outdated) console.log('  Not checked: the registry gave no answer.');
else if (outdated.length === 0) console.log('  None.');
else
  for (const { name, current, wanted, latest } of outdated)
    console.log(`  ${name}: ${current}, ${wanted} allowed, ${latest} newest`);

process.exitCode = refused.length > 0 || Object.keys(weaknesses ?? {}).length > 0 ? 1 : 0;
