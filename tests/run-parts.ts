/**
 * `npm test`, in the order that fails soonest: after a part that fails no other is started, except
 * after `packages`, which asks the registry. `npm test -- unit site` runs the parts named.
 */
import { run } from '#scripts/run-tool.ts';
import { cleanThisProcess } from '#tests/support/clean-environment.ts';

cleanThisProcess();

/**
 * Parts, their scripts in package.json, and which must be over when one begins: `types`, `build` and
 * `journeys`, which build the other site, write the same files of Astro.
 */
const PARTS: [name: string, script: string, ...after: string[]][] = [
  ['lint', 'test:lint'],
  ['packages', 'check:packages'],
  ['types', 'test:types', 'lint'],
  ['unit', 'test:unit', 'lint'],
  ['build', 'build', 'types'],
  ['site', 'test:site', 'build', 'unit'],
  ['journeys', 'test:browser', 'build'],
];

const names = PARTS.map(([name]) => name);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no part called ${unknown.join(', ')}. The parts are: ${names.join(', ')}.`,
  );
  process.exit(2);
}

const failed: string[] = [];
const ends = new Map<string, Promise<void>>();
for (const [name, script, ...after] of PARTS) ends.set(name, runAfter(after, name, script));
await Promise.all(ends.values());
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}. To run it alone: npm test -- ${failed.join(' ')}`);
  process.exit(1);
}

async function runAfter(after: string[], name: string, script: string) {
  await Promise.all(after.map((one) => ends.get(one)));
  const hasToStop = failed.some((one) => one !== 'packages');
  if (hasToStop || (wanted.length > 0 && !wanted.includes(name))) return;
  console.log(`\n── ${name}`);
  const started = performance.now();
  const code = await run(['--run', script]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n── ${name} ${code === 0 ? 'passed' : 'failed'} after ${seconds} s`);
  if (code !== 0) failed.push(name);
}
