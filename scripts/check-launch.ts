/**
 * `npm run check:launch`: lists every placeholder of a fact only the company knows, every claim
 * that a new price has made untrue, every model that ends within 90 days, and every setting a
 * public site needs. Ends with code 1 while any is left.
 */
import './load-environment-file.ts';
import { join } from 'node:path';
import { today } from '#model/calendar-day.ts';
import { endingModels } from '#model/workflows/list-prices.ts';
import { readBuildEnvironment } from '#src/build-environment.ts';
import { countsOf, sampleFacts, unsetSettings, untrueClaims } from './launch.ts';
import { ROOT } from './run-tool.ts';

const facts = await sampleFacts(join(ROOT, 'content'));
const settings = unsetSettings(readBuildEnvironment(process.env), process.env);
const untrue = [...untrueClaims(), ...endingModels(today())];
const left = facts.length + settings.length + untrue.length;
const width = Math.max(0, ...facts.map(({ path }) => path.length));

console.log(left === 0 ? 'Nothing is left: ready to launch.' : countsOf(facts, settings));

for (const [file, ofFile] of Map.groupBy(facts, (fact) => fact.file)) {
  console.log(`\ncontent/${file}`);
  for (const { path, kind, what } of ofFile)
    console.log(`  ${path.padEnd(width)}  ${kind.padEnd(21)}  ${what}`);
}
if (untrue.length > 0)
  console.log(`\nNo longer true, or not for long\n${untrue.map((text) => `  ${text}`).join('\n')}`);
if (settings.length > 0)
  console.log(
    `\nSettings (.env.example explains each)\n${settings.map((text) => `  ${text}`).join('\n')}`,
  );

process.exitCode = left === 0 ? 0 : 1;
